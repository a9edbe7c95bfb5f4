import type { ListDefinition, ListQuery } from '../../kit/list/list-query';
import { aDay, anId, oneOf } from '../../kit/list/parsers';
import type { paths } from '@tradeyard/client/schema';
import type { AuditFilter } from './api/list-audit';

export type AuditAction = NonNullable<NonNullable<paths['/api/admin/audit']['get']['parameters']['query']>['action']>;

/** What each is called. */
export const AUDIT_ACTIONS: Record<AuditAction, string> = {
  'user.approved': 'Seller approved',
  'user.rejected': 'Seller rejected',
  'user.updated': 'Account changed',
  'user.password-reset': 'Password reset',
  'user.password-reset-by-link': 'Password reset by mail',
  'user.email-changed': 'Email address changed',
  'user.two-factor-on': 'Two-factor switched on',
  'user.two-factor-off': 'Two-factor switched off',
  'user.two-factor-reset': 'Two-factor reset',
  'user.recovery-code-used': 'Recovery code used',
  'user.session-ended': 'Signed out of one place',
  'user.sessions-ended': 'Signed out everywhere',
  'user.data-exported': 'Personal data downloaded',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'user.deleted': 'Account deleted',
  'token.created': 'Access token created',
  'token.revoked': 'Access token revoked',
  'impersonation.started': 'Impersonation started',
  'impersonation.write': 'Request while impersonating',
  'impersonation.ended': 'Impersonation ended',
  'settings.changed': 'Settings changed',
  'product.approved': 'Product approved',
  'product.rejected': 'Product rejected',
  'invitation.sent': 'User invited',
  'invitation.resent': 'Invitation sent again',
  'invitation.cancelled': 'Invitation cancelled',
  'dead-letter.replayed': 'Dead letter replayed',
  'dead-letter.dropped': 'Dead letter dropped',
  'audit.exported': 'Audit log exported',
};

type Filters = { action: AuditAction; userId: number; from: string; to: string };

export const AUDIT_LIST: ListDefinition<Filters, 'newest'> = {
  name: 'audit',
  filters: { action: oneOf(Object.keys(AUDIT_ACTIONS) as AuditAction[]), userId: anId, from: aDay, to: aDay },
  sorts: ['newest'],
};

/** As the API takes it: it has one order alone. */
export function toAuditFilter({ sort: _sort, ...query }: ListQuery<Filters, 'newest'>): AuditFilter {
  return query;
}
