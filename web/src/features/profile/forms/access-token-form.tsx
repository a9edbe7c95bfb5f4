import { Form, Input, Select } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import pair from '../../../kit/form/form-pair.module.css';
import type { Entry } from '../../../kit/form/use-entry';
import type { AccessTokenInput } from '../api/access-tokens';
import { SCOPE_OPTIONS } from '../token-scopes';
import { OwnPasswordField } from './own-password-field';

const EXPIRY = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 180, label: '180 days' },
  { value: 365, label: 'A year' },
];

export function AccessTokenForm({ entry }: { entry: Entry<AccessTokenInput> }) {
  return (
    <EntryForm entry={entry} initialValues={{ expiresInDays: 90 }}>
      <div className={pair.pair}>
        <Form.Item
          label="Name"
          name="name"
          extra="Which program it is for."
          rules={[{ required: true, whitespace: true, message: 'Name is required' }, atMost(100)]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item label="Valid for" name="expiresInDays">
          <Select options={EXPIRY} />
        </Form.Item>
      </div>
      <Form.Item
        label="What it may do"
        name="scopes"
        rules={[{ required: true, message: 'Choose at least one thing that the token may do' }]}
      >
        <Select mode="multiple" options={SCOPE_OPTIONS} optionFilterProp="label" placeholder="Choose" />
      </Form.Item>
      <OwnPasswordField />
      <FormActions submit="Make token" busy={entry.busy} />
    </EntryForm>
  );
}
