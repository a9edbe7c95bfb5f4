import { SafetyCertificateOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useApprovals } from '../../features/admin/api/list-approvals';
import { queueLength } from '../../features/admin/approval-queue';
import { useSide, useSwitchSide } from '../../lib/auth/use-side';
import { paths } from '../../lib/paths';
import type { ViewMode } from '../../lib/view-mode';
import styles from './admin-section.module.css';
import { NavItem } from './nav-item';
import { adminNavigation, type Place } from './navigation';

const dashboard: Place = {
  to: paths.admin.home(),
  label: 'Admin Dashboard',
  short: 'Admin',
  shortcut: 'x',
  icon: <SafetyCertificateOutlined aria-hidden />,
};

const SIDES: { value: ViewMode; label: string }[] = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'seller', label: 'Seller' },
];

/** The administrator's own places, and whose side the rest of the navigation shows. */
export function AdminSection({ collapsed }: { collapsed: boolean }) {
  const side = useSide();
  const switchSide = useSwitchSide();
  const { data: approvals } = useApprovals();
  const queue = approvals && queueLength(approvals);
  const waiting = queue === '0' ? undefined : queue;
  return (
    <>
      <ul className={styles.list}>
        {[dashboard, ...adminNavigation].map((place) => (
          <NavItem
            key={place.to}
            place={place}
            collapsed={collapsed}
            waiting={place.to === paths.admin.approvals() ? waiting : undefined}
          />
        ))}
      </ul>
      {!collapsed && (
        <div className={styles.viewAs}>
          <span className={styles.label}>VIEW AS</span>
          <Segmented block size="small" aria-label="View as" options={SIDES} value={side} onChange={switchSide} />
          <span className={styles.current}>Current view: {side === 'buyer' ? 'Buyer' : 'Seller'}</span>
        </div>
      )}
    </>
  );
}
