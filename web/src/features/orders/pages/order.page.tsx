import { useParams } from 'react-router-dom';
import { useOrder } from '../../../api/get-order';
import { OrderDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { LinkButton } from '../../../kit/page/link-button';
import { QueryState } from '../../../kit/state/query-state';
import { RecordSkeleton } from '../../../kit/state/skeletons';
import { isNotFound } from '../../../lib/api-error';
import { useSide } from '../../../lib/auth/use-side';
import { paths } from '../../../lib/paths';
import { OrderDetail } from '../components/order-detail';

/** One order. Both sides see the same page; the buttons are those of the side in view. */
export function OrderPage() {
  const id = Number(useParams()['orderId']);
  const query = useOrder(id);
  const side = useSide();
  if (isNotFound(query.error)) {
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
  return (
    <QueryState query={query} heading="Order" skeleton={<RecordSkeleton />} errorTitle="The order could not be loaded">
      {(order) => <OrderDetail order={order} />}
    </QueryState>
  );
}
