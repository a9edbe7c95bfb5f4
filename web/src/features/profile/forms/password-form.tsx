import { Form, Input } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { EntryForm } from '../../../kit/form/entry-form';
import { sameAs } from '../../../kit/form/same-as';
import type { Entry } from '../../../kit/form/use-entry';
import { FormActions } from '../../../kit/form/form-actions';
import type { Schemas } from '../../../lib/api-client';

export type PasswordValues = Schemas['ChangePasswordInput'];

interface Props {
  entry: Entry<PasswordValues>;
  username: string;
}

export function PasswordForm({ entry, username }: Props) {
  return (
    <EntryForm entry={entry}>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Form.Item
        label="Current password"
        name="currentPassword"
        rules={[{ required: true, message: 'Current password is required' }, atMost(128)]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        label="New password"
        name="newPassword"
        rules={[
          { required: true, min: 8, message: 'New password must be at least 8 characters' },
          { whitespace: true, message: 'New password must not be blank' },
          atMost(128),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        label="Confirm new password"
        name="confirmPassword"
        dependencies={['newPassword']}
        rules={[
          { required: true, message: 'Confirm your new password' },
          sameAs('newPassword', 'Passwords do not match'),
          atMost(128),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <FormActions submit="Change password" busy={entry.busy} />
    </EntryForm>
  );
}
