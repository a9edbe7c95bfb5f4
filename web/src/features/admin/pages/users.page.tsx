import { ResourceList } from '../../../kit/list/resource-list';
import { useListState } from '../../../kit/list/use-list-state';
import { toUserFilter, USER_LIST } from '../user-list';
import { FilteredEmpty } from '../../../kit/state/empty-state';
import type { User } from '../../../lib/auth/current-user';
import { type UserStatus, useUsers } from '../api/list-users';
import { InviteUser } from '../components/invite-user';
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

export function UsersPage() {
  const list = useListState(USER_LIST);
  return (
    <ResourceList
      list={list}
      query={useUsers(toUserFilter(list.query))}
      label="Users"
      noun="user"
      nameOf={({ username }) => username}
      placeholder="Search by username, email or role..."
      filters={[
        { name: 'role', label: 'Role', all: 'All roles', options: ROLES },
        { name: 'status', label: 'Status', all: 'All statuses', options: STATUSES },
      ]}
      tools={<InviteUser />}
      columns={USER_COLUMNS}
      short={shortUser}
      error="The users could not be loaded"
      nothingFound="No users found"
      empty={<FilteredEmpty title="No users found" onClear={list.clear} />}
    />
  );
}
