import { useQueryClient } from '@tanstack/react-query';
import { useChangeOrderStatus } from '../../api/change-order-status';
import { orderQuery } from '../../api/get-order';
import type { Order } from '../../api/list-orders';
import type { Schemas } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { useToast } from '../../lib/use-toast';

/** What became of an order while somebody looked at it, in words. */
const DONE: Partial<Record<Order['status'], (order: Order) => string>> = {
  confirmed: ({ supplier }) => `${supplier.name} confirmed it meanwhile.`,
  processing: ({ supplier }) => `${supplier.name} has begun to process it meanwhile.`,
  shipped: ({ supplier }) => `${supplier.name} shipped it meanwhile.`,
  rejected: ({ supplier }) => `${supplier.name} rejected it meanwhile.`,
  cancelled: () => 'It was cancelled meanwhile.',
  delivered: () => 'It was delivered meanwhile.',
};

/** Takes the order's steps. */
export function useChangeStatus(order: Order) {
  const { mutateAsync, isPending, variables } = useChangeOrderStatus();
  const toast = useToast();
  const queries = useQueryClient();
  /** A question may stand open while the other side goes on. */
  const tellRefusal = async (error: unknown) => {
    const isConflict = error instanceof ApiError && error.status === 409;
    const now = isConflict
      ? await queries.fetchQuery({ ...orderQuery(order.id), staleTime: 0 }).catch(() => order)
      : order;
    const done = now.status === order.status ? undefined : DONE[now.status]?.(now);
    if (done) toast.refusal('Failed to update order status', done);
    else toast.failure('Failed to update order status', error);
  };
  const sendInput = (input: Schemas['ChangeOrderStatusInput']) =>
    mutateAsync({ id: order.id, input: { from: order.status, ...input } });
  const send = (status: Order['status'], notes?: string) => sendInput({ status, ...(notes && { notes }) });
  return {
    busy: isPending ? variables.input.status : undefined,
    send,
    sendInput,
    /** Says how it went. */
    to: (status: Order['status'], notes?: string): Promise<void> =>
      send(status, notes).then(
        () => toast.success('Order Updated', `${order.orderNumber} is now ${status}.`),
        tellRefusal,
      ),
  };
}
