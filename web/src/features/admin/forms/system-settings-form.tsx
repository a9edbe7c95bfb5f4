import { Form, Select, Switch } from 'antd';
import { within } from '../../../kit/form/limits';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { NumberInput } from '../../../kit/form/number-input';
import type { Entry } from '../../../kit/form/use-entry';
import type { Schemas } from '../../../lib/api-client';
import { asOptions, MARKET_CURRENCIES } from '../../../lib/vocabulary';

export type SettingsValues = Omit<Schemas['SystemSettings'], 'updatedBy' | 'updatedAt'>;

interface Props {
  entry: Entry<SettingsValues>;
  initialValues: SettingsValues;
}

export function SystemSettingsForm({ entry, initialValues }: Props) {
  return (
    <EntryForm entry={entry} initialValues={initialValues}>
      <Form.Item
        label="Registration open"
        name="registrationOpen"
        valuePropName="checked"
        required
        extra="Closed, only who was invited by an administrator can sign up."
      >
        <Switch />
      </Form.Item>
      <Form.Item
        label="Product review"
        name="productReview"
        valuePropName="checked"
        required
        extra="Off, new products can be ordered at once. Those that wait stay in the queue."
      >
        <Switch />
      </Form.Item>
      <Form.Item
        label="Default currency"
        name="defaultCurrency"
        extra="Of new users and new suppliers. By default USD."
        rules={[{ required: true, message: 'Currency is required' }]}
      >
        <Select options={asOptions(MARKET_CURRENCIES)} style={{ maxWidth: 160 }} />
      </Form.Item>
      <Form.Item
        label="Tax rate"
        name="taxRatePercent"
        extra="Of an order's subtotal. By default 10 %. Drafts are priced anew when they are sent."
        rules={[{ required: true, message: 'Tax rate is required' }, within({ min: 0, max: 100, decimals: 2 })]}
      >
        <NumberInput inputMode="decimal" suffix="%" style={{ width: 160 }} />
      </Form.Item>
      <Form.Item
        label="Invitations are valid for"
        name="invitationDays"
        extra="From the day they are sent. By default 14 days."
        rules={[{ required: true, message: 'A number of days is required' }, within({ min: 1, max: 365 })]}
      >
        <NumberInput inputMode="numeric" suffix="days" style={{ width: 160 }} />
      </Form.Item>
      <FormActions submit="Save settings" busy={entry.busy} />
    </EntryForm>
  );
}
