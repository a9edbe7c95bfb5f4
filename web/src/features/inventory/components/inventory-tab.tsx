import { AppstoreOutlined, BarsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { BulkBar } from '../../../kit/list/bulk-bar';
import { ShelfDrawing } from '../../../kit/state/drawings';
import { EmptyState, FilteredEmpty } from '../../../kit/state/empty-state';
import { FilterBar, FilterSelect, ViewSwitch } from '../../../kit/list/filter-bar';
import { Pager } from '../../../kit/list/pager';
import { QueryState } from '../../../kit/state/query-state';
import { CardSkeletons, RowSkeletons } from '../../../kit/state/skeletons';
import { anId, anyText, oneOf } from '../../../kit/list/parsers';
import { useListState } from '../../../kit/list/use-list-state';
import { useUrlChoice } from '../../../kit/list/use-url-choice';
import { count } from '../../../lib/numbers';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { useBulkDeleteItems } from '../api/bulk-delete-items';
import { useInventorySummary } from '../../../api/inventory-summary';
import { type InventorySort, type StockStatus, useInventory } from '../api/list-inventory';
import { STOCK_STATUS, STOCK_STATUSES } from '../stock-status';
import { useSelection } from '../use-selection';
import { InventoryGrid } from './inventory-grid';
import { InventoryTable } from './inventory-table';

const SORTS: { value: InventorySort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'stock-desc', label: 'Stock (High to Low)' },
  { value: 'stock-asc', label: 'Stock (Low to High)' },
  { value: 'status', label: 'Status (Critical First)' },
  { value: 'recent', label: 'Recently changed' },
];

const VIEWS = [
  { value: 'grid' as const, label: 'Grid', icon: <AppstoreOutlined /> },
  { value: 'table' as const, label: 'Table', icon: <BarsOutlined /> },
];

interface Filters extends Record<string, string | number> {
  status: StockStatus;
  category: string;
  supplierId: number;
}

const LIST = {
  filters: { status: oneOf(STOCK_STATUSES), category: anyText, supplierId: anId },
  sorts: ['name', 'stock-desc', 'stock-asc', 'status', 'recent'] as const,
};

const statusOptions = STOCK_STATUSES.map((value) => ({ value, label: STOCK_STATUS[value].label }));

export function InventoryTab({ onAdd }: { onAdd: () => void }) {
  const list = useListState<Filters, InventorySort>(LIST);
  const [view, setView] = useUrlChoice('view', ['grid', 'table']);
  const { data: summary } = useInventorySummary();
  const query = useInventory(list.query);
  const selection = useSelection();
  const removeSelected = useRemoveSelected(selection.keys, selection.clear);
  const { status, category, supplierId } = list.query;

  return (
    <>
      <FilterBar
        list={list}
        placeholder="Search products, SKU, location..."
        sorts={SORTS}
        filters={
          <>
            <FilterSelect
              all="All Items"
              value={status}
              options={statusOptions}
              onChange={(value) => list.setFilter('status', value)}
            />
            <FilterSelect
              all="All categories"
              value={category}
              options={(summary?.categories ?? []).map(({ name, count }) => ({
                value: name,
                label: `${name} (${count})`,
              }))}
              onChange={(value) => list.setFilter('category', value)}
              searchable
            />
            <FilterSelect
              all="All suppliers"
              value={supplierId}
              options={(summary?.suppliers ?? []).map(({ id, name, count }) => ({
                value: id,
                label: `${name} (${count})`,
              }))}
              onChange={(value) => list.setFilter('supplierId', value)}
              searchable
            />
          </>
        }
        view={<ViewSwitch value={view} onChange={setView} options={VIEWS} />}
      />
      <QueryState
        query={query}
        skeleton={view === 'grid' ? <CardSkeletons count={8} height={236} /> : <RowSkeletons />}
        errorTitle="The inventory could not be loaded"
      >
        {(page) => {
          if (page.items.length === 0) {
            return list.active ? (
              <FilteredEmpty title="No inventory items" onClear={list.clear} />
            ) : (
              <EmptyState
                drawing={<ShelfDrawing />}
                title="No inventory items"
                action={
                  <Button type="primary" onClick={onAdd}>
                    Add Your First Item
                  </Button>
                }
              >
                Add products to your inventory to start tracking stock levels
              </EmptyState>
            );
          }
          return (
            <>
              {view === 'grid' ? (
                <InventoryGrid items={page.items} selection={selection} />
              ) : (
                <InventoryTable items={page.items} selection={selection} refreshing={query.isPlaceholderData} />
              )}
              <Pager page={page} paging={list.paging} noun="inventory items" />
              <BulkBar count={selection.keys.length} onClear={selection.clear}>
                <Button danger type="primary" onClick={removeSelected}>
                  Delete Selected ({selection.keys.length})
                </Button>
              </BulkBar>
            </>
          );
        }}
      </QueryState>
    </>
  );
}

function useRemoveSelected(ids: number[], onRemoved: () => void) {
  const confirm = useConfirm();
  const { mutateAsync: bulkDelete } = useBulkDeleteItems();
  return () =>
    confirm({
      title: `Remove ${ids.length} ${ids.length === 1 ? 'item' : 'items'} from your inventory?`,
      content: 'Their stock and history go with them.',
      ok: 'Remove',
      run: () => bulkDelete(ids),
      success: ({ deleted }) => `${count(deleted, 'inventory item')} removed successfully`,
      failure: 'Failed to delete inventory items',
      onDone: onRemoved,
    });
}
