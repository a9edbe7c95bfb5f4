import type { Supplier } from '../../../api/list-suppliers';
import { LinkButton } from '../../../kit/page/link-button';
import { ConnectButton } from '../../../components/supplier/connect-button';
import { SupplierCard } from '../../../components/supplier/supplier-card';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { useSide } from '../../../lib/auth/use-side';
import { paths } from '../../../lib/paths';

export function MarketSupplierCard({ supplier }: { supplier: Supplier }) {
  const side = useSide();
  return (
    <SupplierCard
      supplier={supplier}
      showRelationship={side === 'buyer'}
      actions={side === 'buyer' && <SupplierActions supplier={supplier} />}
    />
  );
}

/** Buyers look into a catalogue and ask to connect, but not with themselves. */
export function SupplierActions({ supplier }: { supplier: Supplier }) {
  const { id } = useCurrentUser();
  if (useSide() !== 'buyer') return null;
  return (
    <>
      <LinkButton to={paths.supplierCatalog(supplier.id)}>View Catalog</LinkButton>
      {supplier.userId !== id && <ConnectButton supplier={supplier} type="primary" />}
    </>
  );
}
