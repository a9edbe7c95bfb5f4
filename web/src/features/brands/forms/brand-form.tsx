import { Form, type FormInstance, Input, Select } from 'antd';
import { FormActions } from '../../../kit/form/form-actions';
import type { Schemas } from '../../../lib/api-client';

export type BrandValues = Schemas['BrandInput'];

interface Props {
  form: FormInstance<BrandValues>;
  initialValues: Partial<BrandValues>;
  /** A choice only where there is more than one; a brand never moves to another supplier. */
  suppliers?: { id: number; name: string }[];
  submit: string;
  busy: boolean;
  onSubmit: (values: BrandValues) => void;
  onCancel: () => void;
}

export function BrandForm({ form, initialValues, suppliers, submit, busy, onSubmit, onCancel }: Props) {
  return (
    <Form<BrandValues>
      form={form}
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      initialValues={initialValues}
      onFinish={({ name, ...rest }) => onSubmit({ ...rest, name: name.trim() })}
    >
      <Form.Item
        label="Supplier"
        name="supplierId"
        hidden={!suppliers}
        rules={[{ required: true, message: 'Supplier is required' }]}
      >
        <Select options={suppliers?.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Form.Item
        label="Brand name"
        name="name"
        rules={[
          { required: true, whitespace: true, message: 'Brand name is required' },
          { max: 100, message: 'Brand name too long' },
        ]}
      >
        <Input autoFocus />
      </Form.Item>
      <Form.Item label="Description" name="description">
        <Input.TextArea rows={3} maxLength={5000} placeholder="What the brand stands for, in a sentence or two" />
      </Form.Item>
      <FormActions submit={submit} busy={busy} onCancel={onCancel} />
    </Form>
  );
}
