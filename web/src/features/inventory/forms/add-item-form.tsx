import { Form, type FormInstance, Input, InputNumber } from 'antd';
import { FormActions } from '../../../kit/form/form-actions';
import { ProductPicker } from '../../../components/product-picker';
import type { Schemas } from '../../../lib/api-client';
import styles from './forms.module.css';

type Values = Schemas['AddInventoryItemInput'];

interface Props {
  form: FormInstance<Values>;
  busy: boolean;
  onSubmit: (values: Values) => void;
  onCancel: () => void;
}

export function AddItemForm({ form, busy, onSubmit, onCancel }: Props) {
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={{ currentStock: 0, reorderThreshold: 5 }}
      onFinish={onSubmit}
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
            { type: 'number', min: 0, message: 'Stock cannot be negative' },
          ]}
        >
          <InputNumber className={styles.number} precision={0} inputMode="numeric" />
        </Form.Item>
        <Form.Item
          label="Reorder threshold"
          name="reorderThreshold"
          rules={[
            { required: true, message: 'Reorder threshold is required' },
            { type: 'number', min: 0, message: 'Threshold cannot be negative' },
          ]}
        >
          <InputNumber className={styles.number} precision={0} inputMode="numeric" />
        </Form.Item>
      </div>
      <Form.Item label="Location" name="location">
        <Input maxLength={200} placeholder="Aisle, shelf or room" />
      </Form.Item>
      <Form.Item label="Notes" name="notes">
        <Input.TextArea rows={2} maxLength={2000} />
      </Form.Item>
      <FormActions submit="Add to Inventory" busy={busy} onCancel={onCancel} />
    </Form>
  );
}
