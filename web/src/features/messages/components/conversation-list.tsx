import { Button, Segmented } from 'antd';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SearchField } from '../../../kit/list/search-field';
import { MessageDrawing } from '../../../kit/state/drawings';
import { EmptyState, FilteredEmpty } from '../../../kit/state/empty-state';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { SupplierMark } from '../../../components/supplier/supplier-mark';
import { useSide } from '../../../lib/auth/use-side';
import { formatRelative } from '../../../lib/dates';
import { count } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { type Conversation, useConversations } from '../api/list-conversations';
import { otherParty } from '../other-party';
import styles from './conversation-list.module.css';

export function ConversationList({ openId }: { openId?: number }) {
  const [q, setQ] = useState('');
  const [show, setShow] = useState<'All' | 'Unread'>('All');
  const query = useConversations({ ...(q && { q }), ...(show === 'Unread' && { unread: true }) });
  const clear = () => {
    setQ('');
    setShow('All');
  };
  return (
    <>
      <div className={styles.tools}>
        <SearchField value={q} onSearch={setQ} placeholder="Search conversations..." />
        <Segmented options={['All' as const, 'Unread' as const]} value={show} onChange={setShow} />
      </div>
      <div className={styles.scroll}>
        <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="Your messages could not be loaded">
          {({ pages }) =>
            pages[0]?.items.length ? (
              <ul className={styles.list}>
                {pages.flatMap(({ items }) =>
                  items.map((conversation) => (
                    <ConversationRow
                      key={conversation.id}
                      conversation={conversation}
                      isOpen={conversation.id === openId}
                    />
                  )),
                )}
              </ul>
            ) : q || show === 'Unread' ? (
              <FilteredEmpty title={q ? 'No conversations found' : 'Nothing unread'} onClear={clear} />
            ) : (
              <NoConversations />
            )
          }
        </QueryState>
        {query.hasNextPage && (
          <Button block type="text" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
}

function ConversationRow({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
  const { id, side, lastMessage, unread, updatedAt } = conversation;
  const name = otherParty(conversation);
  return (
    <li>
      <Link
        to={paths.conversation(id)}
        className={clsx(styles.row, isOpen && styles.current, unread > 0 && styles.unread)}
        aria-current={isOpen ? 'page' : undefined}
      >
        <SupplierMark supplier={{ name, logoUrl: null }} />
        <span className={styles.words}>
          <span dir="auto" className={styles.name}>
            {name}
          </span>
          <time dateTime={updatedAt} className={styles.time}>
            {formatRelative(updatedAt)}
          </time>
          <span className={styles.text}>
            {lastMessage.side === side && 'You: '}
            <bdi>{lastMessage.text}</bdi>
          </span>
          {unread > 0 && (
            <span className={styles.count} role="img" aria-label={count(unread, 'unread message')}>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function NoConversations() {
  const asBuyer = useSide() === 'buyer';
  return (
    <EmptyState drawing={<MessageDrawing />} title="No messages yet">
      {asBuyer
        ? 'Write to a supplier you are connected with, or about an order.'
        : 'Write to customers who are connected with you, or about their orders.'}
    </EmptyState>
  );
}
