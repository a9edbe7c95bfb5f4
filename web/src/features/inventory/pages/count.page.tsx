import { Button } from 'antd';
import { useState } from 'react';
import { useInventorySummary } from '../../../api/inventory-summary';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { ResourceList } from '../../../kit/list/resource-list';
import { useListState } from '../../../kit/list/use-list-state';
import { BackLink } from '../../../kit/page/back-link';
import { PageHeader } from '../../../kit/page/page-header';
import { ShelfDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { count, formatNumber } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { type InventorySort, useInventory } from '../api/list-inventory';
import { CountReviewDialog } from '../components/count-review-dialog';
import { countColumns, shortCount } from '../components/count-columns';
import styles from '../components/stocktake.module.css';
import { COUNT_LIST } from '../inventory-list';
import { differenceOf } from '../stocktake';
import { useCounts } from '../use-counts';

const SORTS: { value: InventorySort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'stock-desc', label: 'Stock (High to Low)' },
  { value: 'stock-asc', label: 'Stock (Low to High)' },
];

/** Many items counted on one screen, and booked together. */
export function CountPage() {
  const list = useListState(COUNT_LIST);
  const counts = useCounts();
  const [reviewing, setReviewing] = useState(false);
  const { data: summary } = useInventorySummary();
  const confirm = useConfirm();
  const n = counts.counts.length;
  const differing = counts.counts.filter((one) => differenceOf(one) !== 0).length;
  const discard = () =>
    confirm({
      title: `Discard ${count(n, 'count')}?`,
      content: 'Nothing of it has been booked.',
      ok: 'Discard',
      run: async () => counts.clear(),
    });

  return (
    <>
      <PageHeader
        title="Count stock"
        above={
          <BackLink to={paths.inventory()} list="inventory">
            Inventory
          </BackLink>
        }
        summary="Enter what is on the shelf. Nothing changes before it is booked; what you have entered is kept in this browser."
      />
      <ResourceList
        list={list}
        query={useInventory(list.query)}
        label="Items to count"
        noun="inventory item"
        nameOf={({ product }) => product.name}
        placeholder="Search products, SKU, location..."
        filters={[
          {
            name: 'category',
            label: 'Category',
            all: 'All categories',
            options: (summary?.categories ?? []).map(({ name }) => ({ value: name, label: name })),
            searchable: true,
          },
          {
            name: 'supplierId',
            label: 'Supplier',
            all: 'All suppliers',
            options: (summary?.suppliers ?? []).map(({ id, name }) => ({ value: id, label: name })),
            searchable: true,
          },
        ]}
        sorts={SORTS}
        columns={countColumns(counts)}
        short={shortCount(counts)}
        error="The inventory could not be loaded"
        nothingFound="No inventory items"
        empty={
          <EmptyState drawing={<ShelfDrawing />} title="No inventory items">
            Add products to your inventory to count them
          </EmptyState>
        }
      />
      {n > 0 && (
        <div className={styles.bar} role="region" aria-label="Count">
          <strong>{count(n, 'item')} counted</strong>
          <span>{differing === 0 ? 'no difference' : `${formatNumber(differing)} with a difference`}</span>
          <Button type="text" onClick={discard}>
            Discard
          </Button>
          <Button type="primary" onClick={() => setReviewing(true)}>
            Review and book
          </Button>
        </div>
      )}
      {reviewing && <CountReviewDialog counts={counts} onClose={() => setReviewing(false)} />}
    </>
  );
}
