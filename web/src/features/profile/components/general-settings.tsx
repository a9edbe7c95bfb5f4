import { Switch } from 'antd';
import { useUpdateSetting } from '../../../api/update-setting';
import { Surface } from '../../../kit/page/surface';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { OwnerOnly } from './owner-only';
import { SettingRow } from './setting-row';
import { TwoFactorSetting } from './two-factor-setting';

export function GeneralSettings() {
  const { marketingEmails, discoverable, role } = useCurrentUser();
  const updateSetting = useUpdateSetting();
  return (
    <Surface title="General" flush>
      <OwnerOnly>
        <TwoFactorSetting />
      </OwnerOnly>
      <SettingRow
        id="marketing-emails"
        label="Marketing emails"
        hint="News about the product, a few times a year"
        control={
          <Switch
            aria-labelledby="marketing-emails"
            checked={marketingEmails}
            onChange={(value) => updateSetting.mutate({ setting: 'marketingEmails', value })}
          />
        }
      />
      {role === 'buyer' && (
        <SettingRow
          id="discoverable"
          label="Be found by suppliers"
          hint="Suppliers who look for customers see your company, your industry and place, and how much you order"
          control={
            <Switch
              aria-labelledby="discoverable"
              checked={discoverable}
              onChange={(value) => updateSetting.mutate({ setting: 'discoverable', value })}
            />
          }
        />
      )}
    </Surface>
  );
}
