import { Button } from 'antd';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { EmptyState } from '../kit/state/empty-state';
import { SearchDrawing } from '../kit/state/drawings';
import { ApiError, errorText } from '../lib/api-error';
import { usePageTitle } from '../lib/use-page-title';
import styles from './route-error.module.css';

/** What browsers say when a file of the application is not there any more. */
const MISSING_CODE = /dynamically imported module|importing a module script|error loading|failed to load module/i;

function whatHappened(error: unknown): string {
  if (error instanceof Error && MISSING_CODE.test(error.message)) {
    return 'Its code could not be loaded. There may be a new version of Tradeyard: reload the page to get it.';
  }
  return errorText(error, 'Something in this page went wrong. What you saved is safe.');
}

/** A page that broke, or whose code or data could not be loaded. */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  usePageTitle('Something went wrong');
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title="This page could not be shown"
      level={1}
      action={
        <div className={styles.actions}>
          <Button type="primary" onClick={() => void navigate(pathname + search, { replace: true })}>
            Try again
          </Button>
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </div>
      }
    >
      {whatHappened(error)}
      {requestId && (
        <span className={styles.id}>
          If you ask for help, name this request: <code>{requestId}</code>
        </span>
      )}
    </EmptyState>
  );
}
