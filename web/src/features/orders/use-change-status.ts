import { useQueryClient } from '@tanstack/react-query';
import { useChangeOrderStatus } from '../../api/change-order-status';
import { orderQuery } from '../../api/get-order';
import type { Order } from '../../api/list-orders';
import type { Schemas } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { useToast } from '../../lib/use-toast';
import { type LinePrice, newPricesOf } from './cart';

/** What became of an order while somebody looked at it, in words. */
const DONE: Partial<Record<Order['status'], (order: Order) => string>> = {
  confirmed: ({ supplier }) => `${supplier.name} confirmed it meanwhile.`,
  processing: ({ supplier }) => `${supplier.name} has begun to process it meanwhile.`,
  shipped: ({ supplier }) => `${supplier.name} shipped it meanwhile.`,
  rejected: ({ supplier }) => `${supplier.name} rejected it meanwhile.`,
  cancelled: () => 'It was cancelled meanwhile.',
  delivered: () => 'It was delivered meanwhile.',
};

/** Takes the order's steps. Where a draft has old prices, today's are handed on: they are to be seen before it is placed. */
export function useChangeStatus(order: Order, onNewPrices?: (prices: LinePrice[]) => void) {
  const { mutateAsync, isPending, variables } = useChangeOrderStatus();
  const toast = useToast();
  const queries = useQueryClient();
  /** A question may stand open while the other side goes on. */
  const tellRefusal = async (error: unknown) => {
    const prices = newPricesOf(error);
    if (prices && onNewPrices) return onNewPrices(prices);
    const isConflict = error instanceof ApiError && error.status === 409;
    const now = isConflict
      ? await queries.fetchQuery({ ...orderQuery(order.id), staleTime: 0 }).catch(() => order)
      : order;
    const done = now.status === order.status ? undefined : DONE[now.status]?.(now);
    const refused = refusedLine(order, error);
    if (done ?? refused) toast.refusal('Failed to update order status', (done ?? refused)!);
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

/** Why a line cannot be ordered, with the name that it has in the order: the catalogue may not have one any more. */
function refusedLine({ items }: Order, error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  const name = items?.find(({ productId }) => productId === error.body['productId'])?.product.name;
  return name === undefined || error.detail.includes(name) ? undefined : `${name}: ${error.detail}`;
}
