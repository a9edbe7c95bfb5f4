import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { Navigate, useMatches } from 'react-router-dom';
import { ErrorState } from '../../kit/state/error-state';
import { FullPageSpinner } from '../../kit/state/full-page-spinner';
import { Shortcuts } from '../../kit/shortcuts/shortcuts';
import { CurrentUser, useSession } from '../../lib/auth/current-user';
import { exitPath } from '../../lib/auth/exit';
import { formatIn } from '../../lib/format';
import { CompactView } from '../../lib/compact-view';
import { preferencesQuery } from '../../lib/preferences';
import { NotFoundPage, UNKNOWN_PAGE } from '../not-found.page';
import styles from './application-layout.module.css';
import { Shell } from './shell';

/** The gate of everything that needs a log-in. */
export function ApplicationLayout() {
  const session = useSession();
  // Beside the user, so that nothing is drawn twice. Without them everything is there, as it is for somebody new.
  const preferences = useQuery(preferencesQuery);
  // Who is not logged in learns as well that there is no such page.
  const isUnknown = useMatches().some(({ handle }) => handle === UNKNOWN_PAGE);
  if (session.isPending || (session.data && preferences.isPending)) return <FullPageSpinner />;
  if (session.isError) {
    return (
      <div className={styles.unreachable}>
        <ErrorState title="Tradeyard cannot be reached" error={session.error} onRetry={() => void session.refetch()} />
      </div>
    );
  }
  if (!session.data) return isUnknown ? <NotFoundPage /> : <Navigate to={exitPath()} replace />;
  formatIn(session.data.currency);
  return (
    <CurrentUser value={session.data}>
      <CompactView value={session.data.compactView}>
        <App>
          <Shortcuts>
            <Shell />
          </Shortcuts>
        </App>
      </CompactView>
    </CurrentUser>
  );
}
