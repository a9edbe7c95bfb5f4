import { useState } from 'react';
import { useChangeOrderStatus } from '../../../api/change-order-status';
import type { Order } from '../../../api/list-orders';
import { useOrderSummary } from '../../../api/order-summary';
import { errorText } from '../../../lib/api-error';
import { useToast } from '../../../lib/use-toast';
import { useUpdateOrder } from '../api/update-order';
import { linesOf, newPricesOf, reprice, toItems } from '../cart';
import { OrderDialog, type OrderDraft } from './order-dialog';

interface Props {
  order: Order;
  onClose: () => void;
}

/** A draft's lines and notes; with 'Notify supplier' it is placed as well. */
export function EditDraftDialog({ order, onClose }: Props) {
  const [draft, setDraft] = useState<OrderDraft>({
    supplier: order.supplier,
    lines: linesOf(order),
    notes: order.notes ?? '',
    notifySupplier: false,
  });
  const [notice, setNotice] = useState<string>();
  const taxPercent = useOrderSummary().data?.taxRatePercent;
  const update = useUpdateOrder(order.id);
  const change = useChangeOrderStatus();
  const toast = useToast();

  const submit = async () => {
    setNotice(undefined);
    try {
      await update.mutateAsync({ items: toItems(draft.lines), notes: draft.notes.trim() });
      if (draft.notifySupplier) await change.mutateAsync({ id: order.id, input: { status: 'pending' } });
      toast.success('Order Updated', order.orderNumber);
      onClose();
    } catch (error) {
      setNotice(errorText(error, 'Failed to update order'));
      const prices = newPricesOf(error);
      if (prices) setDraft((before) => ({ ...before, lines: reprice(before.lines, prices) }));
    }
  };

  if (taxPercent === undefined) return null;
  return (
    <OrderDialog
      taxPercent={taxPercent}
      title={`Edit ${order.orderNumber}`}
      draft={draft}
      onChange={setDraft}
      supplierFixed
      notice={notice}
      busy={update.isPending || change.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
