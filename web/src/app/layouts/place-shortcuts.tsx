import { useNavigate } from 'react-router-dom';
import { useShortcut } from '../../kit/shortcuts/use-shortcut';
import { useCurrentUser } from '../../lib/auth/current-user';
import { useSide } from '../../lib/auth/use-side';
import { adminNavigation, navigation, type Place } from './navigation';

/** 'g' and a letter go to the places of the navigation. */
export function PlaceShortcuts() {
  const places = navigation[useSide()];
  const { role } = useCurrentUser();
  return [...places, ...(role === 'admin' ? adminNavigation : [])].map((place) => (
    <GoTo key={place.to} place={place} />
  ));
}

function GoTo({ place: { to, label, shortcut } }: { place: Place }): null {
  const navigate = useNavigate();
  useShortcut({ keys: `g>${shortcut}`, description: label, group: 'Go to', run: () => void navigate(to) });
  return null;
}
