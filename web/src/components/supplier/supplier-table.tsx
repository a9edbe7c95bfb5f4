import type { ReactNode } from 'react';
import type { Supplier } from '../../api/list-suppliers';
import { useSide } from '../../lib/auth/use-side';
import { paths } from '../../lib/paths';
import { type Column, DataTable } from '../../kit/list/data-table';
import { RowLink } from '../../kit/list/row-link';
import { StatusTag } from '../../kit/page/status-tag';
import { ratingText, RELATIONSHIP } from './relationship';
import styles from './supplier-table.module.css';

interface Props {
  suppliers: Supplier[];
  refreshing: boolean;
  actions: (supplier: Supplier) => ReactNode;
}

export function SupplierTable({ suppliers, refreshing, actions }: Props) {
  const asBuyer = useSide() === 'buyer';
  const columns: Column<Supplier>[] = [
    {
      key: 'name',
      title: 'Supplier',
      render: (supplier) => <RowLink to={paths.supplier(supplier.id)}>{supplier.name}</RowLink>,
    },
    { key: 'category', title: 'Category', render: (supplier) => supplier.category },
    { key: 'location', title: 'Location', render: (supplier) => supplier.location },
    { key: 'products', title: 'Products', number: true, render: (supplier) => supplier.productCount },
    { key: 'rating', title: 'Rating', number: true, render: ratingText },
    ...(asBuyer ? [{ key: 'status', title: 'Status', render: relationshipTag }] : []),
    {
      key: 'actions',
      title: '',
      render: (supplier) => <div className={styles.actions}>{actions(supplier)}</div>,
    },
  ];
  return (
    <DataTable
      label="Suppliers"
      rows={suppliers}
      rowKey={({ id }) => id}
      columns={columns}
      refreshing={refreshing}
      short={(supplier) => ({
        title: <RowLink to={paths.supplier(supplier.id)}>{supplier.name}</RowLink>,
        detail: [supplier.category, supplier.location].filter(Boolean).join(' · '),
        tag: asBuyer && relationshipTag(supplier),
        actions: actions(supplier),
      })}
    />
  );
}

function relationshipTag({ relationshipStatus }: Supplier) {
  const { label, tone } = RELATIONSHIP[relationshipStatus];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
