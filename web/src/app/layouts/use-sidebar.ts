import { useState } from 'react';
import { readLocal, writeLocal } from '../../lib/local';
import { useMedia } from '../../lib/media';
import { NARROW } from '../../lib/media-queries';

const COLLAPSED_KEY = 'sidebar-collapsed';

/** The sidebar shows its icons alone when somebody has chosen so, or until they choose where there is little room. */
export function useSidebar(): { collapsed: boolean; toggle: () => void } {
  const [chosen, setChosen] = useState(() => readLocal(COLLAPSED_KEY));
  const narrow = useMedia(NARROW);
  const collapsed = chosen === null ? narrow : chosen === 'true';
  const toggle = () => {
    const next = String(!collapsed);
    writeLocal(COLLAPSED_KEY, next);
    setChosen(next);
  };
  return { collapsed, toggle };
}
