import type { ListDefinition, ListQuery } from '../../kit/list/list-query';
import type { InvoiceFilter } from './api/list-invoices';

export type NoFilters = Record<never, never>;

export const INVOICE_LIST: ListDefinition<NoFilters, 'newest'> = { name: 'invoices', filters: {}, sorts: ['newest'] };

/** As the API takes it: newest first is its only order. */
export const toInvoiceFilter = ({ cursor, limit }: ListQuery<NoFilters, 'newest'>): InvoiceFilter => ({
  cursor,
  limit,
});
