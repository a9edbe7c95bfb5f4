import { Alert, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../lib/auth/current-user';
import styles from './owner-only.module.css';

/** What the server lets nobody but the owner change: an administrator who works as them sees it and cannot use it. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  const { originalRole } = useCurrentUser();
  // One tree for both, so that what is open stays open.
  return <ConfigProvider componentDisabled={originalRole === 'admin'}>{children}</ConfigProvider>;
}

/** Says why. */
export function OwnerOnlyNote() {
  const { originalRole, username } = useCurrentUser();
  if (originalRole !== 'admin') return null;
  return (
    <Alert
      type="info"
      showIcon
      className={styles.note}
      title={`Only ${username} can change how they log in, and take or delete their data`}
      description="These are switched off while you work as somebody else."
    />
  );
}
