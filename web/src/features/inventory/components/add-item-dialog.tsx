import { Form } from 'antd';
import { Dialog } from '../../../kit/dialog/dialog';
import type { Schemas } from '../../../lib/api-client';
import { showFieldErrors } from '../../../kit/form/form-errors';
import { useToast } from '../../../lib/use-toast';
import { useAddItem } from '../api/add-item';
import { AddItemForm } from '../forms/add-item-form';

interface Props {
  open: boolean;
  onClose: () => void;
}

export function AddItemDialog({ open, onClose }: Props) {
  const [form] = Form.useForm<Schemas['AddInventoryItemInput']>();
  const addItem = useAddItem();
  const toast = useToast();

  const submit = (values: Schemas['AddInventoryItemInput']) =>
    addItem.mutate(values, {
      onSuccess: () => {
        toast.success('Product added to inventory successfully');
        onClose();
      },
      onError: (error) => {
        if (!showFieldErrors(form, error)) toast.failure('Failed to add product to inventory', error);
      },
    });

  return (
    <Dialog title="Add to Inventory" open={open} onCancel={onClose}>
      <AddItemForm form={form} busy={addItem.isPending} onSubmit={submit} onCancel={onClose} />
    </Dialog>
  );
}
