import { Dialog } from '../../../kit/dialog/dialog';
import { useChanges } from '../../../kit/form/use-changes';
import { useEntry } from '../../../kit/form/use-entry';
import { useToast } from '../../../lib/use-toast';
import type { InventoryItem } from '../api/list-inventory';
import { useUpdateItem } from '../api/update-item';
import { costCurrencyOf, EditItemForm, type EditItemValues } from '../forms/edit-item-form';

interface Props {
  item: InventoryItem;
  onClose: () => void;
}

export function EditItemDialog({ item, onClose }: Props) {
  const updateItem = useUpdateItem(item.id);
  const send = useChanges<ReturnType<typeof asSent>>(
    asSent({ ...item, costCurrency: costCurrencyOf(item) }),
    ({ cost, ...changes }) => updateItem.mutateAsync({ ...changes, ...cost }),
  );
  const toast = useToast();
  const entry = useEntry<EditItemValues>({
    send: (values) => send(asSent(values)),
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

/** An amount and its currency are one: neither is sent without the other. */
const asSent = ({ costPerUnit, costCurrency, ...values }: EditItemValues) => ({
  ...values,
  cost: { costPerUnit, costCurrency },
});
