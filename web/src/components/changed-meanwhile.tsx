import { Alert } from 'antd';
import { ORDER_STATUS, type OrderStatus } from '../lib/order-status';
import styles from './changed-meanwhile.module.css';
import type { SeenOrder } from './use-seen-order';

interface Props extends Pick<SeenOrder, 'seen' | 'was'> {
  /** What follows for the decision. */
  children: string;
}

const label = (status: OrderStatus) => ORDER_STATUS[status].label.toLowerCase();

/** Others took a step while a dialog about the order was open; nothing where they did not. */
export function ChangedMeanwhile({ seen, was, children }: Props) {
  if (!was) return null;
  const notes = seen.statusHistory?.at(-1)?.notes;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles.changed}
      title={`${seen.orderNumber} is ${label(seen.status)} by now. It was ${label(was)} when you opened this.`}
      description={
        <>
          {notes && (
            <q dir="auto" className={styles.notes}>
              {notes}
            </q>
          )}
          {children}
        </>
      }
    />
  );
}
