import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { type Brand, useBrands } from '../../../api/list-brands';
import type { Supplier } from '../../../api/list-suppliers';
import { useOwnSuppliers } from '../../../api/own-suppliers';
import { useProductSummary } from '../../../api/product-summary';
import { TagDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { Figures } from '../../../kit/page/figures';
import { ResourceList } from '../../../kit/list/resource-list';
import { PageHeader } from '../../../kit/page/page-header';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { SupplierSetup } from '../../../components/supplier-setup';
import { count, formatNumber, formatTotal } from '../../../lib/numbers';
import { anId } from '../../../kit/list/parsers';
import { type ListDefinition, useListState } from '../../../kit/list/use-list-state';
import { paths } from '../../../lib/paths';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { useDeleteBrand } from '../api/delete-brand';
import { BrandTips, TopBrands } from '../components/brand-aside';
import { brandColumns } from '../components/brand-columns';
import { CreateBrandDialog } from '../components/create-brand-dialog';
import { EditBrandDialog } from '../components/edit-brand-dialog';
import styles from './brands.module.css';

export function BrandsPage() {
  const query = useOwnSuppliers();
  return (
    <QueryState
      query={query}
      heading="Brand Management"
      skeleton={<RowSkeletons />}
      errorTitle="Your suppliers could not be loaded"
    >
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

const LIST: ListDefinition<{ supplierId: number }, 'name'> = {
  name: 'brands',
  filters: { supplierId: anId },
  sorts: ['name'],
};

function Brands({ suppliers }: { suppliers: Supplier[] }) {
  const list = useListState(LIST);
  const { q, supplierId, cursor, limit } = list.query;
  // A seller has few brands: all of them at once, for the figures that no list page can give.
  const all = useBrands({ limit: 200 }).data;
  const complete = all && !all.next ? all.items : undefined;
  const products = useProductSummary().data;
  const [creating, setCreating] = useState(false);
  const [edited, setEdited] = useState<Brand>();
  const confirmDelete = useConfirmDelete();
  const several = suppliers.length > 1;
  const supplierOptions = suppliers.map(({ id, name }) => ({ value: id, label: name }));
  const { columns, short } = brandColumns({
    supplierName: several ? (id) => suppliers.find((one) => one.id === id)?.name : undefined,
    onEdit: setEdited,
    onDelete: confirmDelete,
  });

  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
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
          <ResourceList
            list={list}
            query={useBrands({ q, supplierId, cursor, limit })}
            label="Brands"
            noun="brand"
            nameOf={({ name }) => name}
            placeholder="Search brands..."
            filters={
              several
                ? [{ name: 'supplierId', label: 'Supplier', all: 'All suppliers', options: supplierOptions }]
                : undefined
            }
            columns={columns}
            short={short}
            error="Failed to fetch brands"
            nothingFound="No brands found"
            empty={
              <EmptyState drawing={<TagDrawing />} title="No brands yet" action={create}>
                A brand is the name on the box. Buyers filter your catalog by it.
              </EmptyState>
            }
          />
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
