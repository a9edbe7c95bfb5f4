import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Surface } from '../../../kit/page/surface';
import styles from './quick-actions.module.css';

export interface QuickAction {
  label: string;
  icon: ReactNode;
  to: string;
}

export function QuickActions({ actions }: { actions: QuickAction[] }) {
  return (
    <Surface title="Quick Actions" flush>
      <ul className={styles.actions}>
        {actions.map(({ label, icon, to }) => (
          <li key={label}>
            <Link to={to} className={styles.action}>
              <span className={styles.icon} aria-hidden>
                {icon}
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
