import type { Order } from '../../../api/list-orders';
import { OrderStatusTag } from '../../../components/order-status-tag';
import { StatusTag } from '../../../kit/page/status-tag';
import { formatNumber } from '../../../lib/numbers';
import { nothingArrived, outstandingUnits } from '../receipt';

/** The status, and what a delivered order still lacks, or that it lacks all. */
export function OrderState({ order }: { order: Order }) {
  const lacking = order.status === 'delivered' ? outstandingUnits(order) : 0;
  return (
    <>
      <OrderStatusTag status={order.status} />
      {nothingArrived(order) && <StatusTag tone="over">Nothing arrived</StatusTag>}
      {lacking > 0 && <StatusTag tone="waiting">{`${formatNumber(lacking)} to receive`}</StatusTag>}
    </>
  );
}
