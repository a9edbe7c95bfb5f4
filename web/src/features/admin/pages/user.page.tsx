import { NotFound } from '../../../components/not-found';
import { BackLink } from '../../../kit/page/back-link';
import { Facts } from '../../../kit/page/facts';
import { PageHeader } from '../../../kit/page/page-header';
import { RecordPage } from '../../../kit/page/record-page';
import { RecordNav } from '../../../kit/page/record-nav';
import { StatusTag } from '../../../kit/page/status-tag';
import { Surface } from '../../../kit/page/surface';
import { RecordSkeleton } from '../../../kit/state/skeletons';
import { ExactDate } from '../../../kit/values/exact-date';
import { formatNumber } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { capitalise } from '../../../lib/vocabulary';
import { type UserAccount, userAccountQuery } from '../api/user-account';
import { UserAudit } from '../components/user-audit';
import { ActiveSwitch, fullName, UserStatusTag } from '../components/user-columns';
import { UserMenu } from '../components/user-menu';
import { UserOrders } from '../components/user-orders';
import { UserSessions } from '../components/user-sessions';
import styles from './user.module.css';

export function UserPage() {
  return (
    <RecordPage
      param="userId"
      query={userAccountQuery}
      notFound={<NotFound />}
      heading="User"
      skeleton={<RecordSkeleton />}
      errorTitle={(reason) => `The user could not be loaded: ${reason}`}
    >
      {(user) => <UserDetail key={user.id} user={user} />}
    </RecordPage>
  );
}

function UserDetail({ user }: { user: UserAccount }) {
  const { id, username, role, companyName, deletedAt } = user;
  const closed = deletedAt !== null;
  return (
    <>
      <PageHeader
        above={
          <>
            <BackLink to={paths.admin.users()} list="users">
              Users
            </BackLink>
            <RecordNav list="users" id={id} to={paths.admin.user} />
          </>
        }
        title={closed ? `User ${id}` : fullName(user)}
        tabTitle={`${closed ? `User ${id}` : username} · Admin Dashboard`}
        beside={closed ? <StatusTag tone="over">Account closed</StatusTag> : <UserStatusTag user={user} />}
        summary={closed ? capitalise(role) : [username, capitalise(role), companyName].filter(Boolean).join(' · ')}
        primary={
          !closed && (
            <span className={styles.actions}>
              <ActiveSwitch user={user} />
              <UserMenu user={user} />
            </span>
          )
        }
      />
      <div className={styles.columns}>
        <Surface title="Account">
          <Facts items={factsOf(user)} />
        </Surface>
        <div className={styles.column}>
          {!closed && <UserSessions user={user} />}
          <UserAudit userId={id} />
        </div>
      </div>
      <section className={styles.orders} aria-labelledby="orders-of-user">
        <h2 id="orders-of-user" className={styles.heading}>
          Orders
        </h2>
        <UserOrders user={user} />
      </section>
    </>
  );
}

function factsOf(user: UserAccount): Parameters<typeof Facts>[0]['items'] {
  const { createdAt, rejectedAt, deletedAt } = user;
  const joined: [string, React.ReactNode] = ['Joined', <ExactDate key="joined" iso={createdAt} />];
  // Nothing else of it is left.
  if (deletedAt !== null) return [joined, ['Closed', <ExactDate key="closed" iso={deletedAt} />]];
  return [
    ['Email', user.email],
    ['Company', user.companyName],
    ['Size', user.companySize],
    ['Industry', user.industry && capitalise(user.industry)],
    ['Phone', user.phone],
    ['Address', user.address],
    ['Currency', user.currency],
    ['Two-factor', user.twoFactorEnabled ? 'On' : 'Off'],
    ['Passkeys', formatNumber(user.passkeys)],
    ['Access tokens', formatNumber(user.accessTokens)],
    ['Rejected', rejectedAt && <ExactDate key="rejected" iso={rejectedAt} />],
    joined,
  ];
}
