import { ResourceList } from '../../../kit/list/resource-list';
import { useListState } from '../../../kit/list/use-list-state';
import { MarketDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { useAllSuppliers } from '../api/list-all-suppliers';
import { shortSupplier, SUPPLIER_COLUMNS } from '../components/supplier-columns';
import { ALL_SUPPLIERS } from '../supplier-list';

const STATUSES = [
  { value: 'public' as const, label: 'Public' },
  { value: 'waiting' as const, label: 'Waiting for approval' },
];

/** Every supplier that a seller keeps. */
export function SuppliersPage() {
  const list = useListState(ALL_SUPPLIERS);
  return (
    <ResourceList
      list={list}
      query={useAllSuppliers(list.query)}
      label="Suppliers"
      noun="supplier"
      nameOf={({ name }) => name}
      placeholder="Search suppliers..."
      filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: STATUSES }]}
      columns={SUPPLIER_COLUMNS}
      short={shortSupplier}
      error="The suppliers could not be loaded"
      nothingFound="No suppliers found"
      empty={
        <EmptyState drawing={<MarketDrawing />} title="No suppliers yet">
          They stand here once sellers have set up their supplier profile.
        </EmptyState>
      }
    />
  );
}
