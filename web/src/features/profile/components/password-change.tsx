import { useCurrentUser } from '../../../lib/auth/current-user';
import { useEntry } from '../../../kit/form/use-entry';
import { Surface } from '../../../kit/page/surface';
import { useToast } from '../../../lib/use-toast';
import { useChangePassword } from '../api/change-password';
import { PasswordForm, type PasswordValues } from '../forms/password-form';

export function PasswordChange() {
  const { username } = useCurrentUser();
  const changePassword = useChangePassword();
  const toast = useToast();
  const entry = useEntry<PasswordValues>({
    send: changePassword.mutateAsync,
    failure: 'Password change failed',
    onDone: () => {
      entry.form.resetFields();
      toast.success('Password changed', 'You are logged out everywhere else.');
    },
  });
  return (
    <Surface title="Change Password">
      <PasswordForm entry={entry} username={username} />
    </Surface>
  );
}
