import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../lib/auth/current-user';
import { useSide } from '../../lib/auth/use-side';
import styles from './bottom-bar.module.css';
import { administration, navigation, type Place } from './navigation';

/** The five main places, in reach of the thumb. */
export function BottomBar() {
  const side = useSide();
  const { role } = useCurrentUser();
  const places = (role === 'admin' ? administration : navigation[side]).filter((place) => !place.sidebarOnly);
  const { pathname } = useLocation();
  const current = currentOf(places, pathname);
  return (
    <nav className={styles.bar} aria-label="Main places">
      {places.map((place) => (
        <Link
          key={place.to}
          to={place.to}
          aria-current={place === current ? 'page' : undefined}
          className={clsx(styles.place, place === current && styles.current)}
        >
          <span className={styles.icon}>{place.icon}</span>
          {place.short}
        </Link>
      ))}
    </nav>
  );
}

const isBelow = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

const currentOf = (places: Place[], pathname: string): Place | undefined =>
  places.find(({ to, includesChildren }) => (includesChildren ? isBelow(pathname, to) : pathname === to)) ??
  places.find(({ also }) => also !== undefined && isBelow(pathname, also));
