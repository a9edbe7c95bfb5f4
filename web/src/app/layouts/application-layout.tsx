import { App } from 'antd';
import { Navigate } from 'react-router-dom';
import { ErrorState } from '../../kit/state/error-state';
import { FullPageSpinner } from '../../kit/state/full-page-spinner';
import { CurrentUser, useSession } from '../../lib/auth/current-user';
import { exitPath } from '../../lib/auth/exit';
import { formatIn } from '../../lib/format';
import { CompactView } from '../../lib/compact-view';
import styles from './application-layout.module.css';
import { Shell } from './shell';

/** The gate of everything that needs a log-in. */
export function ApplicationLayout() {
  const session = useSession();
  if (session.isPending) return <FullPageSpinner />;
  if (session.isError) {
    return (
      <div className={styles.unreachable}>
        <ErrorState title="Tradeyard cannot be reached" error={session.error} onRetry={() => void session.refetch()} />
      </div>
    );
  }
  if (!session.data) return <Navigate to={exitPath()} replace />;
  formatIn(session.data.currency);
  return (
    <CurrentUser value={session.data}>
      <CompactView value={session.data.compactView}>
        <App>
          <Shell />
        </App>
      </CompactView>
    </CurrentUser>
  );
}
