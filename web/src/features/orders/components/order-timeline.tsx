import { Timeline } from 'antd';
import type { Order } from '../../../api/list-orders';
import { RelativeDate } from '../../../kit/values/relative-date';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { deedsOf } from '../timeline';
import styles from './order-detail.module.css';

const COLOURS = { done: 'green', waiting: 'gray', action: 'red', motion: 'blue', over: 'gray' } as const;

/** Who did what, when, and what they noted. */
export function OrderTimeline({ order }: { order: Order }) {
  const { id: me } = useCurrentUser();
  const who = (userId: number) =>
    userId === me ? 'You' : userId === order.buyerId ? order.buyer.companyName : order.supplier.name;

  return (
    <Timeline
      items={deedsOf(order).map(({ key, what, tone, by, at, notes }) => ({
        key,
        color: COLOURS[tone],
        content: (
          <>
            <strong>{what}</strong>
            <div className={styles.meta}>
              <bdi>{who(by)}</bdi> · <RelativeDate iso={at} />
            </div>
            {notes.map((note, n) => (
              <p key={n} dir="auto" className={styles.note}>
                {note}
              </p>
            ))}
          </>
        ),
      }))}
    />
  );
}
