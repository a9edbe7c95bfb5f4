import type { OrderFilter } from '../api/list-orders';
import { ExportMenu } from '../kit/list/export-menu';
import { api } from '../lib/api-client';

/** The orders of the side in view as a file. */
export function ExportOrders({ filter }: { filter: OrderFilter }) {
  const { limit: _limit, cursor: _cursor, ...query } = filter;
  const ask = (format: 'csv' | 'xlsx', rows: 'orders' | 'lines') => () =>
    api.GET('/api/orders/export', { params: { query: { ...query, format, rows } }, parseAs: 'blob' });
  return (
    <ExportMenu
      choices={[
        { label: 'Orders as CSV', request: ask('csv', 'orders') },
        { label: 'Orders as Excel', request: ask('xlsx', 'orders') },
        { label: 'Lines as CSV', request: ask('csv', 'lines') },
        { label: 'Lines as Excel', request: ask('xlsx', 'lines') },
      ]}
    />
  );
}
