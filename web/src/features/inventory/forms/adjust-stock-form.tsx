import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { atMost } from '../../../kit/form/at-most';
import { Button, Form, Input, Select } from 'antd';
import { MOST, within } from '../../../kit/form/limits';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { NumberInput } from '../../../kit/form/number-input';
import type { Schemas } from '../../../lib/api-client';
import { quantity } from '../../../lib/units';
import { ADJUSTMENT_REASONS, asOptions } from '../../../lib/vocabulary';
import type { Entry } from '../../../kit/form/use-entry';
import styles from './forms.module.css';

type Values = Schemas['AdjustStockInput'];

interface Props {
  entry: Entry<Values>;
  currentStock: number;
  unit: string;
}

/** The adjustment is a difference; what the stock becomes is shown before it is sent. */
export function AdjustStockForm({ entry, currentStock, unit }: Props) {
  // What is no number, or none yet, changes nothing.
  const adjustment = Form.useWatch('adjustment', entry.form) || 0;
  const newStock = Math.max(0, currentStock + adjustment);
  const step = (by: number) => entry.form.setFieldValue('adjustment', adjustment + by);

  return (
    <EntryForm entry={entry} initialValues={{ adjustment: 0 }}>
      <Form.Item label="Adjustment" htmlFor="adjustment" required>
        <div className={styles.steppers}>
          <Button
            icon={<MinusOutlined aria-hidden />}
            aria-label="One less"
            disabled={newStock === 0}
            onClick={() => step(-1)}
          />
          <Form.Item
            noStyle
            name="adjustment"
            rules={[
              { required: true, message: 'Enter how much the stock changes' },
              within({ min: -MOST, max: MOST }),
              {
                validator: (_rule, value) =>
                  value === 0 ? Promise.reject(new Error('Adjustment cannot be zero')) : Promise.resolve(),
              },
            ]}
          >
            <NumberInput
              id="adjustment"
              className={styles.number}
              inputMode="text"
              controls={false}
              withPlus
              autoFocus
            />
          </Form.Item>
          <Button icon={<PlusOutlined aria-hidden />} aria-label="One more" onClick={() => step(1)} />
        </div>
      </Form.Item>
      <p className={styles.result} role="status">
        <span>New stock</span>
        <strong>
          {newStock !== currentStock && `${currentStock} → `}
          {quantity(newStock, unit)}
        </strong>
      </p>
      <Form.Item label="Reason" name="reason" rules={[{ required: true, message: 'Adjustment reason is required' }]}>
        <Select options={asOptions(ADJUSTMENT_REASONS)} placeholder="Why does the stock change?" />
      </Form.Item>
      <Form.Item label="Notes" name="notes" rules={[atMost(2000)]}>
        <Input.TextArea rows={2} />
      </Form.Item>
      <FormActions submit="Adjust stock" busy={entry.busy} />
    </EntryForm>
  );
}
