import type { Supplier } from '../../../api/list-suppliers';
import type { Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { RowLink } from '../../../kit/list/row-link';
import { StatusTag } from '../../../kit/page/status-tag';
import { ExactDate } from '../../../kit/values/exact-date';
import { ratingText } from '../../../components/supplier/relationship';
import { count, formatNumber } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import type { AllSuppliersSort } from '../supplier-list';

const link = ({ id, name }: Supplier) => <RowLink to={paths.supplier(id)}>{name}</RowLink>;

const status = ({ isApproved }: Supplier) => (
  <StatusTag tone={isApproved ? 'done' : 'waiting'}>{isApproved ? 'Public' : 'Waiting'}</StatusTag>
);

export const shortSupplier = (supplier: Supplier): ShortRow => ({
  title: link(supplier),
  detail: `${supplier.category}, ${count(supplier.productCount, 'product')}`,
  tag: status(supplier),
});

export const SUPPLIER_COLUMNS: Column<Supplier, AllSuppliersSort>[] = [
  { key: 'name', title: 'Supplier', sort: { ascend: 'name' }, render: link },
  { key: 'category', title: 'Category', render: ({ category }) => category },
  { key: 'email', title: 'Contact', wideOnly: true, render: ({ contactEmail }) => contactEmail },
  { key: 'status', title: 'Status', render: status },
  {
    key: 'products',
    title: 'Products',
    number: true,
    sort: { descend: 'products' },
    render: ({ productCount }) => formatNumber(productCount),
  },
  {
    key: 'rating',
    title: 'Rating',
    number: true,
    sort: { descend: 'rating' },
    render: ({ ratings }) => ratingText(ratings),
  },
  {
    key: 'since',
    title: 'Since',
    sort: { descend: 'recent' },
    render: ({ createdAt }) => <ExactDate iso={createdAt} />,
  },
];
