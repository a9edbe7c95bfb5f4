import type { ListDefinition, ListQuery } from '../../kit/list/list-query';
import { oneOf } from '../../kit/list/parsers';
import type { AdminInvitation, InvitationFilter } from './api/admin-invitations';

type Filters = { status: AdminInvitation['status'] };

export const INVITATION_LIST: ListDefinition<Filters, 'newest'> = {
  name: 'admin-invitations',
  filters: { status: oneOf<AdminInvitation['status']>(['pending', 'accepted']) },
  sorts: ['newest'],
};

/** As the API takes it: it has one order alone. */
export const toInvitationFilter = ({ q, status, cursor, limit }: ListQuery<Filters, 'newest'>): InvitationFilter => ({
  q,
  status,
  cursor,
  limit,
});
