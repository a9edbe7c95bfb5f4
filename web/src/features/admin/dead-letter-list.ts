import type { ListDefinition, ListQuery } from '../../kit/list/list-query';
import { oneOf } from '../../kit/list/parsers';
import { type DeadLetterFilter, type ServiceName, SERVICES } from './api/dead-letters';

type Filters = { service: ServiceName };

export const DEAD_LETTER_LIST: ListDefinition<Filters, 'newest'> = {
  name: 'dead-letters',
  filters: { service: oneOf<ServiceName>(SERVICES) },
  sorts: ['newest'],
};

/** As the API takes it: it has one order alone, and no search. */
export const toDeadLetterFilter = ({ service, cursor, limit }: ListQuery<Filters, 'newest'>): DeadLetterFilter => ({
  service,
  cursor,
  limit,
});
