import { useSearchParams } from 'react-router-dom';
import { anId } from '../../../kit/list/parsers';
import { RecordPage } from '../../../kit/page/record-page';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { conversationQuery } from '../api/list-conversations';
import { ConversationNotFound } from '../components/conversation-not-found';
import { Thread } from '../components/thread';

/** One conversation. `?order=` is what the next message points at. */
export function ConversationPage() {
  const [search] = useSearchParams();
  return (
    <RecordPage
      param="conversationId"
      query={conversationQuery}
      notFound={<ConversationNotFound />}
      skeleton={<RowSkeletons />}
      errorTitle="The conversation could not be loaded"
    >
      {(conversation) => (
        <Thread key={conversation.id} conversation={conversation} orderId={anId(search.get('order') ?? '')} />
      )}
    </RecordPage>
  );
}
