import { useEffect } from 'react';
import { isImpersonated, useCurrentUser } from '../lib/auth/current-user';
import { usePreference } from '../lib/preferences';
import { chosenPreference, setPreference } from '../lib/theme/appearance';
import type { Preference } from '../lib/theme/preference';
import { useUpdateSetting } from './update-setting';

/** What the user chose last, on any device; empty when they never did: `darkMode` is false then too. */
const useChosen = () => usePreference<Preference | ''>('appearance', '');

/** The theme is kept on the user, so that another browser shows it, and here, for the time before the log-in. */
export function useChangeTheme(): (theme: Preference) => void {
  const { darkMode } = useCurrentUser();
  const [chosen, keep] = useChosen();
  const updateSetting = useUpdateSetting();
  return (theme) => {
    setPreference(theme);
    if (theme !== chosen) keep(theme);
    // 'System' belongs to the device; the server only knows of dark or not.
    const dark = theme === 'dark';
    if (dark !== darkMode) updateSetting.mutate({ setting: 'darkMode', value: dark });
  };
}

/** Shows what the user chose, here or in another browser. An administrator who works as them keeps their own. */
export function useUsersTheme(): void {
  const user = useCurrentUser();
  const [chosen] = useChosen();
  const { darkMode } = user;
  const isDefault = !darkMode && chosen === '';
  const impersonated = isImpersonated(user);
  useEffect(() => {
    if (isDefault || impersonated) return;
    const here = chosenPreference();
    if (here === 'system' || (here === 'dark') === darkMode) return;
    setPreference(darkMode ? 'dark' : 'light');
  }, [darkMode, isDefault, impersonated]);
}
