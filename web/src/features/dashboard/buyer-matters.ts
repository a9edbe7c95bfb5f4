import type { OrderSummary } from '../../api/order-summary';
import type { Schemas } from '../../lib/api-client';
import { count } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import type { Matter } from './components/attention';

type Stock = Pick<Schemas['InventorySummary'], 'lowStock' | 'outOfStock'>;

interface Facts {
  orders: OrderSummary;
  stock: Stock;
  /** To be reviewed. */
  invoices: number;
}

const MANY_LOW = 5;

export const isUrgent = ({ lowStock, outOfStock }: Stock) => outOfStock > 0 || lowStock > MANY_LOW;

/** What a buyer should look at today, the most pressing first. */
export function buyerMatters({ orders, stock, invoices }: Facts): Matter[] {
  const matters: [number, string, string][] = [
    [
      stock.outOfStock,
      `${count(stock.outOfStock, 'item is', 'items are')} out of stock`,
      `${paths.inventory()}?status=out_of_stock`,
    ],
    [stock.lowStock, `${count(stock.lowStock, 'item is', 'items are')} low`, `${paths.inventory()}?status=low_stock`],
    [orders.toReceive, `${count(orders.toReceive, 'order')} to receive`, `${paths.orders()}?goods=to-receive`],
    [invoices, `${count(invoices, 'invoice')} to review`, paths.orders({ tab: 'upload' })],
    [orders.drafts, `${count(orders.drafts, 'draft')} not sent yet`, `${paths.orders()}?status=draft`],
  ];
  return matters.filter(([n]) => n > 0).map(([, text, to]) => ({ text, to }));
}
