import { Tooltip } from 'antd';
import { clsx } from 'clsx';
import { NavLink } from 'react-router-dom';
import { VisuallyHidden } from '../../kit/page/visually-hidden';
import styles from './nav-item.module.css';
import type { Place } from './navigation';

export function NavItem({ place, collapsed }: { place: Place; collapsed?: boolean }) {
  const { to, label, icon, includesChildren } = place;
  return (
    <li>
      <Tooltip title={collapsed ? label : ''} placement="right">
        <NavLink
          to={to}
          end={!includesChildren}
          className={({ isActive }) => clsx(styles.item, isActive && styles.current, collapsed && styles.collapsed)}
        >
          <span className={styles.icon}>{icon}</span>
          {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </NavLink>
      </Tooltip>
    </li>
  );
}
