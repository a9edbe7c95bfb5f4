import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect } from 'react';
import { Navigate, useLocation, useMatches } from 'react-router-dom';
import { ErrorState } from '../../kit/state/error-state';
import { FullPageSpinner } from '../../kit/state/full-page-spinner';
import { Shortcuts } from '../../kit/shortcuts/shortcuts';
import { rememberAskedFor } from '../../lib/auth/asked-for';
import { CurrentUser, useSession } from '../../lib/auth/current-user';
import { exitPath } from '../../lib/auth/exit';
import { formatIn } from '../../lib/format';
import { CompactView } from '../../lib/compact-view';
import { paths } from '../../lib/paths';
import { preferencesQuery } from '../../lib/preferences';
import { NotFoundPage, UNKNOWN_PAGE } from '../not-found.page';
import styles from './application-layout.module.css';
import { Shell } from './shell';

/** The gate of everything that needs a log-in. */
export function ApplicationLayout() {
  const session = useSession();
  // Beside the user, so that nothing is drawn twice. Without them everything is there, as it is for somebody new.
  const preferences = useQuery(preferencesQuery);
  const isLoggedIn = Boolean(session.data);
  useEffect(() => {
    if (isLoggedIn) rememberAskedFor(null);
  }, [isLoggedIn]);
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
  if (!session.data) return isUnknown ? <NotFoundPage /> : <Exit />;
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

/** Who was never logged in goes to the start, and after a login to what they asked for. */
function Exit() {
  const { pathname, search } = useLocation();
  const to = exitPath();
  useEffect(() => {
    if (to === paths.landing()) rememberAskedFor(pathname + search);
  }, [to, pathname, search]);
  return <Navigate to={to} replace />;
}
