import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { useOrder } from '../../../api/get-order';
import { customersQuery } from '../../../api/list-customers';
import { useSupplier } from '../../../api/get-supplier';
import { anId } from '../../../kit/list/parsers';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { errorText } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { type Parties, useConversationWith } from '../api/list-conversations';
import { useStartConversation } from '../api/start-conversation';
import { Composer } from '../components/composer';
import { ConversationNotFound } from '../components/conversation-not-found';
import { ThreadHead } from '../components/thread-head';
import styles from './messages.module.css';
import threadStyles from '../components/thread.module.css';

/** The conversation with somebody: the one there is, or a first message. */
export function WriteToPage() {
  const [search] = useSearchParams();
  const idOf = (name: string) => anId(search.get(name) ?? '');
  const [supplierId, buyerId, orderId] = [idOf('supplier'), idOf('buyer'), idOf('order')];
  if (supplierId === undefined) return <ConversationNotFound />;
  return <WriteTo parties={{ supplierId, ...(buyerId !== undefined && { buyerId }) }} orderId={orderId} />;
}

function WriteTo({ parties, orderId }: { parties: Parties; orderId?: number }) {
  const query = useConversationWith(parties);
  return (
    <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="The conversation could not be loaded">
      {(conversation) =>
        conversation ? (
          <Navigate to={paths.conversation(conversation.id, { orderId })} replace />
        ) : (
          <FirstMessage key={`${parties.supplierId}-${parties.buyerId}`} parties={parties} orderId={orderId} />
        )
      }
    </QueryState>
  );
}

function FirstMessage({ parties, orderId }: { parties: Parties; orderId?: number }) {
  const navigate = useNavigate();
  const start = useStartConversation(parties);
  const name = useOtherName(parties, orderId);
  return (
    <>
      <ThreadHead name={name} />
      <div className={styles.nothing}>
        <p className={threadStyles.hint}>This is the beginning of your conversation{name && ` with ${name}`}.</p>
      </div>
      {start.isError && (
        <p role="alert" className={threadStyles.refusal}>
          {errorText(start.error, 'The message could not be sent.')}
        </p>
      )}
      <Composer
        parties={parties}
        buyerName={name}
        orderId={orderId}
        sending={start.isPending}
        onSend={(text, order) =>
          start.mutateAsync({ text, ...(order && { orderId: order.id }) }).then(
            ({ id }) => {
              void navigate(paths.conversation(id), { replace: true });
              return true;
            },
            () => false,
          )
        }
      />
    </>
  );
}

/** Who it is, as far as it is known; the message can be written before that. */
function useOtherName({ supplierId, buyerId }: Parties, orderId?: number): string {
  const asSeller = buyerId !== undefined;
  const supplier = useSupplier(asSeller ? undefined : supplierId);
  const order = useOrder(asSeller ? orderId : undefined);
  const customers = useQuery({ ...customersQuery({ limit: 200 }), enabled: asSeller });
  if (!asSeller) return supplier.data?.name ?? '';
  const customer = customers.data?.items.find(({ buyer }) => buyer.id === buyerId)?.buyer ?? order.data?.buyer;
  return customer?.companyName ?? '';
}
