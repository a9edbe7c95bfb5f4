import { Dialog } from '../../../kit/dialog/dialog';
import { useEntry } from '../../../kit/form/use-entry';
import type { Schemas } from '../../../lib/api-client';
import { useToast } from '../../../lib/use-toast';
import { useAddItem } from '../api/add-item';
import { AddItemForm } from '../forms/add-item-form';

export function AddItemDialog({ onClose }: { onClose: () => void }) {
  const addItem = useAddItem();
  const toast = useToast();
  const entry = useEntry<Schemas['AddInventoryItemInput']>({
    send: addItem.mutateAsync,
    failure: 'Failed to add product to inventory',
    onDone: () => {
      toast.success('Product added to inventory successfully');
      onClose();
    },
  });
  return (
    <Dialog title="Add to Inventory" open onCancel={onClose}>
      <AddItemForm entry={entry} />
    </Dialog>
  );
}
