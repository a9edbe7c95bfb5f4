import type { Supplier } from '../../../api/list-suppliers';
import { CatalogButton } from '../../../components/supplier/catalog-button';
import { SupplierCard } from '../../../components/supplier/supplier-card';
import { useSide } from '../../../lib/auth/use-side';
import { paths } from '../../../lib/paths';

export function MarketSupplierCard({ supplier }: { supplier: Supplier }) {
  const asBuyer = useSide() === 'buyer';
  return (
    <SupplierCard
      supplier={supplier}
      showRelationship={asBuyer}
      actions={asBuyer && <CatalogButton supplier={supplier} to={paths.supplier(supplier.id)} />}
    />
  );
}
