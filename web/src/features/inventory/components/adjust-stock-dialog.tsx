import { Form } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/dialog';
import { idempotencyKey, type Schemas } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import { showFieldErrors } from '../../../kit/form/form-errors';
import { useToast } from '../../../lib/use-toast';
import { useAdjustStock } from '../api/adjust-stock';
import type { InventoryItem } from '../api/list-inventory';
import { AdjustStockForm } from '../forms/adjust-stock-form';

interface Props {
  item: InventoryItem;
  onClose: () => void;
}

export function AdjustStockDialog({ item, onClose }: Props) {
  const [form] = Form.useForm<Schemas['AdjustStockInput']>();
  const adjustStock = useAdjustStock(item.id);
  const toast = useToast();
  const [key, setKey] = useState(idempotencyKey);

  const submit = (input: Schemas['AdjustStockInput']) =>
    adjustStock.mutate(
      { input, key },
      {
        onSuccess: () => {
          toast.success('Inventory updated successfully');
          onClose();
        },
        onError: (error) => {
          // Refused: what is sent next is another adjustment. A lost answer keeps its key, so that it counts once.
          if (error instanceof ApiError) setKey(idempotencyKey());
          if (!showFieldErrors(form, error)) toast.failure('Failed to update inventory', error);
        },
      },
    );

  return (
    <Dialog title={`Adjust stock: ${item.product.name}`} open onCancel={onClose}>
      <AdjustStockForm
        form={form}
        currentStock={item.currentStock}
        unit={item.product.unitOfMeasure}
        busy={adjustStock.isPending}
        onSubmit={submit}
        onCancel={onClose}
      />
    </Dialog>
  );
}
