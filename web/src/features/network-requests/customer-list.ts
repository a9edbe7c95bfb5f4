import type { CustomerFilter } from '../../api/list-customers';
import type { ListDefinition } from '../../kit/list/list-query';

export const CUSTOMER_LIST: ListDefinition<Record<never, never>, 'recent'> = {
  name: 'customers',
  filters: {},
  sorts: ['recent'],
};

/** Who asks to be let in. */
export const REQUESTS: CustomerFilter = { status: 'pending', limit: 50 };
/** For their number. */
export const CONNECTED: CustomerFilter = { status: 'active', limit: 1 };
