import { Tooltip } from 'antd';
import { clsx } from 'clsx';
import { NavLink } from 'react-router-dom';
import { VisuallyHidden } from '../../kit/page/visually-hidden';
import styles from './nav-item.module.css';
import type { Place } from './navigation';

interface Props {
  place: Place;
  collapsed?: boolean;
  /** How many things wait there: '7', '107+'. */
  waiting?: string;
}

export function NavItem({ place, collapsed, waiting }: Props) {
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
          {waiting && (
            <span className={clsx(styles.waiting, collapsed && styles.mark)}>
              {waiting}
              <VisuallyHidden> waiting</VisuallyHidden>
            </span>
          )}
        </NavLink>
      </Tooltip>
    </li>
  );
}
