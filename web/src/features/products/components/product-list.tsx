import { PlusOutlined } from '@ant-design/icons';
import { useLocation } from 'react-router-dom';
import { useBrands } from '../../../api/list-brands';
import { type Product, useProducts } from '../../../api/list-products';
import type { Supplier } from '../../../api/list-suppliers';
import { useProductSummary } from '../../../api/product-summary';
import { TagDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { Figures } from '../../../kit/page/figures';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { count, formatNumber } from '../../../lib/numbers';
import { ResourceList } from '../../../kit/list/resource-list';
import { useListState } from '../../../kit/list/use-list-state';
import { PRODUCT_LIST, type ProductSort, type ProductStatus } from '../product-list';
import { paths } from '../../../lib/paths';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { useToast } from '../../../lib/use-toast';
import { useBulkChange } from '../use-bulk-change';
import { countFound } from '../api/change-products';
import { useDeleteProduct } from '../api/delete-product';
import { chosenOf, filterOf } from '../chosen-products';
import styles from './product-list.module.css';
import { BulkActions } from './bulk-actions';
import { CatalogTools } from './catalog-tools';
import { useProductColumns } from './product-columns';

const STATUSES: { value: ProductStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending Approval' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'archived', label: 'Archived' },
];

const SORTS: { value: ProductSort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'newest', label: 'Newest first' },
  { value: 'price-asc', label: 'Price (Low to High)' },
  { value: 'price-desc', label: 'Price (High to Low)' },
];

const shown = (n: number | undefined) => n !== undefined && formatNumber(n);

export function ProductList({ suppliers }: { suppliers: Supplier[] }) {
  const list = useListState(PRODUCT_LIST);
  const { data: summary } = useProductSummary();
  const { search } = useLocation();
  const confirmDelete = useConfirmDelete();
  const { restore } = useBulkChange();
  const several = suppliers.length > 1;
  const archived = list.query.status === 'archived';
  const { columns, short } = useProductColumns({
    showSupplier: several,
    archived,
    onDelete: confirmDelete,
    onRestore: ({ id }) => void restore({ which: { ids: [id] } }),
  });
  const brandOptions = (useBrands({ limit: 200 }).data?.items ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const supplierOptions = suppliers.map(({ id, name }) => ({ value: id, label: name }));

  const add = (label: string) => (
    <LinkButton
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      to={`${paths.seller.newProduct()}${search}`}
      preventScrollReset
    >
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
          {
            label: 'Active in Marketplace',
            value: shown(summary?.active),
            to: paths.seller.products({ status: 'active' }),
          },
          {
            label: 'Pending Approval',
            value: shown(summary?.pending),
            tone: summary?.pending ? 'waiting' : undefined,
            hint: 'Reviewed within 24 hours',
            to: paths.seller.products({ status: 'pending' }),
          },
          { label: 'Hidden Products', value: shown(summary?.hidden), to: paths.seller.products({ status: 'hidden' }) },
        ]}
      />
      <ResourceList
        list={list}
        query={useProducts(list.query)}
        tools={<CatalogTools filter={list.query} suppliers={suppliers} />}
        label="Products"
        noun="product"
        nameOf={({ name }) => name}
        placeholder="Search products, SKU..."
        filters={[
          { name: 'status', label: 'Status', all: 'All statuses', options: STATUSES },
          ...(brandOptions.length > 0
            ? [{ name: 'brandId' as const, label: 'Brand', all: 'All brands', options: brandOptions, searchable: true }]
            : []),
          ...(several
            ? [{ name: 'supplierId' as const, label: 'Supplier', all: 'All suppliers', options: supplierOptions }]
            : []),
        ]}
        sorts={SORTS}
        columns={columns}
        short={short}
        bulk={(selection) => (
          <BulkActions chosen={chosenOf(selection, list.query)} onDone={selection.clear} archived={archived} />
        )}
        bulkAll={{ most: 10_000, count: () => countFound(filterOf(list.query)) }}
        error="Your products could not be loaded"
        nothingFound="No products found"
        empty={
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
        }
      />
    </>
  );
}

function useConfirmDelete() {
  const confirm = useConfirm();
  const deleteProduct = useDeleteProduct();
  const { restore } = useBulkChange();
  const toast = useToast();
  return ({ id, name }: Product) =>
    confirm({
      title: `Delete ${name}?`,
      content:
        'It is gone for good. Only where an order or somebody’s stock has it, it is archived instead and stays readable there.',
      ok: 'Delete product',
      run: async () => {
        const { archived } = await deleteProduct.mutateAsync(id);
        if (!archived) return toast.success('Product deleted successfully');
        toast.success('Product archived', 'Orders or stock have it and keep showing it. You find it under Archived.', {
          undo: () => void restore({ which: { ids: [id] } }),
        });
      },
      failure: 'Failed to delete product',
    });
}
