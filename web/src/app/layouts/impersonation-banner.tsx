import { UserSwitchOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, body } from '../../lib/api-client';
import { isImpersonated, useCurrentUser } from '../../lib/auth/current-user';
import { startSession } from '../../lib/auth/session';
import { paths } from '../../lib/paths';
import { useToast } from '../../lib/use-toast';
import styles from './impersonation-banner.module.css';

/** Before the server ends it, which would log the administrator out. */
const EARLIER_MS = 15_000;

/** Whose account this is, and the way back. */
export function ImpersonationBanner() {
  const user = useCurrentUser();
  const { role, username, impersonatedUntil } = user;
  const { mutate: end, isPending } = useEndImpersonation();

  useEffect(() => {
    if (!impersonatedUntil) return;
    const timer = setTimeout(() => end(), Math.max(0, Date.parse(impersonatedUntil) - EARLIER_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [impersonatedUntil, end]);

  if (!isImpersonated(user)) return null;
  return (
    <div role="status" className={styles.banner}>
      <UserSwitchOutlined aria-hidden />
      <span className={styles.words}>
        <strong>Admin Impersonation Mode: Viewing as {role} user</strong> {username}
      </span>
      <Button size="small" loading={isPending} onClick={() => end()}>
        Return to Admin
      </Button>
    </div>
  );
}

function useEndImpersonation() {
  const toast = useToast();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => body(await api.POST('/api/admin/end-impersonation')),
    onSuccess: (admin) => {
      startSession(admin);
      toast.success('Admin mode restored', "You've returned to your admin account");
      void navigate(paths.admin.users());
    },
    onError: (error) => toast.failure('Failed to end impersonation mode', error),
  });
}
