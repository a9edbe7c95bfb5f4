import { useChangeOrderStatus } from '../../api/change-order-status';
import type { Order } from '../../api/list-orders';
import type { Schemas } from '../../lib/api-client';
import { useToast } from '../../lib/use-toast';

/** Takes the order's steps. */
export function useChangeStatus(order: Order) {
  const { mutateAsync, isPending, variables } = useChangeOrderStatus();
  const toast = useToast();
  const sendInput = (input: Schemas['ChangeOrderStatusInput']) => mutateAsync({ id: order.id, input });
  const send = (status: Order['status'], notes?: string) => sendInput({ status, ...(notes && { notes }) });
  return {
    busy: isPending ? variables.input.status : undefined,
    send,
    sendInput,
    /** Says how it went. */
    to: (status: Order['status'], notes?: string): Promise<void> =>
      send(status, notes).then(
        () => toast.success('Order Updated', `${order.orderNumber} is now ${status}.`),
        (error: unknown) => toast.failure('Failed to update order status', error),
      ),
  };
}
