import { Form, Input } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { Dialog } from '../../../kit/dialog/dialog';
import { EntryForm } from '../../../kit/form/entry-form';
import { sameAs } from '../../../kit/form/same-as';
import { FormActions } from '../../../kit/form/form-actions';
import { useEntry } from '../../../kit/form/use-entry';
import type { User } from '../../../lib/auth/current-user';
import { useToast } from '../../../lib/use-toast';
import { useResetPassword } from '../api/reset-password';

interface Values {
  password: string;
  confirmPassword: string;
}

const TOO_SHORT = 'Password must be at least 6 characters';

export function ResetPasswordDialog({ user: { id, username }, onClose }: { user: User; onClose: () => void }) {
  const reset = useResetPassword();
  const toast = useToast();
  const entry = useEntry<Values>({
    send: ({ password }) => reset.mutateAsync({ id, password }),
    failure: 'Failed to reset password',
    onDone: () => {
      toast.success('Password reset', `${username} logs in with the new one.`);
      onClose();
    },
  });
  return (
    <Dialog title={`Reset password of ${username}`} open onCancel={onClose}>
      <p>They are logged out everywhere. Tell them the new password in a safe way.</p>
      <EntryForm entry={entry}>
        <Form.Item
          label="New password"
          name="password"
          rules={[
            { required: true, min: 6, message: TOO_SHORT },
            { whitespace: true, message: 'Password must not be blank' },
            atMost(128),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          label="Confirm new password"
          name="confirmPassword"
          dependencies={['password']}
          rules={[
            { required: true, min: 6, message: TOO_SHORT },
            sameAs('password', "Passwords don't match"),
            atMost(128),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <FormActions submit="Reset password" busy={entry.busy} danger />
      </EntryForm>
    </Dialog>
  );
}
