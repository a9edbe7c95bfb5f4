import { readLocal, writeLocal } from '../local';
import { DARK, useMedia } from '../media';
import { createStore, useStore } from '../store';
import { themeFile } from './theme-file';

export type Preference = 'light' | 'dark' | 'system';

/** public/appearance.js reads the same key before the first paint. */
const KEY = 'vite-ui-theme';

function stored(): Preference | null {
  const value = readLocal(KEY);
  return value === 'light' || value === 'dark' || value === 'system' ? value : null;
}

const preference = createStore<Preference | null>(stored());

export function setPreference(value: Preference): void {
  writeLocal(KEY, value);
  preference.set(value);
}

/** What the user chose, else what the theme file says. `system` follows the device while the page is open. */
export function useAppearance(): { preference: Preference; dark: boolean } {
  const file = useStore(themeFile);
  const chosen = useStore(preference) ?? file.appearance;
  const systemDark = useMedia(DARK);
  return { preference: chosen, dark: chosen === 'dark' || (chosen === 'system' && systemDark) };
}
