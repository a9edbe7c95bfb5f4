import { Segmented, Switch } from 'antd';
import { useChangeTheme } from '../../../api/change-theme';
import { useUpdateSetting } from '../../../api/update-setting';
import { Surface } from '../../../kit/page/surface';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { useAppearance } from '../../../lib/theme/appearance';
import type { Preference } from '../../../lib/theme/preference';
import { SettingRow } from './setting-row';

const THEMES: { value: Preference; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

export function DisplaySettings() {
  const { compactView } = useCurrentUser();
  const { preference } = useAppearance();
  const updateSetting = useUpdateSetting();

  const changeTheme = useChangeTheme();

  return (
    <Surface title="Display" flush>
      <SettingRow
        id="theme"
        label="Theme"
        hint="System follows your device as it changes"
        control={<Segmented aria-labelledby="theme" options={THEMES} value={preference} onChange={changeTheme} />}
      />
      <SettingRow
        id="compact-view"
        label="Compact view"
        hint="Lower rows, so that more of a table fits on the screen"
        control={
          <Switch
            aria-labelledby="compact-view"
            checked={compactView}
            onChange={(value) => updateSetting.mutate({ setting: 'compactView', value })}
          />
        }
      />
    </Surface>
  );
}
