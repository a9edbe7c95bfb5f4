import { formatNumber } from '../../../lib/numbers';
import { type Order, useOrders } from '../../../api/list-orders';
import { ListCount } from '../../../kit/list/list-count';
import { QueryState } from '../../../kit/state/query-state';
import { NoRows, Rows } from '../../../kit/page/rows';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { StatusTag } from '../../../kit/page/status-tag';
import type { Tone } from '../../../lib/tone';
import { Surface } from '../../../kit/page/surface';
import { useActiveOrders } from '../api/list-active-orders';
import styles from './fulfilment-lists.module.css';
import { PENDING } from '../pending';
import { ActiveOrderRow, PendingOrderRow } from './order-rows';

interface PendingProps {
  total: number | undefined;
  onReject: (order: Order) => void;
}

export function PendingOrders({ total, onReject }: PendingProps) {
  const query = useOrders(PENDING);
  return (
    <Surface title="Pending Orders" extra={<Total n={total} tone="waiting" />} flush>
      <QueryState query={query} skeleton={<RowSkeletons count={2} />} errorTitle="The orders could not be loaded">
        {({ items }) =>
          items.length === 0 ? (
            <NoRows>No order waits for an answer.</NoRows>
          ) : (
            <>
              <Rows label="Pending orders">
                {items.map((order) => (
                  <PendingOrderRow key={order.id} order={order} onReject={onReject} />
                ))}
              </Rows>
              <Rest shown={items.length} total={total} />
            </>
          )
        }
      </QueryState>
    </Surface>
  );
}

interface ActiveProps {
  total: number | undefined;
  onUpdate: (order: Order) => void;
}

export function ActiveOrders({ total, onUpdate }: ActiveProps) {
  const query = useActiveOrders();
  return (
    <Surface title="Active Orders" extra={<Total n={total} tone="motion" />} flush>
      <QueryState query={query} skeleton={<RowSkeletons count={3} />} errorTitle="The orders could not be loaded">
        {(orders) =>
          orders.length === 0 ? (
            <NoRows>Nothing is on its way.</NoRows>
          ) : (
            <>
              <Rows label="Active orders">
                {orders.map((order) => (
                  <ActiveOrderRow key={order.id} order={order} onUpdate={onUpdate} />
                ))}
              </Rows>
              <Rest shown={orders.length} total={total} />
            </>
          )
        }
      </QueryState>
    </Surface>
  );
}

function Total({ n, tone }: { n: number | undefined; tone: Tone }) {
  return n ? <StatusTag tone={tone}>{formatNumber(n)}</StatusTag> : null;
}

/** Only the oldest are shown: they come first. */
function Rest({ shown, total }: { shown: number; total: number | undefined }) {
  if (total === undefined || shown >= total) return null;
  return (
    <div className={styles.rest}>
      <ListCount shown={shown} total={String(total)} noun="order" order="oldest first" />
    </div>
  );
}
