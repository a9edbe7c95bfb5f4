import { useNavigate } from 'react-router-dom';
import type { Order } from '../../api/list-orders';
import { count } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { wasSentBefore } from '../../lib/use-once';
import { useToast } from '../../lib/use-toast';
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
        const { order: draft, unavailable } = answer;
        void navigate(paths.order(draft.id));
        if (wasSentBefore(answer)) return toast.doneOnce('Draft created');
        if (unavailable.length === 0) return toast.success('Draft created', `${draft.orderNumber}, at today’s prices`);
        const left = unavailable.map(({ name, reason }) => `${name}: ${reason}`).join(' · ');
        toast.info(`Draft created without ${count(unavailable.length, 'product')}`, left);
      },
      onError: (error) => toast.failure('Failed to duplicate order', error),
    });
  };
}
