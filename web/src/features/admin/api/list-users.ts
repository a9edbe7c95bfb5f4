import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import type { User } from '../../../lib/auth/current-user';
import { userListKeys } from '../../../lib/query-keys';

export type UserStatus = 'active' | 'pending' | 'inactive';

export interface UserFilter {
  q?: string;
  role?: User['role'];
  status?: UserStatus;
  cursor?: string;
  limit?: number;
}

export const usersQuery = (filter: UserFilter) =>
  queryOptions({
    queryKey: userListKeys.list(filter),
    queryFn: async () => page(await api.GET('/api/admin/users', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

export const useUsers = (filter: UserFilter) => useQuery(usersQuery(filter));
