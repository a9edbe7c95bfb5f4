import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useChangeTheme } from '../../api/change-theme';
import { MenuButton } from '../../kit/page/menu-button';
import { useAppearance } from '../../lib/theme/appearance';
import type { Preference } from '../../lib/theme/preference';

const CHOICES = [
  { key: 'light', label: 'Light', icon: <SunOutlined aria-hidden /> },
  { key: 'dark', label: 'Dark', icon: <MoonOutlined aria-hidden /> },
  { key: 'system', label: 'System', icon: <DesktopOutlined aria-hidden /> },
];

export function ThemeToggle() {
  const { preference, dark } = useAppearance();
  const changeTheme = useChangeTheme();
  return (
    <MenuButton
      type="text"
      icon={dark ? <MoonOutlined aria-hidden /> : <SunOutlined aria-hidden />}
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
