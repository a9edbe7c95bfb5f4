import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { NotificationBell } from '../../features/notifications/components/notification-bell';
import { Logo } from '../../components/logo';
import { ThemeToggle } from './theme-toggle';
import { SearchBox } from '../search/search-box';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu';

export function TopBar({ onMenu }: { onMenu: () => void }) {
  return (
    <header className={styles.bar}>
      <div className={styles.phone}>
        <Button type="text" icon={<MenuOutlined />} aria-label="Open the navigation" onClick={onMenu} />
        <Logo />
      </div>
      <SearchBox />
      <div className={styles.tools}>
        <ThemeToggle />
        <NotificationBell />
        <UserMenu />
      </div>
    </header>
  );
}
