import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useChangeTheme } from '../../api/change-theme';
import { useAppearance } from '../../lib/theme/appearance';
import type { Preference } from '../../lib/theme/preference';

const CHOICES = [
  { key: 'light', label: 'Light', icon: <SunOutlined /> },
  { key: 'dark', label: 'Dark', icon: <MoonOutlined /> },
  { key: 'system', label: 'System', icon: <DesktopOutlined /> },
];

export function ThemeToggle() {
  const { preference, dark } = useAppearance();
  const changeTheme = useChangeTheme();
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: CHOICES,
        selectable: true,
        selectedKeys: [preference],
        onClick: ({ key }) => changeTheme(key as Preference),
      }}
    >
      <Button type="text" icon={dark ? <MoonOutlined /> : <SunOutlined />} aria-label="Appearance" />
    </Dropdown>
  );
}
