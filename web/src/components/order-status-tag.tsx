import { ORDER_STATUS, type OrderStatus } from '../lib/order-status';
import { StatusTag } from '../kit/page/status-tag';

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const { label, tone } = ORDER_STATUS[status];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
