import { clsx } from 'clsx';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { recordId } from '../../../kit/page/record-id';
import { PageHeader } from '../../../kit/page/page-header';
import { paths } from '../../../lib/paths';
import { ConversationList } from '../components/conversation-list';
import styles from './messages.module.css';

/** The conversations, and the one that is open beside them; on a phone one after the other. */
export function MessagesLayout() {
  const openId = recordId(useParams(), 'conversationId');
  const isOpen = useLocation().pathname !== paths.messages();
  return (
    <div className={clsx(styles.page, isOpen && styles.open)}>
      <div className={styles.heading}>
        <PageHeader title="Messages" />
      </div>
      <div className={styles.panes}>
        <nav className={styles.list} aria-label="Conversations">
          <ConversationList openId={openId} />
        </nav>
        <div className={styles.thread}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
