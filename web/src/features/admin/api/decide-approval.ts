import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { useToast } from '../../../lib/use-toast';
import type { Approval } from '../approval-queue';
import { type Approvals, approvalsQuery } from './list-approvals';

const DECIDE = ['decide-approval'];

interface Decision {
  approval: Approval;
  /** Absent: approved. */
  rejectReason?: string;
}

async function decide({ approval: { kind, id }, rejectReason }: Decision): Promise<void> {
  const params = { path: { id } };
  if (rejectReason === undefined) {
    if (kind === 'user') body(await api.POST('/api/admin/users/{id}/approve', { params }));
    else body(await api.POST('/api/admin/products/{id}/approve', { params }));
  } else if (kind === 'user') {
    body(await api.POST('/api/admin/users/{id}/reject', { params, body: { reason: rejectReason } }));
  } else {
    body(await api.POST('/api/admin/products/{id}/reject', { params, body: { reason: rejectReason } }));
  }
}

const without = ({ kind, id }: Approval, { users, products }: Approvals): Approvals => ({
  users: kind === 'user' ? users.filter((user) => user.id !== id) : users,
  products: kind === 'product' ? products.filter((product) => product.id !== id) : products,
});

/** The card leaves at once; it comes back when the decision did not go through. */
export function useDecideApproval() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { queryKey } = approvalsQuery;
  return useMutation({
    mutationKey: DECIDE,
    mutationFn: decide,
    onMutate: async ({ approval }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (approvals) => approvals && without(approval, approvals));
    },
    onSuccess: (_answer, { approval, rejectReason }) =>
      toast.success(rejectReason === undefined ? `${approval.name} approved` : `${approval.name} rejected`),
    onError: (error, { approval, rejectReason }) =>
      toast.failure(`Failed to ${rejectReason === undefined ? 'approve' : 'reject'} ${approval.name}`, error),
    onSettled: () => {
      // While others are still under way their cards must stay away.
      if (queryClient.isMutating({ mutationKey: DECIDE }) === 1) void nowStale(queryClient, 'account');
    },
  });
}
