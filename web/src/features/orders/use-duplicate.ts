import { useNavigate } from 'react-router-dom';
import type { Order } from '../../api/list-orders';
import { count } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { wasSentBefore } from '../../lib/use-once';
import { useToast } from '../../lib/use-toast';
import type { PricesBefore } from './prices-before';
import { useDuplicateOrder } from './api/duplicate-order';

/** Makes the draft, goes to it and says what could not be ordered any more. */
export function useDuplicate({ id }: Order) {
  const { mutate, isPending } = useDuplicateOrder(id);
  const navigate = useNavigate();
  const toast = useToast();
  return () => {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: (answer) => {
        const { order: draft, unavailable, repriced } = answer;
        // With the page, which marks them for as long as this visit of it lasts.
        const state: PricesBefore = {
          pricesBefore: Object.fromEntries(repriced.map(({ productId, priceBefore }) => [productId, priceBefore])),
        };
        void navigate(paths.order(draft.id), { state });
        if (wasSentBefore(answer)) return toast.doneOnce('Draft created');
        if (unavailable.length === 0) {
          const changed = repriced.length > 0 ? `: ${count(repriced.length, 'price')} changed` : '';
          return toast.success('Draft created', `${draft.orderNumber}, at today’s prices${changed}`);
        }
        const left = unavailable.map(({ name, reason }) => `${name}: ${reason}`).join(' · ');
        toast.info(`Draft created without ${count(unavailable.length, 'product')}`, left);
      },
      onError: (error) => toast.failure('Failed to duplicate order', error),
    });
  };
}
