import type { Schemas } from '../../lib/api-client';
import type { User } from '../../lib/auth/current-user';
import { type Approvals, APPROVALS_LIMIT } from './api/list-approvals';

export type Approval =
  | { kind: 'user'; id: number; since: string; name: string; user: User }
  | { kind: 'product'; id: number; since: string; name: string; product: Schemas['ProductApproval'] };

export const keyOf = ({ kind, id }: Approval) => `${kind}-${id}`;

/** Sellers and products in one queue, who waits longest first. */
export function approvalQueue({ users, products }: Approvals): Approval[] {
  return [
    ...users.map((user): Approval => ({
      kind: 'user',
      id: user.id,
      since: user.createdAt,
      name: user.companyName,
      user,
    })),
    ...products.map((product): Approval => ({
      kind: 'product',
      id: product.id,
      since: product.submittedAt,
      name: product.name,
      product,
    })),
  ].toSorted((a, b) => a.since.localeCompare(b.since));
}

/** '7', or '107+' where more may wait behind what was asked for. */
export function queueLength({ users, products }: Approvals): string {
  const more = users.length >= APPROVALS_LIMIT || products.length >= APPROVALS_LIMIT;
  return `${users.length + products.length}${more ? '+' : ''}`;
}
