import { useCallback, useSyncExternalStore } from 'react';

/** Phones: one column, bottom bar, sheets instead of dialogs. The CSS modules use the same width. */
export const PHONE = '(max-width: 767px)';
export const DARK = '(prefers-color-scheme: dark)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

export const usePhone = () => useMedia(PHONE);
