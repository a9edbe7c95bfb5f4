import { useState } from 'react';
import type { Order } from '../../../api/list-orders';
import type { OrderSummary } from '../../../api/order-summary';
import { RejectOrderDialog } from '../../../components/reject-order-dialog';
import { IN_PROGRESS } from '../../../lib/order-status';
import { ActiveOrders, PendingOrders } from './fulfilment-lists';
import styles from './fulfilment-tab.module.css';
import { OrderInsights } from './order-insights';
import { OrderStates } from './order-states';
import { UpdateStatusDialog } from './update-status-dialog';

/** The work: what waits for an answer, then what is to be sent. */
export function FulfilmentTab({ summary }: { summary: OrderSummary | undefined }) {
  const [rejected, setRejected] = useState<Order>();
  const [updated, setUpdated] = useState<Order>();
  const active = summary && IN_PROGRESS.reduce((sum, status) => sum + (summary.byStatus[status] ?? 0), 0);
  return (
    <>
      {summary && <OrderStates summary={summary} />}
      <div className={styles.columns}>
        <PendingOrders total={summary?.pending} onReject={setRejected} />
        <ActiveOrders total={active} onUpdate={setUpdated} />
        {summary && <OrderInsights summary={summary} />}
      </div>
      {rejected && <RejectOrderDialog order={rejected} onClose={() => setRejected(undefined)} />}
      {updated && <UpdateStatusDialog order={updated} onClose={() => setUpdated(undefined)} />}
    </>
  );
}
