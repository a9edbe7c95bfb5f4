import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { MarketDrawing, OrderDrawing, TagDrawing } from '../../../kit/state/drawings';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { useOnboarding } from '../use-onboarding';
import { WelcomeDialog, WelcomeList, type WelcomeStep } from './welcome-dialog';

/** The page is seen first, then its explanation. */
const DELAY_MS = 1500;

/** For a seller who has neither supplier nor product. */
export function SellerWelcome() {
  const { firstName } = useCurrentUser();
  const { completed, complete } = useOnboarding('seller_onboarding_completed');
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (completed) return;
    const timer = setTimeout(() => setOpen(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [completed]);

  if (!open) return null;
  const close = () => {
    complete();
    setOpen(false);
  };
  return (
    <WelcomeDialog
      steps={steps(firstName)}
      onClose={close}
      last={
        <Button type="primary" onClick={close}>
          Get Started
        </Button>
      }
    />
  );
}

const steps = (firstName: string): WelcomeStep[] => [
  {
    drawing: <MarketDrawing />,
    title: `Welcome to Tradeyard, ${firstName}!`,
    content: <p>Your catalog, your customers and their orders in one place. Three short steps show you around.</p>,
  },
  {
    drawing: <TagDrawing />,
    title: 'Build your catalog',
    content: (
      <WelcomeList
        numbered
        items={[
          ['Create your supplier profile', 'The name buyers find in the marketplace.'],
          ['Add brands', 'The names on the box; buyers filter by them.'],
          ['Add products', 'Each is reviewed within 24 hours and then goes public.'],
        ]}
      />
    ),
  },
  {
    drawing: <OrderDrawing />,
    title: 'Sell',
    content: (
      <WelcomeList
        items={[
          ['Answer requests', 'Connected buyers order from your whole catalog.'],
          ['Accept orders', 'Accept, process, ship: the buyer follows every step.'],
          ['Stay informed', 'The bell tells you of orders and requests as they come in.'],
        ]}
      />
    ),
  },
];
