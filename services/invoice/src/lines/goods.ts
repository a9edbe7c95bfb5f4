import { createHash } from 'node:crypto';
import type { NewPrivateProduct, ReceiveStockInput } from '#contracts';
import type { InvoiceEntity } from '../invoices/invoice.entity.js';
import type { LineItemEntity } from './line-item.entity.js';

/** What the stock is told of a line's goods, beside their product. */
export type Goods = Omit<ReceiveStockInput, 'productId'>;

export function goodsOf(invoice: InvoiceEntity, line: LineItemEntity): Goods {
  return {
    quantity: line.importQuantity!,
    costPerUnit: line.unitPrice,
    costCurrency: invoice.currency,
    adjustmentType: 'invoice',
    reference: invoice.invoiceNumber ?? invoice.fileName,
  };
}

/** What the stock knows a line's goods by: one key per import, whatever is sent under it. */
export const receiptKey = ({ id, timesUndone }: Pick<LineItemEntity, 'id' | 'timesUndone'>): string =>
  timesUndone === 0 ? `invoice-line-${id}` : `invoice-line-${id}-${timesUndone}`;

/** The product to be made for goods that the catalogue does not know. */
export function newProductOf(
  { supplierId, currency }: InvoiceEntity,
  { id, description, sku, unitPrice }: LineItemEntity,
): { input: NewPrivateProduct; key: string } {
  const input = { name: description, sku, price: unitPrice ?? 0, currency, supplierId };
  // The same goods once; other goods, after a refusal and a correction, are another product.
  const digest = createHash('sha1').update(JSON.stringify(input)).digest('hex').slice(0, 16);
  return { input, key: `invoice-line-${id}-${digest}` };
}
