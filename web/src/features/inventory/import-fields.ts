import type { ImportField } from '../../components/import/import-told';
import type { ImportMapping } from './api/import-stock';

/** What a column may hold. */
export const IMPORT_FIELDS: ImportField<ImportMapping>[] = [
  { field: 'sku', label: 'SKU' },
  { field: 'name', label: 'Name' },
  { field: 'stock', label: 'Stock' },
  { field: 'threshold', label: 'Threshold' },
  { field: 'location', label: 'Location' },
  { field: 'cost', label: 'Cost' },
  { field: 'costCurrency', label: 'Cost currency' },
];
