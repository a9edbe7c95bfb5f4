import { Dialog } from '../../../kit/dialog/dialog';
import { useEntry } from '../../../kit/form/use-entry';
import { useToast } from '../../../lib/use-toast';
import type { InventoryItem } from '../api/list-inventory';
import { useUpdateItem } from '../api/update-item';
import { EditItemForm, type EditItemValues } from '../forms/edit-item-form';

interface Props {
  item: InventoryItem;
  onClose: () => void;
}

export function EditItemDialog({ item, onClose }: Props) {
  const updateItem = useUpdateItem(item.id);
  const toast = useToast();
  const entry = useEntry<EditItemValues>({
    send: updateItem.mutateAsync,
    failure: 'Failed to update inventory',
    onDone: () => {
      toast.success('Inventory updated successfully');
      onClose();
    },
  });
  return (
    <Dialog title={`Edit ${item.product.name}`} open onCancel={onClose}>
      <EditItemForm entry={entry} item={item} />
    </Dialog>
  );
}
