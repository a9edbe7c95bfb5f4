import type { InvoiceOfOrder } from '../../api/list-invoices-of-order';
import { formatDay } from '../../lib/dates';
import { formatNumber } from '../../lib/numbers';

export const nameOf = ({ invoiceNumber, fileName }: Pick<InvoiceOfOrder, 'invoiceNumber' | 'fileName'>) =>
  invoiceNumber ? `Invoice ${invoiceNumber}` : fileName;

/** What the order's invoices brought into stock of a product: how much, and in words; null for none. */
export function importedOf(invoices: InvoiceOfOrder[], productId: number): { units: number; words: string } | null {
  const found = invoices.flatMap((invoice) =>
    invoice.imported
      .filter((goods) => goods.productId === productId)
      .map(({ quantity, importedAt }) => ({ quantity, with: `${nameOf(invoice)} on ${formatDay(importedAt)}` })),
  );
  if (found.length === 0) return null;
  const units = found.reduce((sum, { quantity }) => sum + quantity, 0);
  return { units, words: `${formatNumber(units)} in stock already: ${found.map((goods) => goods.with).join(', ')}` };
}
