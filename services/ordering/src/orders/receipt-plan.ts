import { conflict, impossible } from '#platform';

export interface ReceivableLine {
  id: number;
  quantity: number;
  receivedQuantity: number;
  /** Will not come. */
  closedQuantity: number;
}

export interface ReceivedLine {
  itemId: number;
  quantity: number;
}

/** What a receipt takes in: what was asked for, or else all that is outstanding. Never more than that. */
export function planReceipt(lines: ReceivableLine[], wanted?: ReceivedLine[] | null): ReceivedLine[] {
  const outstanding = new Map(lines.map((line) => [line.id, outstandingOf(line)]));
  if ([...outstanding.values()].every((quantity) => quantity === 0)) throw conflict('Nothing left to receive');
  if (!wanted) return rowsOf(outstanding).filter(({ quantity }) => quantity > 0);

  const taken = new Map<number, number>();
  for (const { itemId, quantity } of wanted) taken.set(itemId, (taken.get(itemId) ?? 0) + quantity);
  for (const [itemId, quantity] of taken) {
    const left = outstanding.get(itemId);
    if (left === undefined) throw impossible('This line is not part of the order', { itemId });
    if (quantity > left) throw impossible(`Only ${left} of this line are outstanding`, { itemId, outstanding: left });
  }
  return rowsOf(taken);
}

/** Whether nothing is outstanding once `received` is in. */
export function completes(lines: ReceivableLine[], received: ReceivedLine[]): boolean {
  const units = (quantities: number[]): number => quantities.reduce((sum, quantity) => sum + quantity, 0);
  const outstanding = units(lines.map(outstandingOf));
  return outstanding === units(received.map(({ quantity }) => quantity));
}

export function outstandingOf({ quantity, receivedQuantity, closedQuantity }: ReceivableLine): number {
  return quantity - receivedQuantity - closedQuantity;
}

function rowsOf(quantities: Map<number, number>): ReceivedLine[] {
  return [...quantities].map(([itemId, quantity]) => ({ itemId, quantity }));
}
