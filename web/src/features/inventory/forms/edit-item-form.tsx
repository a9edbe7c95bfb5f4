import { Form, Input, Select, Space } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { MOST, within } from '../../../kit/form/limits';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { amountWithin, MoneyInput } from '../../../kit/form/money-input';
import { NumberInput } from '../../../kit/form/number-input';
import { CURRENCIES as CODES } from '../../../lib/money';
import type { InventoryItem } from '../api/list-inventory';
import type { Entry } from '../../../kit/form/use-entry';
import styles from './forms.module.css';

/** Not a class: antd's own width of a field in a form outweighs it. */
const CURRENCY_FIELD = { width: 96, flex: 'none' };
const CURRENCIES = CODES.map((code) => ({ value: code, label: code }));

/** The cost is in cents of the currency chosen beside it. */
export interface EditItemValues {
  reorderThreshold: number;
  reorderQuantity?: number | null;
  optimalStock?: number | null;
  location?: string | null;
  costPerUnit?: number | null;
  costCurrency: string;
  notes?: string | null;
}

interface Props {
  entry: Entry<EditItemValues>;
  item: InventoryItem;
}

export const costCurrencyOf = (item: InventoryItem) => item.costCurrency ?? item.product.currency;

export function EditItemForm({ entry, item }: Props) {
  const costCurrency = costCurrencyOf(item);
  const currency = Form.useWatch('costCurrency', entry.form) ?? costCurrency;
  return (
    <EntryForm entry={entry} initialValues={{ ...item, costCurrency }}>
      <div className={styles.pair}>
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
        <Form.Item
          label="Optimal stock"
          name="optimalStock"
          tooltip="What a reorder fills up to"
          rules={[within({ min: 0, max: MOST })]}
        >
          <NumberInput className={styles.number} />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item
          label="Reorder quantity"
          name="reorderQuantity"
          tooltip="Empty: up to the optimal stock, or twice the threshold"
          rules={[within({ min: 0, max: MOST })]}
        >
          <NumberInput className={styles.number} />
        </Form.Item>
        <Form.Item label="Location" name="location" rules={[atMost(200)]}>
          <Input />
        </Form.Item>
      </div>
      <Form.Item label="Cost per unit" htmlFor="costPerUnit">
        <Space.Compact block>
          <Form.Item name="costPerUnit" noStyle rules={[amountWithin({ min: 0 }, currency)]}>
            <MoneyInput currency={currency} />
          </Form.Item>
          <Form.Item name="costCurrency" noStyle>
            <Select style={CURRENCY_FIELD} aria-label="Currency of the cost" showSearch options={CURRENCIES} />
          </Form.Item>
        </Space.Compact>
      </Form.Item>
      <Form.Item label="Notes" name="notes" rules={[atMost(2000)]}>
        <Input.TextArea rows={3} />
      </Form.Item>
      <FormActions submit="Save changes" busy={entry.busy} />
    </EntryForm>
  );
}
