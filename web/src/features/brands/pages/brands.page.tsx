import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { type Brand, useBrands } from '../../../api/list-brands';
import type { Supplier } from '../../../api/list-suppliers';
import { useOwnSuppliers } from '../../../api/own-suppliers';
import { useProductSummary } from '../../../api/product-summary';
import { TagDrawing } from '../../../kit/state/drawings';
import { EmptyState, FilteredEmpty } from '../../../kit/state/empty-state';
import { Figures } from '../../../kit/page/figures';
import { FilterBar, FilterSelect } from '../../../kit/list/filter-bar';
import { PageHeader } from '../../../kit/page/page-header';
import { Pager } from '../../../kit/list/pager';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { SupplierSetup } from '../../../components/supplier-setup';
import { count, formatNumber, formatTotal } from '../../../lib/numbers';
import { anId } from '../../../kit/list/parsers';
import { useListState } from '../../../kit/list/use-list-state';
import { paths } from '../../../lib/paths';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { useDeleteBrand } from '../api/delete-brand';
import { BrandTips, TopBrands } from '../components/brand-aside';
import { BrandTable } from '../components/brand-table';
import { CreateBrandDialog } from '../components/create-brand-dialog';
import { EditBrandDialog } from '../components/edit-brand-dialog';
import styles from './brands.module.css';

export function BrandsPage() {
  const query = useOwnSuppliers();
  return (
    <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="Your suppliers could not be loaded">
      {({ items }) => (items.length === 0 ? <WithoutSupplier /> : <Brands suppliers={items} />)}
    </QueryState>
  );
}

function WithoutSupplier() {
  return (
    <>
      <PageHeader title="Brand Management" summary="Brands group your products by the name on the box." />
      <SupplierSetup />
    </>
  );
}

const LIST = { filters: { supplierId: anId }, sorts: ['name'] } as const;

function Brands({ suppliers }: { suppliers: Supplier[] }) {
  const list = useListState<{ supplierId: number }, 'name'>(LIST);
  const { q, supplierId, cursor, limit } = list.query;
  const query = useBrands({ q, supplierId, cursor, limit });
  // A seller has few brands: all of them at once, for the figures that no list page can give.
  const all = useBrands({ limit: 200 }).data;
  const complete = all && !all.next ? all.items : undefined;
  const products = useProductSummary().data;
  const [creating, setCreating] = useState(false);
  const [edited, setEdited] = useState<Brand>();
  const confirmDelete = useConfirmDelete();
  const several = suppliers.length > 1;

  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setCreating(true)}>
      Create Brand
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Brand Management"
        summary={
          all && products && `${count(Number.parseInt(all.total, 10), 'brand')} · ${count(products.total, 'product')}`
        }
        primary={create}
      />
      <Figures
        items={[
          { label: 'Total Brands', value: all && formatTotal(all.total) },
          {
            label: 'Total Products',
            value: products && formatNumber(products.total),
            hint: products && `${formatNumber(products.active)} active in marketplace`,
            to: paths.seller.products(),
          },
          ...(complete
            ? [
                {
                  label: 'Brands Without Products',
                  value: complete.filter(({ _count }) => _count.products === 0).length,
                },
              ]
            : []),
        ]}
      />
      <div className={styles.columns}>
        <div>
          <FilterBar
            list={list}
            placeholder="Search brands..."
            filters={
              several && (
                <FilterSelect
                  all="All suppliers"
                  value={supplierId}
                  options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(id) => list.setFilter('supplierId', id)}
                />
              )
            }
          />
          <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="Failed to fetch brands">
            {(page) =>
              page.items.length === 0 ? (
                list.active ? (
                  <FilteredEmpty title="No brands found" onClear={list.clear} />
                ) : (
                  <EmptyState drawing={<TagDrawing />} title="No brands yet" action={create}>
                    A brand is the name on the box. Buyers filter your catalog by it.
                  </EmptyState>
                )
              ) : (
                <>
                  <BrandTable
                    brands={page.items}
                    supplierName={several ? (id) => suppliers.find((one) => one.id === id)?.name : undefined}
                    refreshing={query.isPlaceholderData}
                    onEdit={setEdited}
                    onDelete={confirmDelete}
                  />
                  <Pager page={page} paging={list.paging} noun="brands" />
                </>
              )
            }
          </QueryState>
        </div>
        <aside className={styles.aside}>
          {complete && <TopBrands brands={complete} />}
          <BrandTips />
        </aside>
      </div>
      {creating && <CreateBrandDialog suppliers={suppliers} onClose={() => setCreating(false)} />}
      {edited && <EditBrandDialog brand={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function useConfirmDelete() {
  const confirm = useConfirm();
  const deleteBrand = useDeleteBrand();
  return ({ id, name }: Brand) =>
    confirm({
      title: `Delete ${name}?`,
      content: 'The brand is removed for good. This is possible while no product uses it.',
      ok: 'Delete brand',
      run: () => deleteBrand.mutateAsync(id),
      success: 'Brand deleted successfully',
      failure: 'Failed to delete brand',
    });
}
