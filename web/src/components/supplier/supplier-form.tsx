import { Form, type FormInstance, Input, Select } from 'antd';
import type { Schemas } from '../../lib/api-client';
import { asOptions, SUPPLIER_CATEGORIES } from '../../lib/vocabulary';
import { FormActions } from '../form-actions';
import styles from './supplier-form.module.css';

export type SupplierValues = Schemas['CreateSupplierInput'];

interface Props {
  form: FormInstance<SupplierValues>;
  initialValues?: Partial<SupplierValues>;
  submit: string;
  busy: boolean;
  onSubmit: (values: SupplierValues) => void;
  onCancel: () => void;
}

export function SupplierForm({ form, initialValues, submit, busy, onSubmit, onCancel }: Props) {
  return (
    <Form<SupplierValues> form={form} layout="vertical" initialValues={initialValues} onFinish={onSubmit}>
      <Form.Item
        label="Name"
        name="name"
        rules={[{ required: true, whitespace: true, message: 'Supplier name is required' }]}
      >
        <Input maxLength={200} autoFocus />
      </Form.Item>
      <Form.Item label="Category" name="category" rules={[{ required: true, message: 'Category is required' }]}>
        <Select options={asOptions(SUPPLIER_CATEGORIES)} placeholder="Choose a category" />
      </Form.Item>
      <Form.Item label="Description" name="description">
        <Input.TextArea rows={3} maxLength={5000} />
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
        <Form.Item label="Website" name="website">
          <Input maxLength={300} placeholder="example.com" />
        </Form.Item>
        <Form.Item label="WhatsApp" name="whatsapp">
          <Input type="tel" maxLength={50} />
        </Form.Item>
        <Form.Item label="Location" name="location">
          <Input maxLength={200} placeholder="City, country" />
        </Form.Item>
        <Form.Item label="Tags" name="tags" tooltip="Separated by commas">
          <Input maxLength={500} placeholder="bolts, stainless" />
        </Form.Item>
      </div>
      <Form.Item label="Address" name="address">
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
      <FormActions submit={submit} busy={busy} onCancel={onCancel} />
    </Form>
  );
}
