import { Form, type FormInstance, Input, InputNumber, Select, Space } from 'antd';
import { FormActions } from '../../../kit/form/form-actions';
import { MoneyInput } from '../../../kit/form/money-input';
import type { Schemas } from '../../../lib/api-client';
import { CURRENCIES as CODES } from '../../../lib/money';
import type { InventoryItem } from '../api/list-inventory';
import styles from './forms.module.css';

const CURRENCIES = CODES.map((code) => ({ value: code, label: code }));

type Change = Schemas['UpdateInventoryItemInput'];

/** The cost is in cents of the currency chosen beside it. */
export interface EditItemValues {
  reorderThreshold: number;
  reorderQuantity?: number | null;
  location?: string | null;
  costPerUnit?: number | null;
  costCurrency: string;
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
  const costCurrency = item.costCurrency ?? item.product.currency;
  const currency = Form.useWatch('costCurrency', form) ?? costCurrency;
  return (
    <Form<EditItemValues>
      form={form}
      layout="vertical"
      initialValues={{
        ...item,
        costCurrency,
      }}
      onFinish={onSubmit}
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
        <Form.Item label="Cost per unit" htmlFor="costPerUnit">
          <Space.Compact block>
            <Form.Item name="costPerUnit" noStyle>
              <MoneyInput currency={currency} />
            </Form.Item>
            <Form.Item name="costCurrency" noStyle>
              <Select className={styles.currency} aria-label="Currency of the cost" showSearch options={CURRENCIES} />
            </Form.Item>
          </Space.Compact>
        </Form.Item>
      </div>
      <Form.Item label="Notes" name="notes">
        <Input.TextArea rows={3} maxLength={2000} />
      </Form.Item>
      <FormActions submit="Save changes" busy={busy} onCancel={onCancel} />
    </Form>
  );
}
