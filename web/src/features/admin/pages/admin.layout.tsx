import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Tabs } from 'antd';
import { PageHeader } from '../../../kit/page/page-header';
import { countTotal } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { useApprovals } from '../api/list-approvals';
import { useUsers } from '../api/list-users';
import { queueInWords, queueLength } from '../approval-queue';
import styles from './admin.module.css';

const TITLES: Record<string, string> = {
  [paths.admin.approvals()]: 'Approvals',
  [paths.admin.audit()]: 'Audit log',
  [paths.admin.deadLetters()]: 'Dead letters',
  [paths.admin.invitations()]: 'Invitations',
  [paths.admin.metrics()]: 'Metrics',
  [paths.admin.suppliers()]: 'Suppliers',
  [paths.admin.settings()]: 'System Settings',
};

/** Each tab is a page with its own address. */
export function AdminLayout() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data: approvals } = useApprovals();
  const { data: users } = useUsers({ limit: 1 });
  const waiting = approvals && queueLength(approvals);
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        tabTitle={`${TITLES[pathname] ?? 'Users'} · Admin Dashboard`}
        summary={users && approvals && `${countTotal(users.total, 'user')} · ${queueInWords(approvals)}`}
      />
      <Tabs
        className={styles.tabs}
        activeKey={pathname}
        onChange={(path) => void navigate(path)}
        items={[
          { key: paths.admin.users(), label: 'Users' },
          { key: paths.admin.suppliers(), label: 'Suppliers' },
          { key: paths.admin.invitations(), label: 'Invitations' },
          {
            key: paths.admin.approvals(),
            label: waiting && waiting !== '0' ? `Approvals (${waiting})` : 'Approvals',
          },
          { key: paths.admin.metrics(), label: 'Metrics' },
          { key: paths.admin.deadLetters(), label: 'Dead letters' },
          { key: paths.admin.audit(), label: 'Audit log' },
          { key: paths.admin.settings(), label: 'System Settings' },
        ]}
      />
      <Outlet />
    </>
  );
}
