import { useState } from 'react';
import { useInvoicesOfOrder } from '../../../api/list-invoices-of-order';
import type { Order } from '../../../api/list-orders';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog';
import type { Schemas } from '../../../lib/api-client';
import { useToast } from '../../../lib/use-toast';
import type { useChangeStatus } from '../use-change-status';
import { EditDraftDialog } from './edit-draft-dialog';
import { ReceiveDialog } from './receive-dialog';
import { ShipDialog } from './ship-dialog';

export type OrderDialogName = 'receive' | 'reject' | 'edit' | 'ship';

interface Props {
  order: Order;
  open: OrderDialogName | null;
  change: ReturnType<typeof useChangeStatus>;
  onClose: () => void;
}

/** Where a step of an order asks for more than a click. */
export function OrderDialogs({ order, open, change, onClose }: Props) {
  const invoices = useInvoicesOfOrder(order.id, open === 'receive');
  if (open === 'receive') {
    // What they brought in is not received again: the dialog opens once it is known.
    return invoices.isLoading ? null : <ReceiveDialog order={order} invoices={invoices.data ?? []} onClose={onClose} />;
  }
  if (open === 'ship') return <ShipDialog order={order} send={change.sendInput} onClose={onClose} />;
  if (open === 'edit') return <EditDraftDialog order={order} onClose={onClose} />;
  if (open === null) return null;
  return <RejectDialog order={order} send={change.sendInput} onClose={onClose} />;
}

interface RejectProps {
  order: Order;
  send: (input: Schemas['ChangeOrderStatusInput']) => Promise<unknown>;
  onClose: () => void;
}

function RejectDialog({ order, send, onClose }: RejectProps) {
  const toast = useToast();
  // As it was when the dialog opened: what is decided is decided on that, whatever a colleague does meanwhile.
  const [{ status: from }] = useState(order);
  return (
    <ReasonDialog
      title={`Reject ${order.orderNumber}`}
      label="Reason"
      placeholder="The buyer reads it"
      required="A reason is required"
      submit="Reject order"
      send={(notes) => send({ status: 'rejected', from, notes })}
      failure="Failed to reject order"
      onDone={() => {
        toast.success('Order Rejected', 'The buyer has been notified.');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
