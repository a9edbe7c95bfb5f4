import { AuditOutlined, DeleteOutlined, KeyOutlined, MoreOutlined, SafetyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { MenuButton } from '../../../kit/page/menu-button';
import { type User, useCurrentUser } from '../../../lib/auth/current-user';
import { paths } from '../../../lib/paths';
import { useDeleteUser } from '../api/delete-user';
import { useImpersonate } from '../api/impersonate';
import { useResetTwoFactor } from '../api/reset-two-factor';
import { ResetPasswordDialog } from './reset-password-dialog';
import styles from './user-columns.module.css';

/** What an administrator may do with somebody else's account. */
export function UserMenu({ user }: { user: User }) {
  const { id, username } = user;
  const me = useCurrentUser();
  const confirm = useConfirm();
  const resetTwoFactor = useResetTwoFactor();
  const mayBeImpersonated = user.isActive && user.role !== 'admin';
  const [resetting, setResetting] = useState(false);
  const impersonate = useImpersonate();
  const deleteUser = useDeleteUser();
  if (id === me.id) return null;

  const askToImpersonate = () =>
    confirm({
      title: `Impersonate ${username}?`,
      content: 'You see and change what they can, for an hour at most. They are told, and every change names you too.',
      ok: 'Impersonate',
      danger: false,
      run: () => impersonate.mutateAsync(id),
    });

  const askToDelete = () =>
    confirm({
      title: `Delete ${username}?`,
      content: 'Their personal data is deleted for good; orders and stock movements stay under “Deleted user”.',
      ok: 'Delete user',
      run: () => deleteUser.mutateAsync({ id, username }),
    });
  const askToResetTwoFactor = () =>
    confirm({
      title: `Reset two-factor authentication and passkeys of ${username}?`,
      content:
        'Make sure that it is they who ask. They are logged out everywhere, their app’s codes and their passkeys count no more, and their password alone logs them in.',
      ok: 'Reset both',
      run: () => resetTwoFactor.mutateAsync(id),
      success: () => ['Two-factor and passkeys reset', `${username} is told.`],
      failure: 'Nothing was reset',
    });

  return (
    <span className={styles.actions}>
      {mayBeImpersonated && (
        <Button size="small" aria-label={`Impersonate ${username}`} onClick={askToImpersonate}>
          Impersonate
        </Button>
      )}
      <MenuButton
        type="text"
        size="small"
        icon={<MoreOutlined aria-hidden />}
        aria-label={`More actions for ${username}`}
        menu={{
          items: [
            {
              key: 'audit',
              icon: <AuditOutlined aria-hidden />,
              label: <Link to={paths.admin.audit({ userId: id })}>Audit log</Link>,
            },
            {
              key: 'password',
              icon: <KeyOutlined aria-hidden />,
              label: 'Reset password',
              onClick: () => setResetting(true),
            },
            // Whoever has passkeys alone is told from nobody here; the server says where there is nothing to reset.
            {
              key: 'two-factor',
              icon: <SafetyOutlined aria-hidden />,
              label: 'Reset two-factor and passkeys',
              onClick: askToResetTwoFactor,
            },
            {
              key: 'delete',
              icon: <DeleteOutlined aria-hidden />,
              label: 'Delete',
              danger: true,
              onClick: askToDelete,
            },
          ],
        }}
      />
      {resetting && <ResetPasswordDialog user={user} onClose={() => setResetting(false)} />}
    </span>
  );
}
