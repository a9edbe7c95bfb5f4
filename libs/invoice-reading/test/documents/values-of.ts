import type { DraftLine } from '../../src/draft.js';

/** Code, description, quantity, unit price and line total of each line as texts; null for what is missing. */
export const valuesOf = (lines: DraftLine[]): (string | null)[][] =>
  lines.map(({ sku, description, quantity, unitPrice, lineTotal }) =>
    [sku, description, quantity, unitPrice, lineTotal].map((value) => value?.value.toString() ?? null),
  );
