import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MarketDrawing, NetworkDrawing, ShelfDrawing } from '../../../kit/state/drawings';
import { StatusTag } from '../../../kit/page/status-tag';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { paths } from '../../../lib/paths';
import { useOnboarding } from '../use-onboarding';
import { WelcomeDialog, WelcomeList, type WelcomeStep } from './welcome-dialog';
import styles from './buyer-welcome.module.css';

/** Kept for the browser session: closing the dialog is not finishing it, but once per session is enough. */
const SHOWN_KEY = 'buyer_onboarding_shown';

function wasShown(): boolean {
  try {
    return sessionStorage.getItem(SHOWN_KEY) === 'true';
  } catch {
    return true;
  }
}

export function BuyerWelcome() {
  const { role, firstName } = useCurrentUser();
  const navigate = useNavigate();
  const onboarding = useOnboarding('buyer_onboarding_completed');
  const [open, setOpen] = useState(() => role === 'buyer' && !onboarding.completed && !wasShown());

  useEffect(() => {
    if (open) sessionStorage.setItem(SHOWN_KEY, 'true');
  }, [open]);

  if (!open) return null;
  const close = () => setOpen(false);
  const complete = () => {
    onboarding.complete();
    close();
  };
  return (
    <WelcomeDialog
      steps={steps(firstName)}
      onClose={close}
      last={
        <>
          <Button onClick={complete}>Go to Dashboard</Button>
          <Button
            type="primary"
            onClick={() => {
              complete();
              void navigate(paths.marketplace());
            }}
          >
            Browse Suppliers
          </Button>
        </>
      }
    />
  );
}

const steps = (firstName: string): WelcomeStep[] => [
  {
    drawing: <MarketDrawing />,
    title: `Welcome to Tradeyard, ${firstName}!`,
    content: (
      <>
        <div className={styles.badge}>
          <StatusTag tone="done">Account Created</StatusTag>
        </div>
        <p>Stock, suppliers, orders and invoices in one place. Three short steps show you around.</p>
      </>
    ),
  },
  {
    drawing: <NetworkDrawing />,
    title: 'What you can do here',
    content: (
      <WelcomeList
        items={[
          ['Connect with suppliers', 'Find them in the marketplace and order from their whole catalog.'],
          ['Track inventory', 'See what is on the shelf and what runs low before it is gone.'],
          ['Streamline ordering', 'Order, receive and import the invoice without typing anything twice.'],
        ]}
      />
    ),
  },
  {
    drawing: <ShelfDrawing />,
    title: 'First steps',
    content: (
      <>
        <WelcomeList
          numbered
          items={[
            ['Find a supplier', 'Browse the marketplace and ask to connect.'],
            ['Add products', 'Put what you keep in stock into the inventory.'],
            ['Set reorder alerts', 'Give each item the threshold at which you want to know.'],
          ]}
        />
        <p>Tip: most buyers find value within 10 minutes, with 3-5 products tracked.</p>
      </>
    ),
  },
];
