import { Timeline } from 'antd';
import type { Order } from '../../../api/list-orders';
import { RelativeDate } from '../../../components/relative-date';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { ORDER_STATUS } from '../../../lib/order-status';
import styles from './order-detail.module.css';

const COLOURS = { done: 'green', waiting: 'gray', action: 'red', motion: 'blue', over: 'gray' } as const;

/** Who did what, when, and what they noted. */
export function OrderTimeline({ order }: { order: Order }) {
  const { id: me } = useCurrentUser();
  const who = (userId: number) =>
    userId === me ? 'You' : userId === order.buyerId ? order.buyer.companyName : order.supplier.name;

  return (
    <Timeline
      items={(order.statusHistory ?? []).map(({ newStatus, previousStatus, notes, performedBy, createdAt }, index) => ({
        key: index,
        color: COLOURS[ORDER_STATUS[newStatus].tone],
        content: (
          <>
            <strong>{previousStatus === null ? `Created as ${newStatus}` : ORDER_STATUS[newStatus].label}</strong>
            <div className={styles.meta}>
              {who(performedBy)} · <RelativeDate iso={createdAt} />
            </div>
            {notes && <p className={styles.note}>{notes}</p>}
          </>
        ),
      }))}
    />
  );
}
