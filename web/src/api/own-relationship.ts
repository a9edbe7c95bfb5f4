import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../lib/api-client';
import { page } from '../lib/page';
import { relationshipKeys } from '../lib/query-keys';

/** How the buyer stands with one supplier; null where they have never asked it. */
export const ownRelationshipQuery = (supplierId: number) =>
  queryOptions({
    queryKey: relationshipKeys.list({ side: 'buyer', supplierId }),
    queryFn: async () => {
      const { items } = page(await api.GET('/api/relationships', { params: { query: { supplierId } } }));
      return items[0] ?? null;
    },
  });

export const useOwnRelationship = (supplierId: number, enabled = true) =>
  useQuery({ ...ownRelationshipQuery(supplierId), enabled });
