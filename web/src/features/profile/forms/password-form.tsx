import { Form, type FormInstance, Input } from 'antd';
import { FormActions } from '../../../kit/form/form-actions';
import type { Schemas } from '../../../lib/api-client';

export type PasswordValues = Schemas['ChangePasswordInput'];

interface Props {
  form: FormInstance<PasswordValues>;
  username: string;
  busy: boolean;
  onSubmit: (values: PasswordValues) => void;
}

export function PasswordForm({ form, username, busy, onSubmit }: Props) {
  return (
    <Form<PasswordValues> form={form} layout="vertical" scrollToFirstError={{ focus: true }} onFinish={onSubmit}>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Form.Item
        label="Current password"
        name="currentPassword"
        rules={[{ required: true, message: 'Current password is required' }]}
      >
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
      <Form.Item
        label="New password"
        name="newPassword"
        rules={[{ required: true, min: 8, message: 'New password must be at least 8 characters' }]}
      >
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <Form.Item
        label="Confirm new password"
        name="confirmPassword"
        dependencies={['newPassword']}
        rules={[
          { required: true, message: 'Confirm your new password' },
          ({ getFieldValue }) => ({
            validator: (_rule, value) =>
              !value || value === getFieldValue('newPassword')
                ? Promise.resolve()
                : Promise.reject(new Error('Passwords do not match')),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <FormActions submit="Change password" busy={busy} />
    </Form>
  );
}
