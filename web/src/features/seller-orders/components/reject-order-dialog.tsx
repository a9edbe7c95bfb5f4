import type { Order } from '../../../api/list-orders';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog';
import { useAnswerOrder } from '../use-answer-order';

export function RejectOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { send, say } = useAnswerOrder();
  return (
    <ReasonDialog
      title={`Reject ${order.orderNumber}`}
      label="Reason"
      placeholder="What the buyer should know"
      required="Please give a reason"
      submit="Reject order"
      send={(reason) => send(order, 'rejected', reason)}
      failure="Failed to reject order"
      onDone={() => {
        say(order, 'rejected');
        onClose();
      }}
      onClose={onClose}
    >
      <p>{order.buyer.companyName} is told the reason. A rejected order cannot be taken up again.</p>
    </ReasonDialog>
  );
}
