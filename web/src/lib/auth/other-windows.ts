import { readLocal, writeLocal } from '../local';

const KEY = 'session-changed';

/** Tells the other windows of this browser, which show the same session, that somebody logged in or out. */
export function tellOtherWindows(): void {
  writeLocal(KEY, String(Math.random()));
}

/** Calls back when another window has told, also of what it told while this one was frozen. Returns how to stop. */
export function whenOtherWindowsTell(callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY && readLocal(KEY) !== null) callback();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
