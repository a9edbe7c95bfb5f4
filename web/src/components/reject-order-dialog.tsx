import { useChangeOrderStatus } from '../api/change-order-status';
import type { Order } from '../api/list-orders';
import { ReasonDialog } from '../kit/dialog/reason-dialog';
import { useToast } from '../lib/use-toast';
import { ChangedMeanwhile } from './changed-meanwhile';
import { useSeenOrder } from './use-seen-order';

const FAILURE = 'Failed to reject order';

/** Of the status in which it was seen: what others make of the order meanwhile is told, and decided on anew. */
export function RejectOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { mutateAsync } = useChangeOrderStatus();
  const { seen, was, onRefused } = useSeenOrder(order, FAILURE);
  const toast = useToast();
  const { orderNumber, buyer, nextStatuses } = seen;
  const isLate = was !== undefined && !nextStatuses?.includes('rejected');
  return (
    <ReasonDialog
      title={`Reject ${orderNumber}`}
      label="Reason"
      placeholder="What the buyer should know"
      required="Please give a reason"
      submit={was && !isLate ? 'Reject all the same' : 'Reject order'}
      disabled={isLate}
      send={(notes) => mutateAsync({ id: seen.id, input: { status: 'rejected', from: seen.status, notes } })}
      failure={FAILURE}
      onRefused={onRefused}
      onDone={() => {
        toast.success('Order Rejected', `The buyer has been notified about ${orderNumber}.`);
        onClose();
      }}
      onClose={onClose}
    >
      <ChangedMeanwhile seen={seen} was={was}>
        {isLate ? 'It cannot be rejected any more.' : 'You can still reject it.'}
      </ChangedMeanwhile>
      {!isLate && <p>{buyer.companyName} is told the reason. A rejected order cannot be taken up again.</p>}
    </ReasonDialog>
  );
}
