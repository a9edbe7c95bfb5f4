import { Form } from 'antd';
import { Dialog } from '../../../kit/dialog/dialog';
import { showFieldErrors } from '../../../kit/form/form-errors';
import { useToast } from '../../../lib/use-toast';
import type { InventoryItem } from '../api/list-inventory';
import { useUpdateItem } from '../api/update-item';
import { EditItemForm, type EditItemValues } from '../forms/edit-item-form';

interface Props {
  item: InventoryItem;
  onClose: () => void;
}

export function EditItemDialog({ item, onClose }: Props) {
  const [form] = Form.useForm<EditItemValues>();
  const updateItem = useUpdateItem(item.id);
  const toast = useToast();
  return (
    <Dialog title={`Edit ${item.product.name}`} open onCancel={onClose}>
      <EditItemForm
        form={form}
        item={item}
        busy={updateItem.isPending}
        onCancel={onClose}
        onSubmit={(input) =>
          updateItem.mutate(input, {
            onSuccess: () => {
              toast.success('Inventory updated successfully');
              onClose();
            },
            onError: (error) => {
              if (!showFieldErrors(form, error)) toast.failure('Failed to update inventory', error);
            },
          })
        }
      />
    </Dialog>
  );
}
