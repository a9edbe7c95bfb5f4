import { Form } from 'antd';
import { Surface } from '../../../kit/page/surface';
import { ApiError } from '../../../lib/api-error';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { showFieldErrors } from '../../../kit/form/form-errors';
import { useToast } from '../../../lib/use-toast';
import { useChangePassword } from '../api/change-password';
import { PasswordForm, type PasswordValues } from '../forms/password-form';

const WRONG_PASSWORD = 'Current password is incorrect';

export function PasswordChange() {
  const [form] = Form.useForm<PasswordValues>();
  const { username } = useCurrentUser();
  const changePassword = useChangePassword();
  const toast = useToast();

  const submit = (values: PasswordValues) =>
    changePassword.mutate(values, {
      onSuccess: () => {
        form.resetFields();
        toast.success('Password changed', 'You are logged out everywhere else.');
      },
      onError: (error) => {
        if (error instanceof ApiError && error.detail === WRONG_PASSWORD) {
          form.setFields([{ name: 'currentPassword', errors: [error.detail] }]);
        } else if (!showFieldErrors(form, error)) {
          toast.failure('Password change failed', error);
        }
      },
    });

  return (
    <Surface title="Change Password">
      <PasswordForm form={form} username={username} busy={changePassword.isPending} onSubmit={submit} />
    </Surface>
  );
}
