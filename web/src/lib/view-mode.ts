import { readLocal, writeLocal } from './local';
import { createStore } from './store';
import { useStore } from './use-store';

/** The side of the market the user works on. It chooses what the pages show, never what the user may do. */
export type ViewMode = 'buyer' | 'seller';

const KEY = 'view-mode';

function stored(): ViewMode | null {
  const value = readLocal(KEY);
  return value === 'buyer' || value === 'seller' ? value : null;
}

const store = createStore<ViewMode | null>(stored());

/** Null until somebody chose or logged in: the server then follows the role. */
export const currentViewMode = () => store.get();

export function setViewMode(mode: ViewMode | null): void {
  writeLocal(KEY, mode);
  store.set(mode);
}

/** The chosen side, else the one that belongs to the role. */
export function useViewMode(role: string): ViewMode {
  return useStore(store) ?? (role === 'seller' ? 'seller' : 'buyer');
}
