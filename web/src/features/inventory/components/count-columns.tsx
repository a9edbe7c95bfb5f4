import { useState } from 'react';
import { MOST, problemOf } from '../../../kit/form/limits';
import { NumberField } from '../../../kit/form/number-field';
import type { Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { StatusTag } from '../../../kit/page/status-tag';
import { RelativeDate } from '../../../kit/values/relative-date';
import { formatNumber } from '../../../lib/numbers';
import { quantity } from '../../../lib/units';
import type { InventoryItem, InventorySort } from '../api/list-inventory';
import type { Counts } from '../use-counts';
import { Difference } from './count-review-dialog';
import styles from './stocktake.module.css';

function CountInput({ item, counts }: { item: InventoryItem; counts: Counts }) {
  // What cannot be on a shelf is not counted, and stays as it was typed.
  const [wrong, setWrong] = useState<number>();
  const problem = wrong === undefined ? undefined : problemOf(wrong, { min: 0, max: MOST });
  const set = (counted: number | null) => {
    const isWrong = counted !== null && problemOf(counted, { min: 0, max: MOST }) !== undefined;
    setWrong(isWrong ? counted : undefined);
    counts.set(item, isWrong ? null : counted);
  };
  return (
    <NumberField
      className={styles.input}
      controls={false}
      label={`Counted of ${item.product.name}`}
      placeholder="Counted"
      problem={problem}
      value={wrong ?? counts.of(item.id)?.counted ?? null}
      onChange={set}
    />
  );
}

/** How a count differs; what has moved since is said, and decided when it is booked. */
function Result({ item, counts }: { item: InventoryItem; counts: Counts }) {
  const counted = counts.of(item.id);
  if (!counted) return null;
  if (counted.expected !== item.currentStock) return <StatusTag tone="waiting">Moved since</StatusTag>;
  return <Difference of={counted} />;
}

export function countColumns(counts: Counts): Column<InventoryItem, InventorySort>[] {
  return [
    {
      key: 'product',
      title: 'Product',
      sort: { ascend: 'name' },
      render: ({ product }) => (
        <span className={styles.product}>
          {product.name}
          <span className={styles.meta}>{product.sku}</span>
        </span>
      ),
    },
    { key: 'location', title: 'Location', render: ({ location }) => location },
    {
      key: 'counted-at',
      title: 'Last count',
      wideOnly: true,
      render: ({ lastCountDate }) => lastCountDate && <RelativeDate iso={lastCountDate} />,
    },
    {
      key: 'stock',
      title: 'Stock',
      number: true,
      sort: { ascend: 'stock-asc', descend: 'stock-desc' },
      render: ({ currentStock }) => formatNumber(currentStock),
    },
    { key: 'counted', title: 'Counted', width: 136, render: (item) => <CountInput item={item} counts={counts} /> },
    { key: 'difference', title: 'Difference', number: true, render: (item) => <Result item={item} counts={counts} /> },
  ];
}

export const shortCount =
  (counts: Counts) =>
  (item: InventoryItem): ShortRow => ({
    title: item.product.name,
    detail: [item.product.sku, item.location, quantity(item.currentStock, item.product.unitOfMeasure)]
      .filter(Boolean)
      .join(' · '),
    tag: <Result item={item} counts={counts} />,
    actions: <CountInput item={item} counts={counts} />,
  });
