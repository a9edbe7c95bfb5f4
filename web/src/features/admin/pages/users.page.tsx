import { FilteredEmpty } from '../../../kit/state/empty-state';
import { FilterBar, FilterSelect } from '../../../kit/list/filter-bar';
import { Pager } from '../../../kit/list/pager';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import type { User } from '../../../lib/auth/current-user';
import { oneOf } from '../../../kit/list/parsers';
import { useListState } from '../../../kit/list/use-list-state';
import { type UserStatus, useUsers } from '../api/list-users';
import { UserTable } from '../components/user-table';

const ROLES: { value: User['role']; label: string }[] = [
  { value: 'buyer', label: 'Buyers' },
  { value: 'seller', label: 'Sellers' },
  { value: 'admin', label: 'Admins' },
];

const STATUSES: { value: UserStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending approval' },
  { value: 'inactive', label: 'Deactivated' },
];

const LIST = {
  filters: {
    role: oneOf<User['role']>(['buyer', 'seller', 'admin']),
    status: oneOf<UserStatus>(['active', 'pending', 'inactive']),
  },
  sorts: ['newest'],
} as const;

export function UsersPage() {
  const list = useListState<{ role: User['role']; status: UserStatus }, 'newest'>(LIST);
  const { q, role, status, cursor, limit } = list.query;
  const query = useUsers({ q, role, status, cursor, limit });
  return (
    <>
      <FilterBar
        list={list}
        placeholder="Search by username, email or role..."
        filters={
          <>
            <FilterSelect
              all="All roles"
              value={role}
              options={ROLES}
              onChange={(value) => list.setFilter('role', value)}
            />
            <FilterSelect
              all="All statuses"
              value={status}
              options={STATUSES}
              onChange={(value) => list.setFilter('status', value)}
            />
          </>
        }
      />
      <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="The users could not be loaded">
        {(page) =>
          page.items.length === 0 ? (
            <FilteredEmpty title="No users found" onClear={list.clear} />
          ) : (
            <>
              <UserTable users={page.items} refreshing={query.isPlaceholderData} />
              <Pager page={page} paging={list.paging} noun="users" />
            </>
          )
        }
      </QueryState>
    </>
  );
}
