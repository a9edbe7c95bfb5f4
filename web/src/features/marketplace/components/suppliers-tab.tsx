import type { Supplier } from '../../../api/list-suppliers';
import { MarketDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { ResourceList } from '../../../kit/list/resource-list';
import { CardSkeletons } from '../../../kit/state/skeletons';
import { CatalogButton } from '../../../components/supplier/catalog-button';
import { SupplierGrid } from '../../../components/supplier/supplier-grid';
import { useSupplierColumns } from '../../../components/supplier/supplier-columns';
import { useListState } from '../../../kit/list/use-list-state';
import { MARKET_SUPPLIERS } from '../supplier-list';
import { useSide } from '../../../lib/auth/use-side';
import { paths } from '../../../lib/paths';
import { asOptions, SUPPLIER_CATEGORIES } from '../../../lib/vocabulary';
import { type SupplierSort, useMarketplaceSuppliers } from '../api/list-marketplace-suppliers';
import { MarketSupplierCard } from './market-supplier-card';

const SORTS: { value: SupplierSort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'category', label: 'Category' },
  { value: 'products', label: 'Most products' },
  { value: 'rating', label: 'Best rated' },
];

export function SuppliersTab() {
  const list = useListState(MARKET_SUPPLIERS);
  const asBuyer = useSide() === 'buyer';
  const actions = (supplier: Supplier) =>
    asBuyer && <CatalogButton supplier={supplier} to={paths.supplierCatalog(supplier.id)} />;
  const { columns, short } = useSupplierColumns<SupplierSort>(actions, {
    name: 'name',
    category: 'category',
    products: 'products',
    rating: 'rating',
  });
  return (
    <ResourceList
      list={list}
      query={useMarketplaceSuppliers(list.query)}
      label="Suppliers"
      noun="supplier"
      nameOf={({ name }) => name}
      placeholder="Search suppliers..."
      filters={[
        { name: 'category', label: 'Category', all: 'All categories', options: asOptions(SUPPLIER_CATEGORIES) },
      ]}
      sorts={SORTS}
      views={['grid', 'table']}
      tableName="List"
      columns={columns}
      short={short}
      grid={(suppliers) => (
        <SupplierGrid>
          {suppliers.map((supplier) => (
            <MarketSupplierCard key={supplier.id} supplier={supplier} />
          ))}
        </SupplierGrid>
      )}
      gridSkeleton={<CardSkeletons count={6} />}
      error="Failed to fetch marketplace suppliers"
      nothingFound="No suppliers found"
      empty={
        <EmptyState drawing={<MarketDrawing />} title="No suppliers found">
          Suppliers appear here once an administrator has approved them.
        </EmptyState>
      }
    />
  );
}
