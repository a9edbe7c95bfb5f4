import { AppstoreOutlined, BarsOutlined } from '@ant-design/icons';
import { MarketDrawing } from '../../../kit/state/drawings';
import { EmptyState, FilteredEmpty } from '../../../kit/state/empty-state';
import { FilterBar, FilterSelect, ViewSwitch } from '../../../kit/list/filter-bar';
import { Pager } from '../../../kit/list/pager';
import { QueryState } from '../../../kit/state/query-state';
import { CardSkeletons, RowSkeletons } from '../../../kit/state/skeletons';
import { SupplierGrid } from '../../../components/supplier/supplier-grid';
import { SupplierTable } from '../../../components/supplier/supplier-table';
import { oneOf } from '../../../kit/list/parsers';
import { useListState } from '../../../kit/list/use-list-state';
import { useUrlChoice } from '../../../kit/list/use-url-choice';
import { asOptions, SUPPLIER_CATEGORIES } from '../../../lib/vocabulary';
import { type SupplierSort, useMarketplaceSuppliers } from '../api/list-marketplace-suppliers';
import { MarketSupplierCard, SupplierActions } from './market-supplier-card';

const SORTS: { value: SupplierSort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'category', label: 'Category' },
  { value: 'products', label: 'Most products' },
  { value: 'rating', label: 'Best rated' },
];

const VIEWS = [
  { value: 'grid' as const, label: 'Grid', icon: <AppstoreOutlined /> },
  { value: 'list' as const, label: 'List', icon: <BarsOutlined /> },
];

const LIST = {
  filters: { category: oneOf(SUPPLIER_CATEGORIES) },
  sorts: ['name', 'category', 'products', 'rating'] as const,
};

export function SuppliersTab() {
  const list = useListState<{ category: (typeof SUPPLIER_CATEGORIES)[number] }, SupplierSort>(LIST);
  const [view, setView] = useUrlChoice('view', ['grid', 'list']);
  const query = useMarketplaceSuppliers(list.query);
  return (
    <>
      <FilterBar
        list={list}
        placeholder="Search suppliers..."
        sorts={SORTS}
        filters={
          <FilterSelect
            all="All categories"
            value={list.query.category}
            options={asOptions(SUPPLIER_CATEGORIES)}
            onChange={(value) => list.setFilter('category', value)}
          />
        }
        view={<ViewSwitch value={view} onChange={setView} options={VIEWS} />}
      />
      <QueryState
        query={query}
        skeleton={view === 'grid' ? <CardSkeletons count={6} /> : <RowSkeletons />}
        errorTitle="Failed to fetch marketplace suppliers"
      >
        {(page) => {
          if (page.items.length === 0) {
            return list.active ? (
              <FilteredEmpty title="No suppliers found" onClear={list.clear} />
            ) : (
              <EmptyState drawing={<MarketDrawing />} title="No suppliers found">
                Suppliers appear here once an administrator has approved them.
              </EmptyState>
            );
          }
          return (
            <>
              {view === 'grid' ? (
                <SupplierGrid>
                  {page.items.map((supplier) => (
                    <MarketSupplierCard key={supplier.id} supplier={supplier} />
                  ))}
                </SupplierGrid>
              ) : (
                <SupplierTable
                  suppliers={page.items}
                  refreshing={query.isPlaceholderData}
                  actions={(supplier) => <SupplierActions supplier={supplier} />}
                />
              )}
              <Pager page={page} paging={list.paging} noun="suppliers" />
            </>
          );
        }}
      </QueryState>
    </>
  );
}
