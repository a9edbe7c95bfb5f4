import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Order } from '../../../api/list-orders';
import { DecisionButton } from '../../../kit/decision/decision-button';
import { LinkButton } from '../../../kit/page/link-button';
import { Money } from '../../../kit/values/money';
import { OrderStatusTag } from '../../../components/order-status-tag';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RowLink } from '../../../kit/list/row-link';
import { Row } from '../../../kit/page/rows';
import { count } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { nextStatuses } from '../next-status';
import { useAnswerOrder } from '../use-answer-order';

interface RowProps {
  order: Order;
  tag?: ReactNode;
  actions: ReactNode;
}

function OrderRow({ order, tag, actions }: RowProps) {
  const { id, orderNumber, buyer, items, totalAmount, currency, createdAt } = order;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Row
      title={<RowLink to={paths.seller.order(id)}>{orderNumber}</RowLink>}
      meta={
        <>
          {buyer.companyName} · {count(items.length, 'line')}, {count(units, 'unit')} · <RelativeDate iso={createdAt} />
        </>
      }
      tag={tag}
      figure={<Money cents={totalAmount} currency={currency} />}
      actions={actions}
    />
  );
}

/** Waits for the seller's yes or no. */
export function PendingOrderRow({ order, onReject }: { order: Order; onReject: (order: Order) => void }) {
  const { busy, accept } = useAnswerOrder();
  return (
    <OrderRow
      order={order}
      actions={
        <>
          <LinkButton to={paths.seller.order(order.id)}>View</LinkButton>
          <Button disabled={busy} onClick={() => onReject(order)}>
            Reject
          </Button>
          <DecisionButton type="primary" loading={busy} onClick={() => accept(order)}>
            Accept
          </DecisionButton>
        </>
      }
    />
  );
}

/** Accepted and on its way. */
export function ActiveOrderRow({ order, onUpdate }: { order: Order; onUpdate: (order: Order) => void }) {
  return (
    <OrderRow
      order={order}
      tag={<OrderStatusTag status={order.status} />}
      actions={
        <>
          <LinkButton to={paths.seller.order(order.id)}>View Details</LinkButton>
          {nextStatuses(order.status).length > 0 && <Button onClick={() => onUpdate(order)}>Update Status</Button>}
        </>
      }
    />
  );
}
