import { useState } from 'react';
import { Input } from 'antd';
import { type Order, useOrders } from '../../../api/list-orders';
import { OrderStatusTag } from '../../../components/order-status-tag';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { Money } from '../../../kit/values/money';
import { useDebounced } from '../../../lib/use-debounced';
import type { Parties } from '../api/list-conversations';
import styles from './thread.module.css';

interface Props {
  parties: Parties;
  buyerName?: string;
  onChoose: (order: Order) => void;
}

/** The orders between the two, latest first; drafts are not for the other side. */
export function OrderPanel({ parties: { supplierId, buyerId }, buyerName, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim()) || (buyerId === undefined ? undefined : buyerName);
  const query = useOrders({ supplierId, limit: 50, ...(q && { q }) });
  return (
    <div className={styles.orders} role="dialog" aria-label="Orders">
      <Input
        aria-label="Find an order"
        placeholder="Order number"
        allowClear
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <QueryState query={query} skeleton={<RowSkeletons count={3} />} errorTitle="The orders could not be loaded">
        {({ items }) => {
          const fitting = items.filter(
            (order) => order.status !== 'draft' && (buyerId === undefined || order.buyerId === buyerId),
          );
          return fitting.length === 0 ? (
            <p className={styles.hint}>No orders found</p>
          ) : (
            <ul className={styles.orderList}>
              {fitting.map((order) => (
                <li key={order.id}>
                  <button type="button" className={styles.orderChoice} onClick={() => onChoose(order)}>
                    <span className={styles.orderNumber}>{order.orderNumber}</span>
                    <OrderStatusTag status={order.status} />
                    <Money cents={order.total} currency={order.currency} />
                  </button>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryState>
    </div>
  );
}
