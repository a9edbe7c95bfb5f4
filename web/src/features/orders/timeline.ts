import type { Order } from '../../api/list-orders';
import { formatDay } from '../../lib/dates';
import { count, formatNumber } from '../../lib/numbers';
import { ORDER_STATUS } from '../../lib/order-status';
import type { Tone } from '../../lib/tone';

/** Something that happened to an order. */
export interface Deed {
  key: string;
  what: string;
  tone: Tone;
  /** User id. */
  by: number;
  at: string;
  notes: string[];
}

type StatusChange = NonNullable<Order['statusHistory']>[number];

/** What of an order its timeline is made of. */
type Told = Pick<Order, 'statusHistory' | 'receipts'> & { items: { id: number; product: { name: string } }[] };

/** Steps and receipts, oldest first. The step that a receipt led to follows it. */
export function deedsOf(order: Told): Deed[] {
  const steps = (order.statusHistory ?? []).map((change, n) => ({
    key: `step-${n}`,
    what: deedOf(change),
    tone: ORDER_STATUS[change.newStatus].tone,
    by: change.performedBy,
    at: change.createdAt,
    notes: [
      ...(change.notes ? [change.notes] : []),
      ...shipmentIn(change),
      ...(change.impersonatorId ? ['Done by an administrator in their name'] : []),
    ],
  }));
  const receipts = (order.receipts ?? []).map(({ id, receivedBy, createdAt, lines }) => ({
    key: `receipt-${id}`,
    what: lines.some(({ quantity }) => quantity < 0) ? 'Receipt taken back' : 'Goods received',
    tone: lines.some(({ quantity }) => quantity < 0) ? ('waiting' as const) : ('done' as const),
    by: receivedBy,
    at: createdAt,
    notes: lines
      .map(
        ({ itemId, quantity, inStock }) =>
          `${formatNumber(Math.abs(quantity))} × ${nameOf(order, itemId)}${inInvoice(inStock)}`,
      )
      .slice(0, MOST_LINES)
      .concat(lines.length > MOST_LINES ? [`and ${count(lines.length - MOST_LINES, 'more line')}`] : [])
      .concat(lines.flatMap((line) => (line.notStocked ? [unstocked(order, line.itemId, line.notStocked)] : []))),
  }));
  return [...receipts, ...steps].sort((a, b) => a.at.localeCompare(b.at));
}

const MOST_LINES = 5;

/** What happened, rather than the state it led to. */
function deedOf({ previousStatus, newStatus, notes }: StatusChange): string {
  if (newStatus === previousStatus) {
    if (newStatus === 'delivered') return 'Outstanding goods closed';
    return notes === null ? 'Shipment updated' : 'Notes changed';
  }
  if (newStatus === 'draft') return 'Draft saved';
  if (newStatus === 'pending') return previousStatus === null ? 'Order placed' : 'Placed from the draft';
  return ORDER_STATUS[newStatus].label;
}

function shipmentIn({ promisedDate, trackingNumber }: StatusChange): string[] {
  return [
    ...(promisedDate ? [`Expected ${formatDay(promisedDate)}`] : []),
    ...(trackingNumber ? [`Tracking number ${trackingNumber}`] : []),
  ];
}

const inInvoice = (units: number) => (units > 0 ? ` (${formatNumber(units)} in stock by an invoice)` : '');

const unstocked = (order: Told, itemId: number, why: string) =>
  `Not added to the buyer’s stock: ${nameOf(order, itemId)}. ${why}.`;

const nameOf = ({ items }: Told, itemId: number) => items.find(({ id }) => id === itemId)?.product.name ?? 'a line';
