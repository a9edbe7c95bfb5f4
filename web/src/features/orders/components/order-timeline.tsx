import { Timeline } from 'antd';
import type { Order } from '../../../api/list-orders';
import { RelativeDate } from '../../../kit/values/relative-date';
import type { Schemas } from '../../../lib/api-client';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { ORDER_STATUS } from '../../../lib/order-status';
import styles from './order-detail.module.css';

const COLOURS = { done: 'green', waiting: 'gray', action: 'red', motion: 'blue', over: 'gray' } as const;

/** What happened, rather than the state it led to. */
function deedOf({ previousStatus, newStatus }: Schemas['OrderStatusChange']): string {
  if (newStatus === 'draft') return 'Draft saved';
  if (newStatus === 'pending') return previousStatus === null ? 'Order placed' : 'Placed from the draft';
  return ORDER_STATUS[newStatus].label;
}

/** Who did what, when, and what they noted. */
export function OrderTimeline({ order }: { order: Order }) {
  const { id: me } = useCurrentUser();
  const who = (userId: number) =>
    userId === me ? 'You' : userId === order.buyerId ? order.buyer.companyName : order.supplier.name;

  return (
    <Timeline
      items={(order.statusHistory ?? []).map((change, index) => ({
        key: index,
        color: COLOURS[ORDER_STATUS[change.newStatus].tone],
        content: (
          <>
            <strong>{deedOf(change)}</strong>
            <div className={styles.meta}>
              {who(change.performedBy)} · <RelativeDate iso={change.createdAt} />
            </div>
            {change.notes && <p className={styles.note}>{change.notes}</p>}
          </>
        ),
      }))}
    />
  );
}
