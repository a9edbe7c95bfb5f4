import { Button } from 'antd';
import { useInventorySummary } from '../../../api/inventory-summary';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { ResourceList } from '../../../kit/list/resource-list';
import { useListState } from '../../../kit/list/use-list-state';
import { INVENTORY_LIST } from '../inventory-list';
import { namesOf, type Selection } from '../../../kit/list/use-selection';
import { ShelfDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { CardSkeletons } from '../../../kit/state/skeletons';
import { count } from '../../../lib/numbers';
import { useToast } from '../../../lib/use-toast';
import { useUndoBulkChange } from '../api/bulk-changes';
import { useBulkDeleteItems } from '../api/bulk-delete-items';
import { type InventoryItem, type InventorySort, useInventory } from '../api/list-inventory';
import { STOCK_STATUS, STOCK_STATUSES } from '../stock-status';
import { StockTools } from './stock-tools';
import { InventoryGrid } from './inventory-grid';
import { shortItem, useItemColumns } from './inventory-columns';

const SORTS: { value: InventorySort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'stock-desc', label: 'Stock (High to Low)' },
  { value: 'stock-asc', label: 'Stock (Low to High)' },
  { value: 'status', label: 'Status (Critical First)' },
  { value: 'recent', label: 'Recently changed' },
];

const statusOptions = STOCK_STATUSES.map((value) => ({ value, label: STOCK_STATUS[value].label }));

export function InventoryTab({ onAdd }: { onAdd: () => void }) {
  const list = useListState(INVENTORY_LIST);
  const { data: summary } = useInventorySummary();
  const columns = useItemColumns();
  const removeSelected = useRemoveSelected();
  const categories = (summary?.categories ?? []).map(({ name, count: n }) => ({
    value: name,
    label: `${name} (${n})`,
  }));
  const suppliers = (summary?.suppliers ?? []).map(({ id, name, count: n }) => ({
    value: id,
    label: `${name} (${n})`,
  }));

  return (
    <ResourceList
      list={list}
      query={useInventory(list.query)}
      tools={<StockTools filter={list.query} />}
      label="Inventory items"
      noun="inventory item"
      nameOf={({ product }) => product.name}
      placeholder="Search products, SKU, location..."
      filters={[
        { name: 'status', label: 'Status', all: 'All Items', options: statusOptions },
        { name: 'category', label: 'Category', all: 'All categories', options: categories, searchable: true },
        { name: 'supplierId', label: 'Supplier', all: 'All suppliers', options: suppliers, searchable: true },
      ]}
      sorts={SORTS}
      views={['grid', 'table']}
      columns={columns}
      short={shortItem}
      grid={(items, selection) => <InventoryGrid items={items} selection={selection} />}
      gridSkeleton={<CardSkeletons count={8} height={236} />}
      bulk={(selection) => (
        <Button danger type="primary" onClick={() => removeSelected(selection)}>
          Delete Selected ({selection.keys.length})
        </Button>
      )}
      error="The inventory could not be loaded"
      nothingFound="No inventory items"
      empty={
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
      }
    />
  );
}

function useRemoveSelected() {
  const confirm = useConfirm();
  const { mutateAsync: bulkDelete } = useBulkDeleteItems();
  const undo = useUndoBulkChange();
  const toast = useToast();
  return ({ items, clear }: Selection<InventoryItem>) =>
    confirm({
      title: `Remove ${count(items.length, 'item')} from your inventory?`,
      content: `${namesOf(items.map(({ product }) => product.name))}. Their stock and history go with them.`,
      ok: 'Remove',
      run: async () => {
        const { deleted, deletionId } = await bulkDelete(items.map(({ id }) => id));
        toast.success(`${count(deleted, 'inventory item')} removed successfully`, undefined, {
          undo: () => void undo({ kind: 'deletion', id: deletionId }),
        });
      },
      failure: 'Failed to delete inventory items',
      onDone: clear,
    });
}
