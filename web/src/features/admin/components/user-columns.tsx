import { Switch, Tooltip } from 'antd';
import { Cut } from '../../../kit/list/cut';
import { ACTIONS, type Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { RowLink } from '../../../kit/list/row-link';
import { ExactDate } from '../../../kit/values/exact-date';
import { StatusTag } from '../../../kit/page/status-tag';
import type { Tone } from '../../../lib/tone';
import { type User, useCurrentUser } from '../../../lib/auth/current-user';
import { paths } from '../../../lib/paths';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { capitalise } from '../../../lib/vocabulary';
import { useSetUserActive } from '../api/set-user-active';
import { OpenOrders } from './open-orders';
import { UserMenu } from './user-menu';
import styles from './user-columns.module.css';

export const shortUser = (user: User): ShortRow => ({
  title: <RowLink to={paths.admin.user(user.id)}>{fullName(user)}</RowLink>,
  figure: <ActiveSwitch user={user} />,
  actions: <UserMenu user={user} />,
  detail: (
    <>
      {user.username} · {user.email}
      <br />
      {capitalise(user.role)} · {user.companyName}
    </>
  ),
  tag: <UserStatusTag user={user} />,
});

export const fullName = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;

export const USER_COLUMNS: Column<User, 'newest'>[] = [
  {
    key: 'name',
    title: 'User',
    render: (user) => (
      <>
        <div className={styles.name}>
          <RowLink to={paths.admin.user(user.id)}>{fullName(user)}</RowLink>
        </div>
        <div className={styles.meta}>{user.username}</div>
      </>
    ),
  },
  {
    key: 'company',
    title: 'Company',
    render: ({ companyName, email }) => (
      <>
        <Cut>{companyName}</Cut>
        <Cut className={styles.meta}>{email}</Cut>
      </>
    ),
  },
  { key: 'role', title: 'Role', render: ({ role }) => capitalise(role) },
  { key: 'status', title: 'Status', render: (user) => <UserStatusTag user={user} /> },
  { key: 'joined', title: 'Joined', wideOnly: true, render: ({ createdAt }) => <ExactDate iso={createdAt} /> },
  { key: 'active', title: 'Active', width: 88, render: (user) => <ActiveSwitch user={user} /> },
  { key: ACTIONS, title: '', width: 148, render: (user) => <UserMenu user={user} /> },
];

export function UserStatusTag({ user }: { user: User }) {
  const { label, tone } = statusOf(user);
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

/** Only who sells needs an approval. */
function statusOf({ isActive, isApproved, sells }: User): { label: string; tone: Tone } {
  if (!isActive) return { label: 'Deactivated', tone: 'over' };
  if (sells && !isApproved) return { label: 'Not approved', tone: 'waiting' };
  return { label: 'Active', tone: 'done' };
}

export function ActiveSwitch({ user }: { user: User }) {
  const { id, username, isActive } = user;
  const me = useCurrentUser();
  const confirm = useConfirm();
  const setActive = useSetUserActive();
  const own = id === me.id;

  const change = (active: boolean) => {
    if (active) return setActive.mutate({ id, isActive: true });
    confirm({
      title: `Deactivate ${username}?`,
      content: (
        <>
          <p>They are logged out everywhere and cannot log in until they are activated again.</p>
          <OpenOrders userId={id} />
        </>
      ),
      ok: 'Deactivate',
      run: () => setActive.mutateAsync({ id, isActive: false }),
    });
  };

  return (
    <Tooltip title={own ? 'You cannot deactivate your own account' : ''}>
      <Switch
        aria-label={`${username} active`}
        checked={isActive}
        disabled={own}
        loading={setActive.isPending}
        onChange={change}
      />
    </Tooltip>
  );
}
