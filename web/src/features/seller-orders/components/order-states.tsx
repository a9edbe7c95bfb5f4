import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/numbers';
import type { OrderSummary } from '../../../api/order-summary';
import { ShareBar } from '../../../kit/chart/share-bar';
import { StatusTag } from '../../../kit/page/status-tag';
import { VisuallyHidden } from '../../../kit/page/visually-hidden';
import type { Tone } from '../../../lib/tone';
import { IN_PROGRESS } from '../../../lib/order-status';
import { paths } from '../../../lib/paths';
import styles from './order-states.module.css';

interface State {
  label: string;
  tone: Tone;
  count: number;
  /** Of the list of all orders, where one status is meant. */
  status?: string;
}

/** Four tiles, and how the orders are spread over them. */
export function OrderStates({ summary }: { summary: Pick<OrderSummary, 'byStatus'> }) {
  const of = (status: string) => summary.byStatus[status] ?? 0;
  const states: State[] = [
    { label: 'Pending', tone: 'waiting', count: of('pending'), status: 'pending' },
    { label: 'In Progress', tone: 'motion', count: IN_PROGRESS.reduce((sum, status) => sum + of(status), 0) },
    { label: 'Completed', tone: 'done', count: of('delivered'), status: 'delivered' },
    { label: 'Rejected', tone: 'over', count: of('rejected'), status: 'rejected' },
  ];
  const all = states.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={styles.states} aria-label="Orders by status">
      <ShareBar shares={states.map(({ label, tone, count }) => ({ label, tone, value: count }))} />
      <ul className={styles.tiles}>
        {states.map(({ label, tone, count, status }) => (
          <li key={label} className={styles.tile}>
            <StatusTag tone={tone}>{label}</StatusTag>
            {status && count > 0 ? (
              <Link to={`${paths.seller.orders({ tab: 'all' })}&status=${status}`} className={styles.count}>
                {formatNumber(count)}
                <VisuallyHidden>
                  {' '}
                  {count === 1 ? 'order' : 'orders'}, {label.toLowerCase()}
                </VisuallyHidden>
              </Link>
            ) : (
              <span className={styles.count}>{formatNumber(count)}</span>
            )}
            <span className={styles.share}>{all > 0 ? `${Math.round((count / all) * 100)}%` : ''}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
