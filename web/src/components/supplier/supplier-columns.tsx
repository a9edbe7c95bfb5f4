import type { ReactNode } from 'react';
import type { Supplier } from '../../api/list-suppliers';
import { useSide } from '../../lib/auth/use-side';
import { formatNumber } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import type { Column } from '../../kit/list/column';
import type { ShortRow } from '../../kit/list/data-table';
import { RowLink } from '../../kit/list/row-link';
import { ratingText } from './relationship';
import { RelationshipTag } from './relationship-tag';
import styles from './supplier-columns.module.css';

/** The sorts of the list behind each heading, where it has them. */
type Sorts<Sort extends string> = Partial<Record<'name' | 'category' | 'products' | 'rating' | 'status', Sort>>;

export function useSupplierColumns<Sort extends string>(
  actions: (supplier: Supplier) => ReactNode,
  sorts: Sorts<Sort>,
) {
  const asBuyer = useSide() === 'buyer';
  const link = ({ id, name }: Supplier) => <RowLink to={paths.supplier(id)}>{name}</RowLink>;
  const up = (heading: keyof Sorts<Sort>) => sorts[heading] && { sort: { ascend: sorts[heading] } };
  const down = (heading: keyof Sorts<Sort>) => sorts[heading] && { sort: { descend: sorts[heading] } };
  const columns: Column<Supplier, Sort>[] = [
    { key: 'name', title: 'Supplier', render: link, ...up('name') },
    { key: 'category', title: 'Category', render: (supplier) => supplier.category, ...up('category') },
    { key: 'location', title: 'Location', render: (supplier) => supplier.location },
    {
      key: 'products',
      title: 'Products',
      number: true,
      render: (supplier) => formatNumber(supplier.productCount),
      ...down('products'),
    },
    { key: 'rating', title: 'Rating', number: true, render: ({ ratings }) => ratingText(ratings), ...down('rating') },
    ...(asBuyer ? [{ key: 'status', title: 'Status', render: relationshipTag, ...up('status') }] : []),
    {
      key: 'actions',
      title: '',
      render: (supplier) => <div className={styles.actions}>{actions(supplier)}</div>,
    },
  ];
  const short = (supplier: Supplier): ShortRow => ({
    title: link(supplier),
    detail: [supplier.category, supplier.location, ratingText(supplier.ratings)].filter(Boolean).join(' · '),
    tag: asBuyer && relationshipTag(supplier),
    actions: actions(supplier),
  });
  return { columns, short };
}

const relationshipTag = (supplier: Supplier) => <RelationshipTag supplier={supplier} ofStrangers />;
