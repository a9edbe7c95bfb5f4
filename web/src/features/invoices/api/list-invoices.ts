import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { invoiceKeys } from '../../../lib/query-keys';
import { isBeingRead, READING_POLL_MS } from '../extraction-status';

export type Invoice = Schemas['Invoice'];

export interface InvoiceFilter {
  cursor?: string;
  limit?: number;
}

/** Asks again while one of them is being read. */
export const invoicesQuery = (filter: InvoiceFilter) =>
  queryOptions({
    queryKey: invoiceKeys.list(filter),
    queryFn: async () => page(await api.GET('/api/invoices', { params: { query: filter } })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ extractionStatus }) => isBeingRead(extractionStatus)) ? READING_POLL_MS : false,
  });

export const useInvoices = (filter: InvoiceFilter) => useQuery(invoicesQuery(filter));
