import { clsx } from 'clsx';
import { NavLink } from 'react-router-dom';
import { useCurrentUser } from '../../lib/auth/current-user';
import { useSide } from '../../lib/auth/use-side';
import styles from './bottom-bar.module.css';
import { administration, navigation } from './navigation';

/** The five main places, in reach of the thumb. */
export function BottomBar() {
  const side = useSide();
  const { role } = useCurrentUser();
  const places = (role === 'admin' ? administration : navigation[side]).filter((place) => !place.sidebarOnly);
  return (
    <nav className={styles.bar} aria-label="Main places">
      {places.map(({ to, short, icon, includesChildren }) => (
        <NavLink
          key={to}
          to={to}
          end={!includesChildren}
          className={({ isActive }) => clsx(styles.place, isActive && styles.current)}
        >
          <span className={styles.icon}>{icon}</span>
          {short}
        </NavLink>
      ))}
    </nav>
  );
}
