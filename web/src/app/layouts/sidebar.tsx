import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { useCurrentUser } from '../../lib/auth/current-user';
import { useSide } from '../../lib/auth/use-side';
import { paths } from '../../lib/paths';
import { AdminSection } from './admin-section';
import { NavItem } from './nav-item';
import { navigation } from './navigation';
import { SideSwitch } from './side-switch';
import styles from './sidebar.module.css';

interface Props {
  collapsed?: boolean;
  /** Absent in the phone's overlay, which has nothing to collapse to. */
  onToggle?: () => void;
}

export function Sidebar({ collapsed = false, onToggle }: Props) {
  const { role } = useCurrentUser();
  const side = useSide();
  return (
    <div className={clsx(styles.sidebar, collapsed && styles.collapsed)}>
      <Link to={paths.dashboard()} className={styles.brand} aria-label="Tradeyard, go to the dashboard">
        <Logo compact={collapsed} />
      </Link>
      <nav className={styles.nav} aria-label="Main">
        {role === 'admin' && <AdminSection collapsed={collapsed} />}
        <ul className={styles.list}>
          {navigation[side].map((place) => (
            <NavItem key={place.to} place={place} collapsed={collapsed} />
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        {role !== 'admin' && <SideSwitch collapsed={collapsed} />}
        {onToggle && (
          <Tooltip title={collapsed ? 'Expand the sidebar' : ''} placement="right">
            <Button
              type="text"
              block
              className={styles.toggle}
              icon={collapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
              aria-label={collapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
              aria-expanded={!collapsed}
              onClick={onToggle}
            >
              {!collapsed && 'Collapse'}
            </Button>
          </Tooltip>
        )}
      </div>
    </div>
  );
}
