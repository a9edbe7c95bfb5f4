import type { LineItem } from './api/get-invoice';

/** A discount or a return is on the invoice, but nothing of it comes into stock. */
export const isGoods = ({ quantity, unitPrice, lineTotal }: LineItem): boolean =>
  (quantity ?? 0) >= 0 && (unitPrice ?? 0) >= 0 && (lineTotal ?? 0) >= 0;
