/**
 * What names are compared by: in any case, and with letters that only look otherwise, such as wide ones, in their usual
 * form. Names are kept as they were written: `m²` is not `m2` to its reader.
 */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase();

/** The same in SQL, of a column or a placeholder. */
export const foldedName = (sql: string): string => `lower(normalize(${sql}, NFKC))`;
