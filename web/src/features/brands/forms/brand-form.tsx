import { Form, Input, Select } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { EntryForm } from '../../../kit/form/entry-form';
import type { Entry } from '../../../kit/form/use-entry';
import { FormActions } from '../../../kit/form/form-actions';
import type { Schemas } from '../../../lib/api-client';

export type BrandValues = Schemas['BrandInput'];

interface Props {
  entry: Entry<BrandValues>;
  initialValues: Partial<BrandValues>;
  /** A choice only where there is more than one; a brand never moves to another supplier. */
  suppliers?: { id: number; name: string }[];
  submit: string;
}

export function BrandForm({ entry, initialValues, suppliers, submit }: Props) {
  return (
    <EntryForm
      entry={entry}

      initialValues={initialValues}
      toSend={({ name, ...rest }) => ({ ...rest, name: name.trim() })}
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
      <Form.Item label="Description" name="description" rules={[atMost(5000)]}>
        <Input.TextArea rows={3} placeholder="What the brand stands for, in a sentence or two" />
      </Form.Item>
      <FormActions submit={submit} busy={entry.busy} />
    </EntryForm>
  );
}
