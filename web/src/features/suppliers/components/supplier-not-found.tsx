import { MarketDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { LinkButton } from '../../../kit/page/link-button';
import { paths } from '../../../lib/paths';

export function SupplierNotFound() {
  return (
    <EmptyState
      drawing={<MarketDrawing />}
      title="Supplier Not Found"
      level={1}
      action={<LinkButton to={paths.suppliers()}>Return to Suppliers</LinkButton>}
    >
      It does not exist, or it is not public.
    </EmptyState>
  );
}
