import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { letBackThrough } from './overlays';

/** What the router keeps in an entry of the browser's history. */
interface Entry {
  /** Its number; the address that somebody began with has the first, 0. */
  idx?: number;
  /** That one has none, and is `default` to the router. */
  key?: string;
}

/**
 * How a dialog that has an address of its own is closed: back to where the person came from, so that no page stands twice
 * in the history. Whoever began with that address goes to the page that lies beneath.
 */
export function useWayBack(beneath: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    const leave = () => {
      if ((entry().idx ?? 0) === 0) return void navigate(beneath, { replace: true, preventScrollReset: true });
      letBackThrough();
      void navigate(-1);
    };
    // The browser's Back has gone already, and is on its way here again: it was not let through.
    if ((entry().key ?? 'default') === key) leave();
    else window.addEventListener('popstate', leave, { once: true });
  }, [navigate, beneath, key]);
}

const entry = () => (window.history.state ?? {}) as Entry;
