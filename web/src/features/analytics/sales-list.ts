import { lastDays, type Preset, presets } from '../../kit/list/filters';
import type { ListDefinition, ListQuery } from '../../kit/list/list-query';
import { aDay, oneOf } from '../../kit/list/parsers';

export const SALES_BY = ['product', 'buyer', 'category'] as const;
export type SalesBy = (typeof SALES_BY)[number];

const bySubject = oneOf<SalesBy>(SALES_BY);

/** The subject and the period are the page's: there is always one of either, and nothing to clear. */
export const SALES_LIST: ListDefinition<Record<string, never>, 'revenue'> = {
  name: 'sales',
  filters: {},
  sorts: ['revenue'],
};

/** As the API takes it: products of the last thirty days unless the address says otherwise. */
export function toSalesFilter(
  { sort: _sort, q, cursor, limit }: ListQuery<Record<string, never>, 'revenue'>,
  address: URLSearchParams,
) {
  const usual = lastDays(30);
  return {
    by: bySubject(address.get('by') ?? '') ?? 'product',
    from: aDay(address.get('from') ?? '') ?? usual.from,
    to: aDay(address.get('to') ?? '') ?? usual.to,
    ...(q && { q }),
    ...(cursor && { cursor }),
    limit,
  };
}

/** Longer ones too than a list is usually narrowed to. */
export const periods = (): Preset[] => [
  ...presets().filter(({ label }) => label.startsWith('Last')),
  lastDays(90),
  { ...lastDays(365), label: 'Last 12 months' },
];
