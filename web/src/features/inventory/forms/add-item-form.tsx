import { Form, Input } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { MOST, within } from '../../../kit/form/limits';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { NumberInput } from '../../../kit/form/number-input';
import { ProductPicker } from '../../../components/product-picker';
import type { Schemas } from '../../../lib/api-client';
import { useToast } from '../../../lib/use-toast';
import type { Entry } from '../../../kit/form/use-entry';
import styles from './forms.module.css';

type Values = Schemas['AddInventoryItemInput'];

interface Props {
  entry: Entry<Values>;
}

const isNegative = (stock?: number | null) => typeof stock === 'number' && stock < 0;

export function AddItemForm({ entry }: Props) {
  const toast = useToast();
  return (
    <EntryForm
      entry={entry}
      initialValues={{ currentStock: 0, reorderThreshold: 5 }}
      onFinishFailed={({ values }) => {
        if (isNegative(values.currentStock) || isNegative(values.reorderThreshold)) {
          toast.refusal('Validation Error', 'Stock values cannot be negative');
        }
      }}
    >
      <Form.Item
        label="Product"
        name="productId"
        rules={[{ required: true, message: 'You must select a product' }]}
        extra="Products that you may order, by name or SKU."
      >
        <ProductPicker placeholder="Please select a product" autoFocus />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          label="Current stock"
          name="currentStock"
          rules={[
            { required: true, message: 'Current stock is required' },
            within({ min: 0, max: MOST, tooSmall: 'Stock cannot be negative' }),
          ]}
        >
          <NumberInput className={styles.number} />
        </Form.Item>
        <Form.Item
          label="Reorder threshold"
          name="reorderThreshold"
          rules={[
            { required: true, message: 'Reorder threshold is required' },
            within({ min: 0, max: MOST, tooSmall: 'Threshold cannot be negative' }),
          ]}
        >
          <NumberInput className={styles.number} />
        </Form.Item>
      </div>
      <Form.Item label="Location" name="location" rules={[atMost(200)]}>
        <Input placeholder="Aisle, shelf or room" />
      </Form.Item>
      <Form.Item label="Notes" name="notes" rules={[atMost(2000)]}>
        <Input.TextArea rows={2} />
      </Form.Item>
      <FormActions submit="Add to Inventory" busy={entry.busy} />
    </EntryForm>
  );
}
