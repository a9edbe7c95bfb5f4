import { Button } from 'antd';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { OrderStatusTag } from '../../../components/order-status-tag';
import { Money } from '../../../kit/values/money';
import { formatExact, formatTime } from '../../../lib/dates';
import { paths } from '../../../lib/paths';
import type { ViewMode } from '../../../lib/view-mode';
import type { Message } from '../api/list-messages';
import { piecesOf } from '../links';
import type { Outgoing } from '../outgoing';
import styles from './thread.module.css';

interface Props {
  message: Message | Outgoing;
  isOwn: boolean;
  side: ViewMode;
  onRetry?: () => void;
  onDiscard?: () => void;
}

export function MessageBubble({ message, isOwn, side, onRetry, onDiscard }: Props) {
  const { text, order, createdAt } = message;
  const isWaiting = 'key' in message;
  const failure = isWaiting ? message.failure : undefined;
  return (
    <article className={clsx(styles.message, isOwn ? styles.own : styles.theirs)}>
      <div className={clsx(styles.bubble, isWaiting && styles.waiting, failure && styles.failed)}>
        {order && <OrderReference order={order} side={side} />}
        <p dir="auto" className={styles.text}>
          {piecesOf(text).map((piece, n) =>
            piece.href ? (
              <a key={n} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
                {piece.text}
              </a>
            ) : (
              piece.text
            ),
          )}
        </p>
      </div>
      {failure ? (
        <div className={styles.failure} role="alert">
          Not sent. {failure}
          <Button type="link" size="small" onClick={onRetry}>
            Try again
          </Button>
          <Button type="link" size="small" danger onClick={onDiscard}>
            Delete
          </Button>
        </div>
      ) : (
        <div className={styles.meta}>
          {'sender' in message && <>{isOwn ? 'You' : message.sender.firstName} · </>}
          {isWaiting ? (
            'Sending…'
          ) : (
            <time dateTime={createdAt} title={formatExact(createdAt)}>
              {formatTime(Date.parse(createdAt))}
            </time>
          )}
        </div>
      )}
    </article>
  );
}

/** The order as it stands today. */
export function OrderReference({ order, side }: { order: NonNullable<Message['order']>; side: ViewMode }) {
  return (
    <Link className={styles.order} to={side === 'seller' ? paths.seller.order(order.id) : paths.order(order.id)}>
      <span className={styles.orderNumber}>{order.orderNumber}</span>
      <OrderStatusTag status={order.status} />
      <Money cents={order.total} currency={order.currency} />
    </Link>
  );
}
