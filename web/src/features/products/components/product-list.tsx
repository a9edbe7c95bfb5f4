import { PlusOutlined } from '@ant-design/icons';
import { useLocation } from 'react-router-dom';
import { useBrands } from '../../../api/list-brands';
import { type Product, useProducts } from '../../../api/list-products';
import type { Supplier } from '../../../api/list-suppliers';
import { useProductSummary } from '../../../api/product-summary';
import { TagDrawing } from '../../../kit/state/drawings';
import { EmptyState, FilteredEmpty } from '../../../kit/state/empty-state';
import { Figures } from '../../../kit/page/figures';
import { FilterBar, FilterSelect } from '../../../kit/list/filter-bar';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { Pager } from '../../../kit/list/pager';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { count, formatNumber } from '../../../lib/numbers';
import { anId, oneOf } from '../../../kit/list/parsers';
import { useListState } from '../../../kit/list/use-list-state';
import { paths } from '../../../lib/paths';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { useDeleteProduct } from '../api/delete-product';
import styles from './product-list.module.css';
import { ProductTable } from './product-table';

type Status = 'active' | 'pending' | 'hidden';
type Sort = 'name' | 'newest' | 'price-asc' | 'price-desc';

const STATUSES: { value: Status; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending Approval' },
  { value: 'hidden', label: 'Hidden' },
];

const SORTS: { value: Sort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'newest', label: 'Newest first' },
  { value: 'price-asc', label: 'Price (Low to High)' },
  { value: 'price-desc', label: 'Price (High to Low)' },
];

const LIST = {
  filters: { status: oneOf<Status>(['active', 'pending', 'hidden']), brandId: anId, supplierId: anId },
  sorts: ['name', 'newest', 'price-asc', 'price-desc'],
} as const;

const shown = (n: number | undefined) => n !== undefined && formatNumber(n);

export function ProductList({ suppliers }: { suppliers: Supplier[] }) {
  const list = useListState<{ status: Status; brandId: number; supplierId: number }, Sort>(LIST);
  const query = useProducts(list.query);
  const { data: summary } = useProductSummary();
  const { search } = useLocation();
  const confirmDelete = useConfirmDelete();
  const several = suppliers.length > 1;

  const add = (label: string) => (
    <LinkButton type="primary" icon={<PlusOutlined />} to={`${paths.seller.newProduct()}${search}`}>
      {label}
    </LinkButton>
  );
  const brands = <LinkButton to={paths.seller.brands()}>Manage Brands</LinkButton>;

  return (
    <>
      <PageHeader
        title="Product Management"
        summary={
          summary &&
          `${count(summary.total, 'product')} · ${shown(summary.active)} active · ${shown(summary.pending)} pending approval`
        }
        primary={add('Add Product')}
        secondary={brands}
      />
      <Figures
        items={[
          { label: 'Total Products', value: shown(summary?.total) },
          { label: 'Active in Marketplace', value: shown(summary?.active), to: '?status=active' },
          {
            label: 'Pending Approval',
            value: shown(summary?.pending),
            tone: summary?.pending ? 'waiting' : undefined,
            hint: 'Reviewed within 24 hours',
            to: '?status=pending',
          },
          { label: 'Hidden Products', value: shown(summary?.hidden), to: '?status=hidden' },
        ]}
      />
      <FilterBar
        list={list}
        placeholder="Search products, SKU..."
        sorts={SORTS}
        filters={
          <>
            <FilterSelect
              all="All statuses"
              value={list.query.status}
              options={STATUSES}
              onChange={(value) => list.setFilter('status', value)}
            />
            <BrandFilter value={list.query.brandId} onChange={(id) => list.setFilter('brandId', id)} />
            {several && (
              <FilterSelect
                all="All suppliers"
                value={list.query.supplierId}
                options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(id) => list.setFilter('supplierId', id)}
              />
            )}
          </>
        }
      />
      <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="Your products could not be loaded">
        {(page) =>
          page.items.length === 0 ? (
            list.active ? (
              <FilteredEmpty title="No products found" onClear={list.clear} />
            ) : (
              <EmptyState
                drawing={<TagDrawing />}
                title="No products yet"
                action={
                  <div className={styles.first}>
                    <LinkButton to={paths.seller.brands()}>Manage Brands First</LinkButton>
                    {add('Create First Product')}
                  </div>
                }
              >
                Products are reviewed within 24 hours and then appear in the marketplace.
              </EmptyState>
            )
          ) : (
            <>
              <ProductTable
                products={page.items}
                showSupplier={several}
                refreshing={query.isPlaceholderData}
                onDelete={confirmDelete}
              />
              <Pager page={page} paging={list.paging} noun="products" />
            </>
          )
        }
      </QueryState>
    </>
  );
}

function BrandFilter({ value, onChange }: { value: number | undefined; onChange: (id: number | null) => void }) {
  const { data } = useBrands({ limit: 200 });
  if (!data || data.items.length === 0) return null;
  return (
    <FilterSelect
      all="All brands"
      value={value}
      options={data.items.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
      searchable
    />
  );
}

function useConfirmDelete() {
  const confirm = useConfirm();
  const deleteProduct = useDeleteProduct();
  return ({ id, name }: Product) =>
    confirm({
      title: `Delete ${name}?`,
      content: 'It leaves your catalog and the marketplace. Orders and stock that hold it keep showing it.',
      ok: 'Delete product',
      run: () => deleteProduct.mutateAsync(id),
      success: 'Product deleted successfully',
      failure: 'Failed to delete product',
    });
}
