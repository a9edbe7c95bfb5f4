import { useConfirm } from '../../kit/dialog/use-confirm';
import { isRefusedFor } from '../../lib/api-error';
import type { Schemas } from '../../lib/api-client';
import { formatDay } from '../../lib/dates';
import { count, formatNumber } from '../../lib/numbers';
import { useToast } from '../../lib/use-toast';
import type { LineItem } from './api/get-invoice';
import { useUpdateInvoice } from './api/update-invoice';
import { goodsOf, isGoods } from './goods';

/** Whether an import was refused until a person says which order the invoice is for: asks, and tries it `again` if for none. */
export type AskWhichOrder = (refusal: unknown, again: () => void) => boolean;

/** Goods that came in with an order would be counted twice by its invoice: the answer is kept with it. */
export function useWhichOrder(invoiceId: number, lines: LineItem[]): AskWhichOrder {
  const update = useUpdateInvoice(invoiceId);
  const confirm = useConfirm();
  const toast = useToast();

  return (refusal, again) => {
    const order = orderOf(refusal);
    if (!order) return false;
    const { id, orderNumber, receivedAt } = order;
    confirm({
      title: `Is this for ${orderNumber}?`,
      content: `You received ${goodsIn(lines)} with it on ${formatDay(receivedAt)}. If the invoice is for another delivery, they come into stock once more.`,
      ok: 'Link the order',
      other: {
        label: 'Another delivery',
        run: () =>
          void update
            .mutateAsync({ orderId: null })
            .then(again, (error: unknown) => toast.failure('Failed to update invoice', error)),
      },
      danger: false,
      run: () => update.mutateAsync({ orderId: id }),
      success: () => [`Linked to ${orderNumber}`, 'What came in with it is not counted again.'],
      failure: 'Failed to update invoice',
    });
    return true;
  };
}

const orderOf = (refusal: unknown): Schemas['ReceivedOrder'] | undefined =>
  isRefusedFor(refusal, 'which-order') ? (refusal.body.order as Schemas['ReceivedOrder']) : undefined;

/** '4 of Blind rivet', or 'the goods of all 3 lines'. */
function goodsIn(lines: LineItem[]): string {
  const open = lines.filter((line) => !line.importedAt && isGoods(line));
  return open.length === 1
    ? `${formatNumber(open[0]!.quantity ?? 0)} of ${goodsOf(open[0]!)}`
    : `the goods of all ${count(open.length, 'line')}`;
}
