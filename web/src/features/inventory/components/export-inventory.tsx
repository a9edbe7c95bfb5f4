import { inFormats, withoutPage } from '../../../kit/list/export-choices';
import { ExportMenu } from '../../../kit/list/export-menu';
import { api } from '../../../lib/api-client';
import type { InventoryFilter } from '../api/list-inventory';

/** The items in view as a file. */
export function ExportInventory({ filter }: { filter: InventoryFilter }) {
  const ask = (format: 'csv' | 'xlsx') =>
    api.GET('/api/inventory/export', { params: { query: { ...withoutPage(filter), format } }, parseAs: 'blob' });
  return <ExportMenu choices={inFormats('As', ask)} />;
}
