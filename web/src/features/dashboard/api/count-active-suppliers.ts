import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { relationshipKeys } from '../../../lib/query-keys';

/** How many suppliers the buyer is connected with. */
export const useActiveSupplierCount = () =>
  useQuery({
    queryKey: relationshipKeys.list({ side: 'buyer', status: 'active', limit: 1 }),
    queryFn: async () =>
      page(await api.GET('/api/relationships', { params: { query: { status: 'active', limit: 1 } } })),
    select: ({ total }) => Number.parseInt(total, 10),
    staleTime: 60_000,
  });
