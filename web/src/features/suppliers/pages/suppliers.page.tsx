import { AppstoreOutlined, BarsOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { type Supplier, useSuppliers } from '../../../api/list-suppliers';
import { NetworkDrawing } from '../../../kit/state/drawings';
import { EmptyState, FilteredEmpty } from '../../../kit/state/empty-state';
import { FilterBar, FilterSelect, ViewSwitch } from '../../../kit/list/filter-bar';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { Pager } from '../../../kit/list/pager';
import { QueryState } from '../../../kit/state/query-state';
import { CardSkeletons, RowSkeletons } from '../../../kit/state/skeletons';
import { SupplierCard } from '../../../components/supplier/supplier-card';
import { SupplierGrid } from '../../../components/supplier/supplier-grid';
import { SupplierTable } from '../../../components/supplier/supplier-table';
import { useSide } from '../../../lib/auth/use-side';
import { oneOf } from '../../../kit/list/parsers';
import { useListState } from '../../../kit/list/use-list-state';
import { useUrlChoice } from '../../../kit/list/use-url-choice';
import { paths } from '../../../lib/paths';
import { asOptions, SUPPLIER_CATEGORIES } from '../../../lib/vocabulary';
import { AddSupplierDialog } from '../components/supplier-dialog';
import { SupplierActions } from '../components/supplier-actions';
import { useNetworkCounts } from '../network-counts';

type Sort = 'name' | 'category' | 'status' | 'recent';
type Status = 'connected' | 'pending' | 'unconnected';

const SORTS: { value: Sort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'category', label: 'Category' },
  { value: 'status', label: 'Status' },
  { value: 'recent', label: 'Newest' },
];

const STATUSES: { value: Status; label: string }[] = [
  { value: 'connected', label: 'Connected' },
  { value: 'pending', label: 'Pending' },
  { value: 'unconnected', label: 'Not Connected' },
];

const VIEWS = [
  { value: 'grid' as const, label: 'Grid', icon: <AppstoreOutlined /> },
  { value: 'list' as const, label: 'List', icon: <BarsOutlined /> },
];

interface Filters extends Record<string, string | number> {
  status: Status;
  category: (typeof SUPPLIER_CATEGORIES)[number];
}

const LIST = {
  filters: { status: oneOf(STATUSES.map(({ value }) => value)), category: oneOf(SUPPLIER_CATEGORIES) },
  sorts: ['name', 'category', 'status', 'recent'] as const,
};

/** A buyer's network; a seller's own companies. */
export function SuppliersPage() {
  const asBuyer = useSide() === 'buyer';
  const list = useListState<Filters, Sort>(LIST);
  const [view, setView] = useUrlChoice('view', ['grid', 'list']);
  const query = useSuppliers(list.query);
  const counts = useNetworkCounts(asBuyer);
  const [adding, setAdding] = useState(false);

  const actions = (supplier: Supplier) => <SupplierActions supplier={supplier} />;
  const addButton = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
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
      <FilterBar
        list={list}
        placeholder="Search suppliers..."
        sorts={asBuyer ? SORTS : SORTS.filter(({ value }) => value !== 'status')}
        filters={
          <>
            {asBuyer && (
              <FilterSelect
                all="All suppliers"
                value={list.query.status}
                options={STATUSES}
                onChange={(value) => list.setFilter('status', value)}
              />
            )}
            <FilterSelect
              all="All categories"
              value={list.query.category}
              options={asOptions(SUPPLIER_CATEGORIES)}
              onChange={(value) => list.setFilter('category', value)}
            />
          </>
        }
        view={<ViewSwitch value={view} onChange={setView} options={VIEWS} />}
      />
      <QueryState
        query={query}
        skeleton={view === 'grid' ? <CardSkeletons count={6} /> : <RowSkeletons />}
        errorTitle="The suppliers could not be loaded"
      >
        {(page) => {
          if (page.items.length === 0) {
            if (list.active) return <FilteredEmpty title="No suppliers found" onClear={list.clear} />;
            return (
              <EmptyState
                drawing={<NetworkDrawing />}
                title="No suppliers found"
                action={asBuyer ? <LinkButton to={paths.marketplace()}>Explore Marketplace</LinkButton> : addButton}
              >
                {asBuyer
                  ? 'Find suppliers in the marketplace and ask to connect, or add one that you already work with.'
                  : 'Add the company that your products belong to. Buyers find you under its name.'}
              </EmptyState>
            );
          }
          return (
            <>
              {view === 'grid' ? (
                <SupplierGrid>
                  {page.items.map((supplier) => (
                    <SupplierCard
                      key={supplier.id}
                      supplier={supplier}
                      showRelationship={asBuyer}
                      actions={actions(supplier)}
                    />
                  ))}
                </SupplierGrid>
              ) : (
                <SupplierTable suppliers={page.items} refreshing={query.isPlaceholderData} actions={actions} />
              )}
              <Pager page={page} paging={list.paging} noun="suppliers" />
            </>
          );
        }}
      </QueryState>
      {adding && <AddSupplierDialog onClose={() => setAdding(false)} />}
    </>
  );
}
