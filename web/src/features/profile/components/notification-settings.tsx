import { Switch } from 'antd';
import { Surface } from '../../../kit/page/surface';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { useUpdateSetting } from '../../../api/update-setting';
import { SettingRow } from './setting-row';

const SWITCHES = [
  { setting: 'orderNotifications', label: 'Order notifications', hint: 'New orders and every step they take' },
  { setting: 'inventoryAlerts', label: 'Inventory alerts', hint: 'When an item reaches its reorder threshold' },
  { setting: 'supplierUpdates', label: 'Supplier updates', hint: 'Connection requests, their answers, and messages' },
] as const;

/** What is switched off makes neither a notification nor an email. */
export function NotificationSettings() {
  const user = useCurrentUser();
  const updateSetting = useUpdateSetting();
  return (
    <Surface title="Notifications" flush>
      {SWITCHES.map(({ setting, label, hint }) => (
        <SettingRow
          key={setting}
          id={setting}
          label={label}
          hint={hint}
          control={
            <Switch
              aria-labelledby={setting}
              checked={user[setting]}
              onChange={(value) => updateSetting.mutate({ setting, value })}
            />
          }
        />
      ))}
    </Surface>
  );
}
