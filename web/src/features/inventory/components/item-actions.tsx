import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { useDeleteItem } from '../api/delete-item';
import type { InventoryItem } from '../api/list-inventory';
import { AdjustStockDialog } from './adjust-stock-dialog';
import { EditItemDialog } from './edit-item-dialog';

interface ItemActions {
  adjust: (item: InventoryItem) => void;
  edit: (item: InventoryItem) => void;
  remove: (item: InventoryItem, onRemoved?: () => void) => void;
}

const Context = createContext<ItemActions | null>(null);

/** What can be done with an item, from the card, the row and the panel alike. */
export function useItemActions(): ItemActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('useItemActions needs ItemActionsProvider');
  return actions;
}

export function ItemActionsProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<{ kind: 'adjust' | 'edit'; item: InventoryItem } | null>(null);
  const confirm = useConfirm();
  const { mutateAsync: deleteItem } = useDeleteItem();
  const close = () => setDialog(null);

  const actions = useMemo<ItemActions>(
    () => ({
      adjust: (item) => setDialog({ kind: 'adjust', item }),
      edit: (item) => setDialog({ kind: 'edit', item }),
      remove: (item, onRemoved) =>
        confirm({
          title: `Remove ${item.product.name} from your inventory?`,
          content: 'Its stock and history go with it.',
          ok: 'Remove',
          run: () => deleteItem(item.id),
          success: 'Inventory item removed successfully',
          failure: 'Failed to delete inventory item',
          onDone: onRemoved,
        }),
    }),
    [confirm, deleteItem],
  );

  return (
    <Context value={actions}>
      {children}
      {dialog?.kind === 'adjust' && <AdjustStockDialog item={dialog.item} onClose={close} />}
      {dialog?.kind === 'edit' && <EditItemDialog item={dialog.item} onClose={close} />}
    </Context>
  );
}
