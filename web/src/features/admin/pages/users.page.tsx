import { oneOf } from '../../../kit/list/parsers';
import { ResourceList } from '../../../kit/list/resource-list';
import { type ListDefinition, useListState } from '../../../kit/list/use-list-state';
import { FilteredEmpty } from '../../../kit/state/empty-state';
import type { User } from '../../../lib/auth/current-user';
import { type UserStatus, useUsers } from '../api/list-users';
import { shortUser, USER_COLUMNS } from '../components/user-columns';

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

type Filters = { role: User['role']; status: UserStatus };

const LIST: ListDefinition<Filters, 'newest'> = {
  name: 'users',
  filters: {
    role: oneOf<User['role']>(['buyer', 'seller', 'admin']),
    status: oneOf<UserStatus>(['active', 'pending', 'inactive']),
  },
  sorts: ['newest'],
};

export function UsersPage() {
  const list = useListState(LIST);
  const { q, role, status, cursor, limit } = list.query;
  return (
    <ResourceList
      list={list}
      query={useUsers({ q, role, status, cursor, limit })}
      label="Users"
      noun="users"
      nameOf={({ username }) => username}
      placeholder="Search by username, email or role..."
      filters={[
        { name: 'role', label: 'Role', all: 'All roles', options: ROLES },
        { name: 'status', label: 'Status', all: 'All statuses', options: STATUSES },
      ]}
      columns={USER_COLUMNS}
      short={shortUser}
      error="The users could not be loaded"
      nothingFound="No users found"
      empty={<FilteredEmpty title="No users found" onClear={list.clear} />}
    />
  );
}
