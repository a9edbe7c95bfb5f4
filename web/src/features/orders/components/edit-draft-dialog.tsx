import { useState } from 'react';
import { useChangeOrderStatus } from '../../../api/change-order-status';
import type { Order } from '../../../api/list-orders';
import { useOrderSummary } from '../../../api/order-summary';
import { errorText } from '../../../lib/api-error';
import { useToast } from '../../../lib/use-toast';
import { useUpdateOrder } from '../api/update-order';
import { type LinePrice, linesOf, newPricesOf, reprice, toItems } from '../cart';
import { OrderDialog, type OrderDraft, type Step } from './order-dialog';

interface Props {
  order: Order;
  /** Today's, where it was to be placed at older ones: it is placed from here, once they have been seen. */
  prices?: LinePrice[];
  onClose: () => void;
}

/** A draft's lines and notes; with 'Notify supplier' it is placed as well. */
export function EditDraftDialog({ order, prices: today, onClose }: Props) {
  const [initial] = useState<OrderDraft>({
    supplier: order.supplier,
    lines: today ? reprice(linesOf(order), today) : linesOf(order),
    notes: order.notes ?? '',
    notifySupplier: today !== undefined,
  });
  const [draft, setDraft] = useState(initial);
  // At older prices all is chosen, and only to be seen.
  const [step, setStep] = useState<Step>(today ? 2 : 1);
  const [notice, setNotice] = useState(today && 'Prices have changed');
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
      initial={initial}
      step={step}
      onStep={setStep}
      notice={notice}
      busy={update.isPending || change.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
