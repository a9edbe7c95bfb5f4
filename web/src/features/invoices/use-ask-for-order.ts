import { useState } from 'react';
import { useConfirm } from '../../kit/dialog/use-confirm';
import { formatDay } from '../../lib/dates';
import { count, formatNumber } from '../../lib/numbers';
import { useToast } from '../../lib/use-toast';
import type { LineItem } from './api/get-invoice';
import type { Invoice } from './api/list-invoices';
import { useUpdateInvoice } from './api/update-invoice';
import { goodsOf, isGoods } from './goods';
import { type ReceivedOrder, useReceivedOrder } from './use-received-order';

export interface AskForOrder {
  /** Goes on at once, or once a person has said that these are other goods. */
  before: (goOn: () => void) => void;
  isLooking: boolean;
}

/**
 * Whether an invoice without an order is for one with which just its goods came in: asked before any of its goods come into
 * stock, line by line or together, until a person says that it is not.
 */
export function useAskForOrder(invoice: Invoice, lines: LineItem[]): AskForOrder {
  const update = useUpdateInvoice(invoice.id);
  const findReceived = useReceivedOrder(invoice);
  const confirm = useConfirm();
  const toast = useToast();
  const [isLooking, setLooking] = useState(false);
  const [isAnother, setAnother] = useState(false);
  const open = lines.filter((line) => !line.importedAt && isGoods(line));

  const ask = ({ id, orderNumber, receivedAt }: ReceivedOrder, goOn: () => void) =>
    confirm({
      title: `Is this for ${orderNumber}?`,
      content: `You received ${goodsIn(open)} with it on ${formatDay(receivedAt)}. If the invoice is for another delivery, they come into stock once more.`,
      ok: 'Link the order',
      other: {
        label: 'Another delivery',
        run: () => {
          setAnother(true);
          // Kept with the invoice, which no import has to ask for any more.
          update
            .mutateAsync({ orderId: null })
            .then(goOn, (error: unknown) => toast.failure('Failed to update invoice', error));
        },
      },
      danger: false,
      run: () => update.mutateAsync({ orderId: id }),
      success: () => [`Linked to ${orderNumber}`, 'What came in with it is not counted again.'],
      failure: 'Failed to update invoice',
    });

  const look = async (goOn: () => void) => {
    setLooking(true);
    // An import is not held up by what cannot be found out.
    const received = await findReceived(open).catch(() => undefined);
    setLooking(false);
    if (received) ask(received, goOn);
    else goOn();
  };

  return {
    isLooking,
    before: (goOn) => {
      if (isAnother || invoice.orderId !== null) goOn();
      else if (!isLooking) void look(goOn);
    },
  };
}

/** '4 of Blind rivet', or 'the goods of all 3 lines'. */
const goodsIn = (lines: LineItem[]): string =>
  lines.length === 1
    ? `${formatNumber(lines[0]!.quantity ?? 0)} of ${goodsOf(lines[0]!)}`
    : `the goods of all ${count(lines.length, 'line')}`;
