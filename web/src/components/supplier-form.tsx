import { Form, Input, Select } from 'antd';
import { atMost } from '../kit/form/at-most';
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
        rules={[{ required: true, whitespace: true, message: 'Supplier name is required' }, atMost(200)]}
      >
        <Input autoComplete="organization" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item label="Category" name="category" rules={[{ required: true, message: 'Category is required' }]}>
          <Select options={asOptions(SUPPLIER_CATEGORIES)} placeholder="What is mostly sold" />
        </Form.Item>
        <Form.Item label="Currency" name="currency" tooltip="What products are priced in; it stays once there are any">
          <Select options={asOptions(MARKET_CURRENCIES)} placeholder="The usual one" />
        </Form.Item>
      </div>
      <Form.Item label="Description" name="description" rules={[atMost(5000)]}>
        <Input.TextArea rows={3} placeholder="Two sentences for buyers who see the name first" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          label="Contact email"
          name="contactEmail"
          rules={[{ type: 'email', message: 'Please enter a valid email address' }, atMost(254)]}
        >
          <Input type="email" />
        </Form.Item>
        <Form.Item label="Contact phone" name="contactPhone" rules={[atMost(50)]}>
          <Input type="tel" />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item label="Website" name="website" rules={[atMost(300)]}>
          <Input type="url" placeholder="https://" />
        </Form.Item>
        <Form.Item label="WhatsApp" name="whatsapp" rules={[atMost(50)]}>
          <Input type="tel" />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item label="Location" name="location" rules={[atMost(200)]}>
          <Input placeholder="City, country" />
        </Form.Item>
        <Form.Item label="Tags" name="tags" tooltip="Separated by commas" rules={[atMost(500)]}>
          <Input placeholder="bolts, stainless" />
        </Form.Item>
      </div>
      <Form.Item label="Logo" name="logoUrl">
        <PictureField />
      </Form.Item>
      <Form.Item label="Address" name="address" rules={[atMost(500)]}>
        <Input autoComplete="street-address" />
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
