import type { ListDefinition, ListQuery } from '../../kit/list/list-query';
import { oneOf } from '../../kit/list/parsers';
import type { User } from '../../lib/auth/current-user';
import type { UserFilter, UserStatus } from './api/list-users';

type Filters = { role: User['role']; status: UserStatus };

export const USER_LIST: ListDefinition<Filters, 'newest'> = {
  name: 'users',
  filters: {
    role: oneOf<User['role']>(['buyer', 'seller', 'admin']),
    status: oneOf<UserStatus>(['active', 'pending', 'inactive']),
  },
  sorts: ['newest'],
};

/** As the API takes it: it has one order alone. */
export const toUserFilter = ({ q, role, status, cursor, limit }: ListQuery<Filters, 'newest'>): UserFilter => ({
  q,
  role,
  status,
  cursor,
  limit,
});
