import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { CartButton } from '../../features/basket/components/cart-button';
import { MessagesButton } from '../../features/messages/components/messages-button';
import { NotificationBell } from '../../features/notifications/components/notification-bell';
import { Logo } from '../../components/logo';
import { useSide } from '../../lib/auth/use-side';
import { ThemeToggle } from './theme-toggle';
import { SearchBox } from '../search/search-box';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu';

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const asBuyer = useSide() === 'buyer';
  return (
    <header className={styles.bar}>
      <div className={styles.phone}>
        <Button type="text" icon={<MenuOutlined aria-hidden />} aria-label="Open the navigation" onClick={onMenu} />
        <span className={styles.name}>
          <Logo />
        </span>
        <span className={styles.mark}>
          <Logo compact />
        </span>
      </div>
      <SearchBox />
      <div className={styles.tools}>
        <ThemeToggle />
        {asBuyer && <CartButton />}
        <MessagesButton />
        <NotificationBell />
        <UserMenu />
      </div>
    </header>
  );
}
