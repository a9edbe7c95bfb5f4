import { useEffect } from 'react';
import { useCurrentUser } from '../lib/auth/current-user';
import { chosenPreference, setPreference } from '../lib/theme/appearance';
import type { Preference } from '../lib/theme/preference';
import { useUpdateSetting } from './update-setting';

/** The theme is kept on the user, so that another browser shows it, and here, for the time before the log-in. */
export function useChangeTheme(): (theme: Preference) => void {
  const { darkMode } = useCurrentUser();
  const updateSetting = useUpdateSetting();
  return (theme) => {
    setPreference(theme);
    // 'System' belongs to the device; the server only knows of dark or not.
    const dark = theme === 'dark';
    if (dark !== darkMode) updateSetting.mutate({ setting: 'darkMode', value: dark });
  };
}

/** Shows what the user chose, here or in another browser. */
export function useUsersTheme(): void {
  const { darkMode } = useCurrentUser();
  useEffect(() => {
    const here = chosenPreference();
    if (here === 'system' || (here === 'dark') === darkMode) return;
    setPreference(darkMode ? 'dark' : 'light');
  }, [darkMode]);
}
