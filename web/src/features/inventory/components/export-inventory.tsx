import { ExportMenu } from '../../../kit/list/export-menu';
import { api } from '../../../lib/api-client';
import type { InventoryFilter } from '../api/list-inventory';

/** The items in view as a file. */
export function ExportInventory({ filter }: { filter: InventoryFilter }) {
  const { limit: _limit, cursor: _cursor, ...query } = filter;
  const ask = (format: 'csv' | 'xlsx') => () =>
    api.GET('/api/inventory/export', { params: { query: { ...query, format } }, parseAs: 'blob' });
  return (
    <ExportMenu
      choices={[
        { label: 'As CSV', request: ask('csv') },
        { label: 'As Excel', request: ask('xlsx') },
      ]}
    />
  );
}
