import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../lib/api-client';
import { useSide } from '../lib/auth/use-side';
import { page } from '../lib/page';
import { relationshipKeys } from '../lib/query-keys';
import type { Supplier } from './list-suppliers';

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

/** Nobody is declined by more. */
const MOST_DECLINED = 100;

/** All that declined the buyer: one request for whatever cards are shown. */
const declinedQuery = queryOptions({
  queryKey: relationshipKeys.list({ side: 'buyer', status: 'declined' }),
  queryFn: async () =>
    page(await api.GET('/api/relationships', { params: { query: { status: 'declined', limit: MOST_DECLINED } } }))
      .items,
});

/** That a supplier declined the buyer, whom its `relationshipStatus` calls a stranger. */
export function useDeclined({ id, relationshipStatus }: Pick<Supplier, 'id' | 'relationshipStatus'>) {
  const { data } = useQuery({ ...declinedQuery, enabled: useSide() === 'buyer' && relationshipStatus === 'none' });
  return relationshipStatus === 'none' ? data?.find(({ supplierId }) => supplierId === id) : undefined;
}
