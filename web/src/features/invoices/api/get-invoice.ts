import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { invoiceKeys } from '../../../lib/query-keys';
import { isBeingRead, READING_POLL_MS } from '../extraction-status';

export type InvoiceDetail = Schemas['InvoiceDetail'];
export type LineItem = Schemas['InvoiceLineItem'];

/** Asks again every two seconds while the invoice is being read or a line of it imported. */
export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: invoiceKeys.detail(id),
    queryFn: async () => body(await api.GET('/api/invoices/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? READING_POLL_MS : false),
  });

export const useInvoice = (id: number) => useQuery(invoiceQuery(id));

const isUnderWay = ({ invoice, lineItems }: InvoiceDetail): boolean =>
  isBeingRead(invoice.extractionStatus) || lineItems.some(({ importing }) => importing);
