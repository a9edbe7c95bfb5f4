import type { ProductFilter } from '../../../api/list-products';
import { ExportMenu } from '../../../kit/list/export-menu';
import { api } from '../../../lib/api-client';

/** The seller's products in view as a file. */
export function ExportProducts({ filter }: { filter: ProductFilter }) {
  const { limit: _limit, cursor: _cursor, ...query } = filter;
  const ask = (format: 'csv' | 'xlsx') => () =>
    api.GET('/api/products/export', { params: { query: { ...query, format } }, parseAs: 'blob' });
  return (
    <ExportMenu
      choices={[
        { label: 'As CSV', request: ask('csv') },
        { label: 'As Excel', request: ask('xlsx') },
      ]}
    />
  );
}
