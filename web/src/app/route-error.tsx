import { Button } from 'antd';
import { SearchDrawing } from '../kit/state/drawings';
import { EmptyState } from '../kit/state/empty-state';

/** A page that broke, or whose code could not be loaded: a new version may have been deployed meanwhile. */
export function RouteError() {
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title="This page could not be shown"
      level={1}
      action={
        <Button type="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      Reload it. If that does not help, go back and try again later.
    </EmptyState>
  );
}
