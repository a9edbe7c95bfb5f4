import { Segmented } from 'antd';
import { ExportMenu } from '../../../kit/list/export-menu';
import { inFormats, withoutPage } from '../../../kit/list/export-choices';
import type { Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { ResourceList } from '../../../kit/list/resource-list';
import { RowLink } from '../../../kit/list/row-link';
import type { ListState } from '../../../kit/list/use-list-state';
import { Surface } from '../../../kit/page/surface';
import { OrderDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { Money } from '../../../kit/values/money';
import { api } from '../../../lib/api-client';
import { count, formatNumber } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { type SalesFilter, type SalesShare, useSalesBy } from '../api/list-sales';
import type { SalesBy } from '../sales-list';
import styles from './sales-table.module.css';

const SUBJECTS: Record<SalesBy, { title: string; many: string; noun: string }> = {
  product: { title: 'Product', many: 'Products', noun: 'product' },
  buyer: { title: 'Buyer', many: 'Buyers', noun: 'buyer' },
  category: { title: 'Category', many: 'Categories', noun: 'row' },
};

const nameOf = (by: SalesBy, { subjectId, name }: SalesShare) =>
  by === 'product' && subjectId !== null ? <RowLink to={paths.seller.product(subjectId)}>{name}</RowLink> : name;

const money = ({ revenue, currency }: SalesShare) => <Money cents={revenue} currency={currency} />;

const columnsOf = (by: SalesBy): Column<SalesShare, 'revenue'>[] => [
  { key: 'name', title: SUBJECTS[by].title, render: (share) => nameOf(by, share) },
  ...(by === 'product'
    ? [
        { key: 'sku', title: 'SKU', wideOnly: true, render: ({ sku }: SalesShare) => sku } satisfies Column<
          SalesShare,
          'revenue'
        >,
      ]
    : []),
  { key: 'orders', title: 'Orders', number: true, render: ({ orders }) => formatNumber(orders) },
  { key: 'quantity', title: 'Units', number: true, render: ({ quantity }) => formatNumber(quantity) },
  { key: 'revenue', title: 'Sales before tax', number: true, render: money },
];

const shortOf =
  (by: SalesBy) =>
  (share: SalesShare): ShortRow => ({
    title: nameOf(by, share),
    figure: money(share),
    detail: `${count(share.orders, 'order')}, ${count(share.quantity, 'unit')}`,
  });

interface Props {
  list: ListState<Record<string, never>, 'revenue'>;
  filter: SalesFilter;
}

/** The period's sales by product, buyer or category, the highest first. */
export function SalesTable({ list, filter }: Props) {
  const { by } = filter;
  const ask = (format: 'csv' | 'xlsx') =>
    api.GET('/api/orders/analytics/export', { params: { query: { ...withoutPage(filter), format } }, parseAs: 'blob' });
  return (
    <Surface
      title="Sales"
      extra={
        <Segmented
          aria-label="Sales by"
          value={by}
          onChange={(chosen) => list.setFilters({ by: chosen === 'product' ? undefined : chosen, q: undefined })}
          options={Object.entries(SUBJECTS).map(([value, { many }]) => ({ value: value as SalesBy, label: many }))}
        />
      }
    >
      <div className={styles.list}>
        <ResourceList
          list={list}
          query={useSalesBy(filter)}
          label={`Sales by ${by}`}
          noun={SUBJECTS[by].noun}
          nameOf={({ name }) => name}
          placeholder={by === 'product' ? 'Search by name or SKU...' : 'Search by name...'}
          tools={<ExportMenu choices={inFormats('As', ask)} />}
          columns={columnsOf(by)}
          short={shortOf(by)}
          error="The sales could not be loaded"
          nothingFound="Nothing was delivered in this period"
          empty={
            <EmptyState drawing={<OrderDrawing />} title="No sales yet">
              Orders count here once they are delivered
            </EmptyState>
          }
        />
      </div>
    </Surface>
  );
}
