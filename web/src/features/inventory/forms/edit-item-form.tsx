import { Form, type FormInstance, Input, InputNumber } from 'antd';
import { FormActions } from '../../../components/form-actions';
import type { Schemas } from '../../../lib/api-client';
import { fromCents, toCents } from '../../../lib/money';
import type { InventoryItem } from '../api/list-inventory';
import styles from './forms.module.css';

type Change = Schemas['UpdateInventoryItemInput'];

/** The cost is typed in money and sent in cents. */
export interface EditItemValues {
  reorderThreshold: number;
  reorderQuantity?: number | null;
  location?: string | null;
  costPerUnit?: number | null;
  notes?: string | null;
}

interface Props {
  form: FormInstance<EditItemValues>;
  item: InventoryItem;
  busy: boolean;
  onSubmit: (input: Change) => void;
  onCancel: () => void;
}

export function EditItemForm({ form, item, busy, onSubmit, onCancel }: Props) {
  const { costPerUnit, ...rest } = item;
  return (
    <Form<EditItemValues>
      form={form}
      layout="vertical"
      initialValues={{ ...rest, costPerUnit: costPerUnit === null ? null : fromCents(costPerUnit) }}
      onFinish={(values) =>
        onSubmit({
          ...values,
          costPerUnit: values.costPerUnit == null ? null : toCents(values.costPerUnit),
        })
      }
    >
      <div className={styles.pair}>
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
        <Form.Item label="Reorder quantity" name="reorderQuantity" tooltip="Empty: twice the threshold">
          <InputNumber className={styles.number} precision={0} min={0} inputMode="numeric" />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item label="Location" name="location">
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item label="Cost per unit" name="costPerUnit">
          <InputNumber className={styles.number} prefix="$" precision={2} min={0} inputMode="decimal" />
        </Form.Item>
      </div>
      <Form.Item label="Notes" name="notes">
        <Input.TextArea rows={3} maxLength={2000} />
      </Form.Item>
      <FormActions submit="Save changes" busy={busy} onCancel={onCancel} />
    </Form>
  );
}
