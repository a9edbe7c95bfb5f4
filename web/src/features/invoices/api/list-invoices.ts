import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { invoiceKeys } from '../../../lib/query-keys';

export type Invoice = Schemas['Invoice'];

export interface InvoiceFilter {
  cursor?: string;
  limit?: number;
}

export const invoicesQuery = (filter: InvoiceFilter) =>
  queryOptions({
    queryKey: invoiceKeys.list(filter),
    queryFn: async () => page(await api.GET('/api/invoices', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

export const useInvoices = (filter: InvoiceFilter) => useQuery(invoicesQuery(filter));
