import { Progress } from 'antd';
import type { OrderStatus } from '../../../lib/order-status';
import { PROGRESS } from '../order-steps';

/** Nothing for drafts and for what was called off. */
export function OrderProgress({ status }: { status: OrderStatus }) {
  const percent = PROGRESS[status];
  if (percent === undefined) return null;
  return (
    <Progress
      percent={percent}
      showInfo={false}
      size="small"
      status={percent === 100 ? 'success' : 'normal'}
      aria-label={`Progress ${percent}%`}
    />
  );
}
