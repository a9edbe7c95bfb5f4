import type { OrderSummary } from '../../api/order-summary';
import type { Schemas } from '../../lib/api-client';
import { count } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import type { Matter } from './components/attention';

interface Facts {
  orders: OrderSummary;
  products: Schemas['ProductSummary'];
  /** Buyers who wait for an answer. */
  requests: number;
}

/** What a seller should look at today, the most pressing first. */
export function sellerMatters({ orders, products, requests }: Facts): Matter[] {
  const matters: [number, string, string][] = [
    [orders.pending, `${count(orders.pending, 'order')} to accept`, paths.seller.orders()],
    [requests, `${count(requests, 'connection request')} to answer`, paths.seller.customers({ tab: 'customers' })],
    [
      products.pending,
      `${count(products.pending, 'product')} pending approval`,
      paths.seller.products({ status: 'pending' }),
    ],
  ];
  return matters.filter(([n]) => n > 0).map(([, text, to]) => ({ text, to }));
}
