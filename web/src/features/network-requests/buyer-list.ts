import type { ListDefinition, ListQuery } from '../../kit/list/list-query';
import { oneOf } from '../../kit/list/parsers';
import { INDUSTRIES } from '../../lib/vocabulary';
import type { BuyerFilter } from './api/find-buyers';

type Industry = (typeof INDUSTRIES)[number];
type Filters = { industry: Industry; minScore: number };

/** From these scores on. */
export const SCORES = [40, 60, 80] as const;

export const BUYER_LIST: ListDefinition<Filters, 'match'> = {
  name: 'potential-buyers',
  filters: {
    industry: oneOf<Industry>(INDUSTRIES),
    minScore: (text) => SCORES.find((score) => String(score) === text),
  },
  sorts: ['match'],
};

/** As the API takes it. */
export const toBuyerFilter = ({ sort: _sort, ...rest }: ListQuery<Filters, 'match'>): BuyerFilter => rest;
