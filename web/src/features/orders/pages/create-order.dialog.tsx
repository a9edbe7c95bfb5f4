import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Order } from '../../../api/list-orders';
import { useBasket } from '../../../api/get-basket';
import { useProduct } from '../../../api/get-product';
import { useSupplier } from '../../../api/get-supplier';
import { useOrderSummary } from '../../../api/order-summary';
import { Dialog } from '../../../kit/dialog/dialog';
import { useWayBack } from '../../../kit/dialog/use-way-back';
import { ErrorState } from '../../../kit/state/error-state';
import { nothingLeft } from '../../../kit/form/unsaved';
import { answerBefore, ApiError } from '../../../lib/api-error';
import { anId } from '../../../kit/list/parsers';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { wasSentBefore } from '../../../lib/use-once';
import { useToast } from '../../../lib/use-toast';
import { useCreateOrder } from '../api/create-order';
import { linesOfBasket, newPricesOf, reprice, toItems, toLine, totalsOf } from '../cart';
import { OrderDialog, type OrderDraft } from '../components/order-dialog';
import { useKeptOrder } from '../use-kept-order';

/** /orders/create: the dialog over the list, filled in with what the link names. */
export function CreateOrderDialog() {
  usePageTitle('Create New Order');
  const [params] = useSearchParams();
  const supplierId = anId(params.get('supplier') ?? '');
  const productId = anId(params.get('product') ?? '');
  const quantity = anId(params.get('quantity') ?? '') ?? 1;
  const fromBasket = params.get('from') === 'cart';
  const basket = useBasket(fromBasket);
  const supplier = useSupplier(supplierId);
  const product = useProduct(productId);

  const summary = useOrderSummary();
  const close = useWayBack(paths.orders());

  if (supplier.isLoading || product.isLoading || summary.isLoading || basket.isLoading) return null;
  if (!summary.data) {
    return (
      <Dialog title="Create New Order" open onCancel={close}>
        <ErrorState title="The order cannot be begun" error={summary.error} onRetry={() => void summary.refetch()} />
      </Dialog>
    );
  }
  const group = fromBasket ? basket.data?.find((each) => each.supplier.id === supplierId) : undefined;
  return (
    <NewOrder
      taxPercent={summary.data.taxRatePercent}
      fromBasket={group !== undefined}
      unknown={supplier.isError ? 'The supplier of this link was not found. Choose another.' : undefined}
      begunWith={{
        supplier: supplier.data,
        lines: group
          ? linesOfBasket(group)
          : product.data
            ? [toLine(product.data, Math.max(quantity, product.data.minOrderQuantity))]
            : [],
        notes: '',
        notifySupplier: true,
      }}
    />
  );
}

interface NewOrderProps {
  /** What the link names. */
  begunWith: OrderDraft;
  taxPercent: number;
  /** Its products leave the cart with the order. */
  fromBasket: boolean;
  /** What of the link could not be found. */
  unknown?: string;
}

function NewOrder({ begunWith, taxPercent, fromBasket, unknown }: NewOrderProps) {
  const { initial, draft, setDraft, step, setStep } = useKeptOrder(begunWith);
  const [notice, setNotice] = useState(unknown);
  const createOrder = useCreateOrder();
  const close = useWayBack(paths.orders());
  const navigate = useNavigate();
  const toast = useToast();

  const leaveTo = ({ id }: Order) => {
    nothingLeft();
    void navigate(paths.order(id), { replace: true });
  };
  const onError = (error: unknown) => {
    const before = answerBefore<Order>(error);
    if (before) {
      toast.doneBefore(`${before.orderNumber} was made already`, 'What you changed since is not in it.');
      return leaveTo(before);
    }
    if (!(error instanceof ApiError)) return toast.failure('Failed to create order', error);
    setNotice(error.detail);
    const prices = newPricesOf(error);
    if (prices) setDraft((before) => ({ ...before, lines: reprice(before.lines, prices) }));
    else toast.failure('Failed to create order', error);
  };

  const submit = () => {
    const { supplier, lines, notes, notifySupplier } = draft;
    if (!supplier) return;
    setNotice(undefined);
    createOrder.mutate(
      {
        supplierId: supplier.id,
        items: toItems(lines),
        ...totalsOf(lines, taxPercent),
        ...(notes.trim() && { notes: notes.trim() }),
        notifySupplier,
        ...(fromBasket && { fromBasket }),
        status: notifySupplier ? 'pending' : 'draft',
      },
      {
        onSuccess: (order) => {
          if (wasSentBefore(order)) {
            toast.doneOnce(`${order.orderNumber} ${notifySupplier ? 'is placed' : 'is saved'}`);
          } else {
            toast.success(
              notifySupplier ? 'Order placed' : 'Draft saved',
              notifySupplier ? `${order.orderNumber} went to ${supplier.name}.` : order.orderNumber,
            );
          }
          leaveTo(order);
        },
        onError,
      },
    );
  };

  return (
    <OrderDialog
      title="Create New Order"
      initial={initial}
      draft={draft}
      step={step}
      onStep={setStep}
      taxPercent={taxPercent}
      onChange={setDraft}
      notice={notice}
      busy={createOrder.isPending}
      onSubmit={submit}
      onClose={close}
    />
  );
}
