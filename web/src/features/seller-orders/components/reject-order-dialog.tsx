import type { Order } from '../../../api/list-orders';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog';
import { useAnswerOrder } from '../use-answer-order';

export function RejectOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { busy, reject } = useAnswerOrder();
  return (
    <ReasonDialog
      title={`Reject ${order.orderNumber}`}
      label="Reason"
      placeholder="What the buyer should know"
      required="Please give a reason"
      submit="Reject order"
      busy={busy}
      onSubmit={(reason) => reject(order, reason, onClose)}
      onClose={onClose}
    >
      <p>{order.buyer.companyName} is told the reason. A rejected order cannot be taken up again.</p>
    </ReasonDialog>
  );
}
