import type { ImportMapping, StockImport } from './api/import-stock';
import type { Tone } from '../../lib/tone';

type Field = keyof ImportMapping;

/** What a column may hold. */
export const IMPORT_FIELDS: { field: Field; label: string }[] = [
  { field: 'sku', label: 'SKU' },
  { field: 'name', label: 'Name' },
  { field: 'stock', label: 'Stock' },
  { field: 'threshold', label: 'Threshold' },
  { field: 'location', label: 'Location' },
  { field: 'cost', label: 'Cost' },
];

export type ImportedRow = StockImport['rows'][number];

export const VERDICT: Record<ImportedRow['verdict'], { label: string; tone: Tone }> = {
  created: { label: 'New', tone: 'motion' },
  updated: { label: 'Update', tone: 'done' },
  rejected: { label: 'Rejected', tone: 'action' },
};
