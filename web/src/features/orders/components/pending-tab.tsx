import { type OrderSort, useOrders } from '../../../api/list-orders';
import { ResourceList } from '../../../kit/list/resource-list';
import { type ListDefinition, useListState } from '../../../kit/list/use-list-state';
import { CheckDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { ORDER_COLUMNS, shortOrder } from './order-columns';

/** The longest waiting first. */
const LIST: ListDefinition<Record<never, never>, OrderSort> = {
  name: 'orders',
  filters: {},
  sorts: ['date-asc', 'date-desc', 'total-desc', 'total-asc', 'status'],
};

export function PendingTab() {
  const list = useListState(LIST);
  return (
    <ResourceList
      list={list}
      query={useOrders({ ...list.query, status: 'pending' })}
      label="Pending orders"
      noun="pending order"
      nameOf={({ orderNumber }) => orderNumber}
      placeholder="Search number or supplier..."
      columns={ORDER_COLUMNS}
      short={shortOrder}
      error="The orders could not be loaded"
      nothingFound="No Pending Orders"
      empty={
        <EmptyState drawing={<CheckDrawing />} title="No Pending Orders">
          What you have ordered waits here until its supplier answers.
        </EmptyState>
      }
    />
  );
}
