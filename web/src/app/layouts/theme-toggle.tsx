import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useChangeTheme } from '../../api/change-theme';
import { MenuButton } from '../../kit/page/menu-button';
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
    <MenuButton
      type="text"
      icon={dark ? <MoonOutlined /> : <SunOutlined />}
      aria-label="Appearance"
      menu={{
        items: CHOICES,
        selectable: true,
        selectedKeys: [preference],
        onClick: ({ key }) => changeTheme(key as Preference),
      }}
    />
  );
}
