import { Dialog } from '../../../kit/dialog/dialog';
import { useEntry } from '../../../kit/form/use-entry';
import type { Schemas } from '../../../lib/api-client';
import { answerBefore } from '../../../lib/api-error';
import { formatNumber } from '../../../lib/numbers';
import { wasSentBefore } from '../../../lib/use-once';
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
  const entry = useEntry<Schemas['AdjustStockInput'], Schemas['AdjustedItem']>({
    send: adjustStock.mutateAsync,
    failure: 'Failed to update inventory',
    onDone: (adjusted) => {
      const more = { undo: () => undo(adjusted.movementId) };
      if (wasSentBefore(adjusted)) toast.doneOnce(`The stock is ${formatNumber(adjusted.currentStock)}`, more);
      else toast.success('Inventory updated successfully', undefined, more);
      onClose();
    },
    onRefused: (error) => {
      const before = answerBefore<Schemas['AdjustedItem']>(error);
      if (!before) return false;
      toast.doneBefore(
        `The stock was adjusted to ${formatNumber(before.currentStock)} already`,
        'What you changed since has not been booked.',
        { undo: () => undo(before.movementId) },
      );
      onClose();
      return true;
    },
  });
  return (
    <Dialog title={`Adjust stock: ${item.product.name}`} open onCancel={onClose}>
      <AdjustStockForm entry={entry} currentStock={item.currentStock} unit={item.product.unitOfMeasure} />
    </Dialog>
  );
}
