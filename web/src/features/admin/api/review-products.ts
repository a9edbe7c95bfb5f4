import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { approvalKeys } from '../../../lib/query-keys';

export type SupplierApprovals = Schemas['SupplierApprovals'];

/** How many products of a supplier wait, by which imports they came, and how many of its owner's. */
export const useSupplierApprovals = (id: number) =>
  useQuery({
    queryKey: approvalKeys.detail(id),
    queryFn: async () => body(await api.GET('/api/admin/approvals/suppliers/{id}', { params: { path: { id } } })),
    staleTime: 30_000,
  });

export interface Review {
  supplierId: number;
  /** All that wait when absent. */
  importId?: number;
  /** Those of all suppliers of its owner. */
  wholeSeller?: boolean;
  /** How many were seen to wait. */
  count: number;
  /** Absent: approved. */
  rejectReason?: string;
}

async function step({ supplierId, rejectReason, ...which }: Review) {
  const params = { path: { id: supplierId } };
  if (rejectReason === undefined) {
    return body(await api.POST('/api/admin/approvals/suppliers/{id}/approve', { params, body: which }));
  }
  const refusal = { ...which, reason: rejectReason };
  return body(await api.POST('/api/admin/approvals/suppliers/{id}/reject', { params, body: refusal }));
}

/** As many steps as it takes; answers how many products were decided on. */
async function review(all: Review): Promise<number> {
  let { count } = all;
  for (let reviewed = 0; ;) {
    const done = await step({ ...all, count });
    reviewed += done.reviewed;
    count = done.remaining;
    if (count === 0 || done.reviewed === 0) return reviewed;
  }
}

/** Decides on all products of a supplier that wait, on those of one import, or on all of its owner's. */
export function useReviewProducts() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: review, onSettled: () => nowStale(queryClient, 'account') });
}
