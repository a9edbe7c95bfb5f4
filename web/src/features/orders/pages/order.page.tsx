import { orderQuery } from '../../../api/get-order';
import { LinkButton } from '../../../kit/page/link-button';
import { RecordPage } from '../../../kit/page/record-page';
import { OrderDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { RecordSkeleton } from '../../../kit/state/skeletons';
import { useSide } from '../../../lib/auth/use-side';
import { paths } from '../../../lib/paths';
import { OrderDetail } from '../components/order-detail';

/** One order. Both sides see the same page; the buttons are those of the side in view. */
export function OrderPage() {
  return (
    <RecordPage
      param="orderId"
      query={orderQuery}
      notFound={<OrderNotFound />}
      heading="Order"
      skeleton={<RecordSkeleton />}
      errorTitle="The order could not be loaded"
    >
      {(order) => <OrderDetail order={order} />}
    </RecordPage>
  );
}

function OrderNotFound() {
  const side = useSide();
  return (
    <EmptyState
      drawing={<OrderDrawing />}
      title="Order not found"
      level={1}
      action={<LinkButton to={side === 'seller' ? paths.seller.orders() : paths.orders()}>Back to orders</LinkButton>}
    >
      It does not exist, or it is not yours to see.
    </EmptyState>
  );
}
