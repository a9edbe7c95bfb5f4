import { clsx } from 'clsx';
import { Outlet, useParams, useLocation } from 'react-router-dom';
import { PageHeader } from '../../../kit/page/page-header';
import { paths } from '../../../lib/paths';
import { ConversationList } from '../components/conversation-list';
import styles from './messages.module.css';

/** The conversations, and the one that is open beside them; on a phone one after the other. */
export function MessagesLayout() {
  const { conversationId } = useParams();
  const isOpen = useLocation().pathname !== paths.messages();
  return (
    <div className={clsx(styles.page, isOpen && styles.open)}>
      <div className={styles.heading}>
        <PageHeader title="Messages" />
      </div>
      <div className={styles.panes}>
        <nav className={styles.list} aria-label="Conversations">
          <ConversationList openId={conversationId === undefined ? undefined : Number(conversationId)} />
        </nav>
        <div className={styles.thread}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
