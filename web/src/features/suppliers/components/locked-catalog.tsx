import type { Supplier } from '../../../api/list-suppliers';
import { ConnectButton } from '../../../components/supplier/connect-button';
import { BackLink } from '../../../kit/page/back-link';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { NetworkDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { paths } from '../../../lib/paths';

/** In place of the catalog of a supplier that the buyer is not connected to. */
export function LockedCatalog({ supplier }: { supplier: Supplier }) {
  const isAsked = supplier.relationshipStatus === 'pending';
  return (
    <>
      <PageHeader
        above={<BackLink to={paths.supplier(supplier.id)}>{supplier.name}</BackLink>}
        title={`${supplier.name} catalog`}
      />
      <EmptyState
        drawing={<NetworkDrawing />}
        title={isAsked ? 'The catalog opens once your request is accepted' : 'The catalog opens once you are connected'}
        action={
          <>
            <ConnectButton supplier={supplier} label="Request Catalog Access" type="primary" />
            <LinkButton to={paths.marketProducts({ supplierId: supplier.id })}>Products in the marketplace</LinkButton>
          </>
        }
      >
        What {supplier.name} offers to everybody is in the marketplace, where you may order it meanwhile.
      </EmptyState>
    </>
  );
}
