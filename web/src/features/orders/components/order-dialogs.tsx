import { useInvoicesOfOrder } from '../../../api/list-invoices-of-order';
import type { Order } from '../../../api/list-orders';
import { RejectOrderDialog } from '../../../components/reject-order-dialog';
import type { LinePrice } from '../cart';
import type { useChangeStatus } from '../use-change-status';
import { EditDraftDialog } from './edit-draft-dialog';
import { ReceiveDialog } from './receive-dialog';
import { ShipDialog } from './ship-dialog';

export type OrderDialogName = 'receive' | 'reject' | 'edit' | 'ship';

interface Props {
  order: Order;
  open: OrderDialogName | null;
  change: ReturnType<typeof useChangeStatus>;
  /** Today's, where a draft could not be placed at its own. */
  prices?: LinePrice[];
  onClose: () => void;
}

/** Where a step of an order asks for more than a click. */
export function OrderDialogs({ order, open, change, prices, onClose }: Props) {
  const invoices = useInvoicesOfOrder(order.id, open === 'receive');
  if (open === 'receive') {
    // What they brought in is not received again: the dialog opens once it is known.
    return invoices.isLoading ? null : <ReceiveDialog order={order} invoices={invoices.data ?? []} onClose={onClose} />;
  }
  if (open === 'ship') return <ShipDialog order={order} send={change.sendInput} onClose={onClose} />;
  if (open === 'edit') return <EditDraftDialog order={order} prices={prices} onClose={onClose} />;
  if (open === null) return null;
  return <RejectOrderDialog order={order} onClose={onClose} />;
}
