import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { paths } from '../../../lib/paths';
import type { Schemas } from '../../../lib/api-client';
import { usePageTitle } from '../../../lib/use-page-title';
import { useStore } from '../../../lib/use-store';
import { useMessages } from '../api/list-messages';
import { useReadConversation } from '../api/read-conversation';
import { useSendMessage } from '../api/send-message';
import { otherParty } from '../other-party';
import { outgoing } from '../outgoing';
import { Composer } from './composer';
import { MessageLog } from './message-log';
import { ThreadHead } from './thread-head';
import styles from './thread.module.css';

interface Props {
  conversation: Schemas['ConversationDetails'];
  /** What the next message points at. */
  orderId?: number;
}

export function Thread({ conversation, orderId }: Props) {
  const { id, side, supplier, buyer, unread, refusal } = conversation;
  const query = useMessages(id);
  const messages = query.data?.pages.flatMap(({ items }) => items);
  const waiting = useStore(outgoing)[id] ?? [];
  const { send, retry, discard } = useSendMessage(id);
  useReadConversation(id, unread, messages?.[0]?.id);
  usePageTitle(`Messages with ${otherParty(conversation)}`);
  return (
    <>
      <ThreadHead
        name={otherParty(conversation)}
        to={side === 'buyer' ? paths.supplier(supplier.id) : undefined}
        detail={side === 'buyer' ? undefined : `${buyer.firstName} ${buyer.lastName}`}
      />
      <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="The messages could not be loaded">
        {() => (
          <MessageLog
            side={side}
            other={otherParty(conversation)}
            messages={messages ?? []}
            waiting={waiting}
            hasOlder={query.hasNextPage}
            isLoadingOlder={query.isFetchingNextPage}
            onOlder={() => void query.fetchNextPage()}
            onRetry={retry}
            onDiscard={discard}
          />
        )}
      </QueryState>
      {refusal === null ? (
        <Composer
          parties={{ supplierId: supplier.id, ...(side === 'seller' && { buyerId: buyer.id }) }}
          buyerName={buyer.companyName}
          orderId={orderId}
          onSend={(text, order) => {
            send(text, order);
            return Promise.resolve(true);
          }}
        />
      ) : (
        <p className={styles.refusal}>{refusal}.</p>
      )}
    </>
  );
}
