import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useViewMode, type ViewMode } from '../view-mode';
import { useCurrentUser } from './current-user';
import { changeSide } from './session';

export const useSide = (): ViewMode => useViewMode(useCurrentUser().role);

/** Changes the side and goes to its start page. */
export function useSwitchSide() {
  const navigate = useNavigate();
  const { role } = useCurrentUser();
  return (mode: ViewMode) => {
    changeSide(mode);
    void navigate(mode === 'seller' && role !== 'admin' ? paths.seller.home() : paths.dashboard());
  };
}
