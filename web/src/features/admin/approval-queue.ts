import type { Schemas } from '../../lib/api-client';
import type { User } from '../../lib/auth/current-user';
import { countTotal, formatNumber, formatTotal } from '../../lib/numbers';
import type { Approvals } from './api/list-approvals';

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

/** '4,012', or '10,000+' where counting further would be slow. */
export function queueLength({ userCount, productCount }: Approvals): string {
  const [users, products] = [Number.parseInt(userCount, 10), Number.parseInt(productCount, 10)];
  const more = userCount.endsWith('+') || productCount.endsWith('+');
  return more ? formatTotal(`${users + products}+`) : formatNumber(users + products);
}

/** '1 seller and 2 products waiting for approval' */
export function queueInWords({ userCount, productCount }: Approvals): string {
  const waiting = [
    ...(userCount === '0' ? [] : [countTotal(userCount, 'seller')]),
    ...(productCount === '0' ? [] : [countTotal(productCount, 'product')]),
  ];
  return `${waiting.join(' and ') || 'nothing'} waiting for approval`;
}

/** After one was decided on. */
export const oneLess = (count: string): string =>
  count.endsWith('+') ? count : String(Math.max(0, Number(count) - 1));
