import { Alert, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { isImpersonated, useCurrentUser } from '../../../lib/auth/current-user';
import styles from './owner-only.module.css';

/** What the server lets nobody but the owner change: an administrator who works as them sees it and cannot use it. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  // One tree for both, so that what is open stays open.
  return <ConfigProvider componentDisabled={isImpersonated(user)}>{children}</ConfigProvider>;
}

/** Says why. */
export function OwnerOnlyNote() {
  const user = useCurrentUser();
  if (!isImpersonated(user)) return null;
  return (
    <Alert
      type="info"
      showIcon
      className={styles.note}
      title={`Only ${user.username} can change how they log in, and take or delete their data`}
      description="These are switched off while you work as somebody else."
    />
  );
}
