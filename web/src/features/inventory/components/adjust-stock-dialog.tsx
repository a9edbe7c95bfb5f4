import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/dialog';
import { useEntry } from '../../../kit/form/use-entry';
import { idempotencyKey, type Schemas } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import { useToast } from '../../../lib/use-toast';
import { useAdjustStock } from '../api/adjust-stock';
import type { InventoryItem } from '../api/list-inventory';
import { useUndoAdjustment } from '../api/reverse-movement';
import { AdjustStockForm } from '../forms/adjust-stock-form';

interface Props {
  item: InventoryItem;
  onClose: () => void;
}

export function AdjustStockDialog({ item, onClose }: Props) {
  const adjustStock = useAdjustStock(item.id);
  const undo = useUndoAdjustment(item.id);
  const toast = useToast();
  const [key, setKey] = useState(idempotencyKey);
  const entry = useEntry<Schemas['AdjustStockInput'], Schemas['AdjustedItem']>({
    send: (input) => adjustStock.mutateAsync({ input, key }),
    failure: 'Failed to update inventory',
    onDone: ({ movementId }) => {
      toast.success('Inventory updated successfully', undefined, { undo: () => undo(movementId) });
      onClose();
    },
    onRefused: (error) => {
      // Refused: what is sent next is another adjustment. A lost answer keeps its key, so that it counts once.
      if (error instanceof ApiError) setKey(idempotencyKey());
    },
  });
  return (
    <Dialog title={`Adjust stock: ${item.product.name}`} open onCancel={onClose}>
      <AdjustStockForm entry={entry} currentStock={item.currentStock} unit={item.product.unitOfMeasure} />
    </Dialog>
  );
}
