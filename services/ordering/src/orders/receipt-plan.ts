import { conflict, impossible } from '#platform';

export interface ReceivableLine {
  id: number;
  quantity: number;
  receivedQuantity: number;
  /** Of those: in stock by an invoice before. */
  confirmedQuantity: number;
  /** Will not come. */
  closedQuantity: number;
  /** With the order's invoices. */
  importedQuantity: number;
}

export interface ReceivedLine {
  itemId: number;
  quantity: number;
  /** Of them: in stock by an invoice already. */
  inStock: number;
}

/** As it is asked for. */
type WantedLine = Omit<ReceivedLine, 'inStock'> & { inStock?: number };

/** What a receipt takes in: what was asked for, or else all that is outstanding. Never more than that. */
export function planReceipt(lines: ReceivableLine[], wanted?: WantedLine[] | null): ReceivedLine[] {
  const outstanding = new Map(lines.map((line) => [line.id, outstandingOf(line)]));
  if ([...outstanding.values()].every((quantity) => quantity === 0)) throw conflict('Nothing left to receive');
  if (!wanted) {
    const all = [...outstanding].map(([itemId, quantity]) => ({ itemId, quantity, inStock: 0 }));
    return all.filter(({ quantity }) => quantity > 0);
  }
  const taken = new Map<number, ReceivedLine>();
  for (const { itemId, quantity, inStock = 0 } of wanted) {
    const { quantity: before, inStock: inStockBefore } = taken.get(itemId) ?? { quantity: 0, inStock: 0 };
    taken.set(itemId, { itemId, quantity: before + quantity, inStock: inStockBefore + inStock });
  }
  for (const line of taken.values())
    requirePossible(
      lines.find(({ id }) => id === line.itemId),
      line,
    );
  return [...taken.values()];
}

function requirePossible(line: ReceivableLine | undefined, { itemId, quantity, inStock }: ReceivedLine): void {
  if (line === undefined) throw impossible('This line is not part of the order', { itemId });
  const outstanding = outstandingOf(line);
  if (quantity > outstanding) {
    throw impossible(`Only ${outstanding} of this line are outstanding`, { itemId, outstanding });
  }
  const most = Math.min(quantity, unconfirmedOf(line));
  if (inStock > most) throw impossible(`Only ${most} of these units are in stock by an invoice`, { itemId });
}

/** Whether nothing is outstanding once `received` is in. */
export function completes(lines: ReceivableLine[], received: Pick<ReceivedLine, 'quantity'>[]): boolean {
  const units = (quantities: number[]): number => quantities.reduce((sum, quantity) => sum + quantity, 0);
  const outstanding = units(lines.map(outstandingOf));
  return outstanding === units(received.map(({ quantity }) => quantity));
}

export function outstandingOf({ quantity, receivedQuantity, closedQuantity }: ReceivableLine): number {
  return quantity - receivedQuantity - closedQuantity;
}

/** Units in stock by an invoice that no receipt has confirmed. */
export function unconfirmedOf({ importedQuantity, confirmedQuantity }: ReceivableLine): number {
  return Math.max(0, importedQuantity - confirmedQuantity);
}

/** What is outstanding and in stock by an invoice: to be confirmed, not to come. */
export function arrivedOf(line: ReceivableLine): number {
  return Math.min(outstandingOf(line), unconfirmedOf(line));
}
