import type { OrderFilter } from '../api/list-orders';
import { inFormats, withoutPage } from '../kit/list/export-choices';
import { ExportMenu } from '../kit/list/export-menu';
import { api } from '../lib/api-client';

/** The orders of the side in view as a file. */
export function ExportOrders({ filter }: { filter: OrderFilter }) {
  const ask = (rows: 'orders' | 'lines') => (format: 'csv' | 'xlsx') =>
    api.GET('/api/orders/export', { params: { query: { ...withoutPage(filter), format, rows } }, parseAs: 'blob' });
  return <ExportMenu choices={[...inFormats('Orders as', ask('orders')), ...inFormats('Lines as', ask('lines'))]} />;
}
