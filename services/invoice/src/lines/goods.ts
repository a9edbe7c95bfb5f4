import { createHash } from 'node:crypto';
import type { NewPrivateProduct, ReceiveStockInput } from '#contracts';
import { multipliesOutRounded } from '#invoice-reading';
import type { InvoiceEntity } from '../invoices/invoice.entity.js';
import type { LineItemEntity } from './line-item.entity.js';
import type { LineFigures } from './line-review.js';

/** What the stock is told of a line's goods, beside their product. */
export type Goods = Omit<ReceiveStockInput, 'productId'>;

export function goodsOf(invoice: InvoiceEntity, line: LineItemEntity): Goods {
  return {
    quantity: line.importQuantity!,
    costPerUnit: costOf(line),
    costCurrency: invoice.currency,
    adjustmentType: 'invoice',
    reference: invoice.invoiceNumber ?? invoice.fileName,
  };
}

/**
 * What one of a line costs, in cents: its price, or its share of the line's amount where that is less, since a price may be
 * for a hundred, or bear a discount. More than the price is the tax in it.
 */
export function costOf({ quantity, unitPrice, lineTotal }: LineFigures): number | null {
  if (!quantity || unitPrice === null || lineTotal === null || lineTotal >= quantity * unitPrice) return unitPrice;
  return multipliesOutRounded(quantity, unitPrice, lineTotal) ? unitPrice : Math.round(lineTotal / quantity);
}

/** What the stock knows a line's goods by: one key per import, whatever is sent under it. */
export const receiptKey = ({ id, timesUndone }: Pick<LineItemEntity, 'id' | 'timesUndone'>): string =>
  timesUndone === 0 ? `invoice-line-${id}` : `invoice-line-${id}-${timesUndone}`;

/** The product to be made for goods that the catalogue does not know. */
export function newProductOf(
  { supplierId, currency }: InvoiceEntity,
  line: LineItemEntity,
): { input: NewPrivateProduct; key: string } {
  const { id, description, sku } = line;
  const input = { name: description, sku, price: costOf(line) ?? 0, currency, supplierId };
  // The same goods once; other goods, after a refusal and a correction, are another product.
  const digest = createHash('sha1').update(JSON.stringify(input)).digest('hex').slice(0, 16);
  return { input, key: `invoice-line-${id}-${digest}` };
}
