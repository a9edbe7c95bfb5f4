import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, body } from '../../../lib/api-client';
import { errorText } from '../../../lib/api-error';
import { nowStale } from '../../../lib/live/stale';
import { type Approval, oneLess } from '../approval-queue';
import { type Approvals, approvalsQuery } from './list-approvals';

const DECIDE = ['decide-approval'];

export interface Decision {
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

const without = ({ kind, id }: Approval, { users, products, userCount, productCount }: Approvals): Approvals => ({
  users: kind === 'user' ? users.filter((user) => user.id !== id) : users,
  products: kind === 'product' ? products.filter((product) => product.id !== id) : products,
  userCount: kind === 'user' ? oneLess(userCount) : userCount,
  productCount: kind === 'product' ? oneLess(productCount) : productCount,
});

/** What came of the last decision. */
export interface Outcome {
  text: string;
  failed: boolean;
}

/** The card leaves at once; it comes back when the decision did not go through. */
export function useDecideApproval() {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const { queryKey } = approvalsQuery;
  const { mutate } = useMutation({
    mutationKey: DECIDE,
    mutationFn: decide,
    onMutate: async ({ approval }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (approvals) => approvals && without(approval, approvals));
    },
    onSuccess: (_answer, { approval: { name }, rejectReason }) =>
      setOutcome({ text: `${name} ${rejectReason === undefined ? 'approved' : 'rejected'}`, failed: false }),
    onError: (error, { approval: { name }, rejectReason }) => {
      const verb = rejectReason === undefined ? 'approve' : 'reject';
      setOutcome({ text: `Failed to ${verb} ${name}. ${errorText(error, '')}`.trim(), failed: true });
    },
    onSettled: () => {
      // While others are still under way their cards must stay away.
      if (queryClient.isMutating({ mutationKey: DECIDE }) === 1) void nowStale(queryClient, 'account');
    },
  });
  return { decide: mutate, outcome, say: setOutcome };
}
