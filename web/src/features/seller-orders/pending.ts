import type { OrderFilter } from '../../api/list-orders';

/** What waits for the seller's answer, oldest first. */
export const PENDING: OrderFilter = { status: 'pending', sort: 'date-asc', limit: 50 };
