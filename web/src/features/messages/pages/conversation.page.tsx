import { useParams, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../kit/page/link-button';
import { MessageDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { ApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { useConversation } from '../api/list-conversations';
import { Thread } from '../components/thread';
import { otherParty } from '../other-party';
import styles from './messages.module.css';

/** One conversation. `?order=` is what the next message points at. */
export function ConversationPage() {
  const id = Number(useParams()['conversationId']);
  const [search] = useSearchParams();
  const query = useConversation(id);
  const isMissing = query.error instanceof ApiError && query.error.status < 500;
  const name = query.data ? otherParty(query.data) : undefined;
  usePageTitle(isMissing ? 'Conversation not found' : name && `Messages with ${name}`);
  if (isMissing) {
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
  return (
    <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="The conversation could not be loaded">
      {(conversation) => (
        <Thread key={id} conversation={conversation} orderId={Number(search.get('order')) || undefined} />
      )}
    </QueryState>
  );
}
