/** The gateway's answer: the file, or 202 when the list is long and the file will be told of. */
export type ExportAnswer = { data?: unknown; response: Response };

/** What people choose from: 'As CSV', 'Lines as Excel'. */
export interface ExportChoice {
  label: string;
  request: () => Promise<ExportAnswer>;
}

/** The same rows in every format that the API writes. */
export const inFormats = (what: string, ask: (format: 'csv' | 'xlsx') => Promise<ExportAnswer>): ExportChoice[] => [
  { label: `${what} CSV`, request: () => ask('csv') },
  { label: `${what} Excel`, request: () => ask('xlsx') },
];

/** All of a list as it is filtered and sorted, not a page of it. */
export function withoutPage<Filter extends { cursor?: string; limit?: number }>({
  cursor: _cursor,
  limit: _limit,
  ...filter
}: Filter): Omit<Filter, 'cursor' | 'limit'> {
  return filter;
}
