import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { type Supplier, useSuppliers } from '../../../api/list-suppliers';
import { NetworkDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { ResourceList } from '../../../kit/list/resource-list';
import { CardSkeletons } from '../../../kit/state/skeletons';
import { SupplierCard } from '../../../components/supplier/supplier-card';
import { SupplierGrid } from '../../../components/supplier/supplier-grid';
import { useSupplierColumns } from '../../../components/supplier/supplier-columns';
import { useSide } from '../../../lib/auth/use-side';
import { useListState } from '../../../kit/list/use-list-state';
import { SUPPLIER_LIST, type SupplierSort, type SupplierStatus } from '../supplier-list';
import { paths } from '../../../lib/paths';
import { asOptions, SUPPLIER_CATEGORIES } from '../../../lib/vocabulary';
import { AddSupplierDialog } from '../components/supplier-dialog';
import { InvitationManagement } from '../components/invitation-management';
import { SupplierActions } from '../components/supplier-actions';
import { useNetworkCounts } from '../network-counts';

const SORTS: { value: SupplierSort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'category', label: 'Category' },
  { value: 'status', label: 'Status' },
  { value: 'recent', label: 'Newest' },
];

const STATUSES: { value: SupplierStatus; label: string }[] = [
  { value: 'connected', label: 'Connected' },
  { value: 'pending', label: 'Pending' },
  { value: 'unconnected', label: 'Not Connected' },
];

/** A buyer's network; a seller's own companies. */
export function SuppliersPage() {
  const asBuyer = useSide() === 'buyer';
  const list = useListState(SUPPLIER_LIST);
  const counts = useNetworkCounts(asBuyer);
  const [adding, setAdding] = useState(false);

  const inList = (supplier: Supplier) => (
    <SupplierActions supplier={supplier} catalog={paths.supplierCatalog(supplier.id)} />
  );
  const { columns, short } = useSupplierColumns<SupplierSort>(inList, {
    name: 'name',
    category: 'category',
    status: 'status',
  });
  const addButton = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
      Add Supplier
    </Button>
  );

  return (
    <>
      <PageHeader
        title={asBuyer ? 'Suppliers' : 'My Suppliers'}
        summary={asBuyer ? counts : 'The companies that you sell as'}
        secondary={asBuyer && <LinkButton to={paths.marketplace()}>Discover Suppliers</LinkButton>}
        primary={addButton}
      />
      <ResourceList
        list={list}
        query={useSuppliers(list.query)}
        label="Suppliers"
        noun="supplier"
        nameOf={({ name }) => name}
        placeholder="Search suppliers..."
        filters={[
          ...(asBuyer ? [{ name: 'status' as const, label: 'Status', all: 'All suppliers', options: STATUSES }] : []),
          { name: 'category', label: 'Category', all: 'All categories', options: asOptions(SUPPLIER_CATEGORIES) },
        ]}
        sorts={asBuyer ? SORTS : SORTS.filter(({ value }) => value !== 'status')}
        views={['grid', 'table']}
        tableName="List"
        columns={columns}
        short={short}
        grid={(suppliers) => (
          <SupplierGrid>
            {suppliers.map((supplier) => (
              <SupplierCard
                key={supplier.id}
                supplier={supplier}
                showRelationship={asBuyer}
                actions={<SupplierActions supplier={supplier} catalog={paths.supplier(supplier.id)} />}
              />
            ))}
          </SupplierGrid>
        )}
        gridSkeleton={<CardSkeletons count={6} />}
        error="The suppliers could not be loaded"
        nothingFound="No suppliers found"
        empty={
          <EmptyState
            drawing={<NetworkDrawing />}
            title="No suppliers found"
            action={asBuyer ? <LinkButton to={paths.marketplace()}>Explore Marketplace</LinkButton> : addButton}
          >
            {asBuyer
              ? 'Find suppliers in the marketplace and ask to connect, or add one that you already work with.'
              : 'Add the company that your products belong to. Buyers find you under its name.'}
          </EmptyState>
        }
      />
      <InvitationManagement />
      {adding && <AddSupplierDialog onClose={() => setAdding(false)} />}
    </>
  );
}
