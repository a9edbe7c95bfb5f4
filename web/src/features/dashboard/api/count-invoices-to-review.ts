import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { invoiceKeys } from '../../../lib/query-keys';

/** How many invoices wait for a look. */
export const useInvoicesToReview = () =>
  useQuery({
    queryKey: invoiceKeys.list({ status: 'needs_review', limit: 1 }),
    queryFn: async () =>
      page(await api.GET('/api/invoices', { params: { query: { status: 'needs_review', limit: 1 } } })),
    select: ({ total }) => Number.parseInt(total, 10),
  });
