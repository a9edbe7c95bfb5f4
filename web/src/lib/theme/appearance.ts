import { readLocal, writeLocal } from '../local';
import { useMedia } from '../media';
import { DARK } from '../media-queries';
import { createStore } from '../store';
import { useStore } from '../use-store';
import { type Preference, PREFERENCE_KEY } from './preference';
import { themeFile } from './theme-file';

function stored(): Preference | null {
  const value = readLocal(PREFERENCE_KEY);
  return value === 'light' || value === 'dark' || value === 'system' ? value : null;
}

const preference = createStore<Preference | null>(stored());

/** Null when nobody chose in this browser. */
export const chosenPreference = () => preference.get();

export function setPreference(value: Preference): void {
  writeLocal(PREFERENCE_KEY, value);
  preference.set(value);
}

/** What the user chose, else what the theme file says. `system` follows the device while the page is open. */
export function useAppearance(): { preference: Preference; dark: boolean } {
  const file = useStore(themeFile);
  const chosen = useStore(preference) ?? file.appearance;
  const systemDark = useMedia(DARK);
  return { preference: chosen, dark: chosen === 'dark' || (chosen === 'system' && systemDark) };
}
