import { LinkButton } from '../../../kit/page/link-button';
import { MessageDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import styles from '../pages/messages.module.css';

export function ConversationNotFound() {
  usePageTitle('Conversation not found');
  return (
    <div className={styles.nothing}>
      <EmptyState
        drawing={<MessageDrawing />}
        title="Conversation not found"
        action={<LinkButton to={paths.messages()}>All messages</LinkButton>}
      >
        It does not exist, or it is not yours to read.
      </EmptyState>
    </div>
  );
}
