import { paths } from '../lib/paths';
import { SearchDrawing } from '../kit/state/drawings';
import { EmptyState } from '../kit/state/empty-state';
import { LinkButton } from '../kit/page/link-button';

export function NotFound() {
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title="404 Page Not Found"
      level={1}
      action={
        <LinkButton type="primary" to={paths.landing()}>
          Back to Homepage
        </LinkButton>
      }
    >
      Did you forget to add the page to the router?
    </EmptyState>
  );
}
