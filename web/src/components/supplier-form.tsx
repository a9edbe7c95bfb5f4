import { Form, Input, Select } from 'antd';
import type { Supplier } from '../api/list-suppliers';
import type { Schemas } from '../lib/api-client';
import { asOptions, MARKET_CURRENCIES, SUPPLIER_CATEGORIES } from '../lib/vocabulary';
import { EntryForm } from '../kit/form/entry-form';
import { FormActions } from '../kit/form/form-actions';
import type { Entry } from '../kit/form/use-entry';
import { PictureField } from './picture-field';
import styles from '../kit/form/form-pair.module.css';

export type SupplierValues = Schemas['CreateSupplierInput'];

interface Props {
  entry: Entry<SupplierValues>;
  initialValues?: Partial<SupplierValues>;
  submit: string;
}

export function SupplierForm({ entry, initialValues, submit }: Props) {
  return (
    <EntryForm entry={entry} initialValues={initialValues} toSend={withNulls}>
      <Form.Item
        label="Name"
        name="name"
        rules={[{ required: true, whitespace: true, message: 'Supplier name is required' }]}
      >
        <Input maxLength={200} autoComplete="organization" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item label="Category" name="category" rules={[{ required: true, message: 'Category is required' }]}>
          <Select options={asOptions(SUPPLIER_CATEGORIES)} placeholder="What is mostly sold" />
        </Form.Item>
        <Form.Item label="Currency" name="currency" tooltip="What products are priced in; it stays once there are any">
          <Select options={asOptions(MARKET_CURRENCIES)} placeholder="The usual one" />
        </Form.Item>
      </div>
      <Form.Item label="Description" name="description">
        <Input.TextArea rows={3} maxLength={5000} placeholder="Two sentences for buyers who see the name first" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          label="Contact email"
          name="contactEmail"
          rules={[{ type: 'email', message: 'Please enter a valid email address' }]}
        >
          <Input type="email" maxLength={254} />
        </Form.Item>
        <Form.Item label="Contact phone" name="contactPhone">
          <Input type="tel" maxLength={50} />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item label="Website" name="website">
          <Input type="url" maxLength={300} placeholder="https://" />
        </Form.Item>
        <Form.Item label="WhatsApp" name="whatsapp">
          <Input type="tel" maxLength={50} />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item label="Location" name="location">
          <Input maxLength={200} placeholder="City, country" />
        </Form.Item>
        <Form.Item label="Tags" name="tags" tooltip="Separated by commas">
          <Input maxLength={500} placeholder="bolts, stainless" />
        </Form.Item>
      </div>
      <Form.Item label="Logo" name="logoUrl">
        <PictureField />
      </Form.Item>
      <Form.Item label="Address" name="address">
        <Input maxLength={500} autoComplete="street-address" />
      </Form.Item>
      <FormActions submit={submit} busy={entry.busy} />
    </EntryForm>
  );
}

/** An empty field says that there is nothing: the server would judge '' as an email address. */
function withNulls(values: SupplierValues): SupplierValues {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() || null : value,
  ]);
  return Object.fromEntries(entries) as SupplierValues;
}

const FIELDS = [
  'name',
  'category',
  'currency',
  'description',
  'contactEmail',
  'contactPhone',
  'website',
  'whatsapp',
  'address',
  'location',
  'tags',
  'logoUrl',
] as const satisfies (keyof SupplierValues)[];

/** The fields of the form, as a supplier has them. */
export function toSupplierValues(supplier: Supplier): SupplierValues {
  return Object.fromEntries(FIELDS.map((field) => [field, supplier[field]])) as unknown as SupplierValues;
}
