import type { ProductFilter } from '../../../api/list-products';
import { inFormats, withoutPage } from '../../../kit/list/export-choices';
import { ExportMenu } from '../../../kit/list/export-menu';
import { api } from '../../../lib/api-client';

/** The seller's products in view as a file. */
export function ExportProducts({ filter }: { filter: ProductFilter }) {
  const ask = (format: 'csv' | 'xlsx') =>
    api.GET('/api/products/export', { params: { query: { ...withoutPage(filter), format } }, parseAs: 'blob' });
  return <ExportMenu choices={inFormats('As', ask)} />;
}
