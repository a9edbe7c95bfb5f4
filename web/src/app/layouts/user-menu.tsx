import { DownOutlined, LogoutOutlined, SettingOutlined, SwapOutlined, UserOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useNavigate } from 'react-router-dom';
import { MenuButton } from '../../kit/page/menu-button';
import { useCurrentUser } from '../../lib/auth/current-user';
import { useLogout } from '../../lib/auth/logout';
import { useSide, useSwitchSide } from '../../lib/auth/use-side';
import { initialsOf } from '../../lib/initials';
import { paths } from '../../lib/paths';
import styles from './user-menu.module.css';

const ACCOUNTS: Record<string, string> = {
  buyer: 'Buyer Account',
  seller: 'Seller Account',
  admin: 'Admin Account',
};

export function UserMenu() {
  const user = useCurrentUser();
  const side = useSide();
  const switchSide = useSwitchSide();
  const navigate = useNavigate();
  const logout = useLogout();
  const name = `${user.firstName} ${user.lastName}`;

  const items: MenuProps['items'] = [
    {
      type: 'group',
      label: (
        <div className={styles.card}>
          <strong className={styles.name}>{name}</strong>
          <span>{user.companyName}</span>
          <span>{ACCOUNTS[user.role] ?? 'Account'}</span>
        </div>
      ),
    },
    { type: 'divider' },
    {
      key: 'profile',
      icon: <UserOutlined aria-hidden />,
      label: 'Profile',
      onClick: () => void navigate(paths.profile()),
    },
    {
      key: 'settings',
      icon: <SettingOutlined aria-hidden />,
      label: 'Settings',
      onClick: () => void navigate(paths.settings()),
    },
    ...(user.role === 'admin'
      ? []
      : [
          {
            key: 'side',
            icon: <SwapOutlined aria-hidden />,
            label: side === 'buyer' ? 'Switch to Seller Mode' : 'Switch to Buyer Mode',
            onClick: () => switchSide(side === 'buyer' ? 'seller' : 'buyer'),
          },
        ]),
    { key: 'logout', icon: <LogoutOutlined aria-hidden />, label: 'Logout', onClick: () => logout.mutate() },
  ];

  return (
    <MenuButton type="text" className={styles.button} aria-label={`Account of ${name}`} menu={{ items }}>
      {/* Drawn by CSS: initials are no words, for those who listen to the page. */}
      <span className={styles.avatar} data-initials={initialsOf([user.firstName, user.lastName])} aria-hidden />
      <span className={styles.label}>{name}</span>
      <DownOutlined aria-hidden className={styles.arrow} />
    </MenuButton>
  );
}
