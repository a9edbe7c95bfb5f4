import { useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { invoiceKeys } from '../lib/query-keys';

export type InvoiceOfOrder = Schemas['InvoiceOfOrder'];

/** The user's invoices for an order, with what they brought into stock. */
export const useInvoicesOfOrder = (id: number, enabled = true) =>
  useQuery({
    queryKey: invoiceKeys.list({ orderId: id }),
    queryFn: async () => body(await api.GET('/api/orders/{id}/invoices', { params: { path: { id } } })),
    enabled,
  });
