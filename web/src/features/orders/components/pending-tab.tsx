import { useOrders } from '../../../api/list-orders';
import { CheckDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { Pager } from '../../../kit/list/pager';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { useListState } from '../../../kit/list/use-list-state';
import { OrderTable } from './order-table';

/** The longest waiting first. */
const LIST = { filters: {}, sorts: ['date-asc'] as const };

export function PendingTab() {
  const list = useListState<Record<string, never>, 'date-asc'>(LIST);
  const query = useOrders({ ...list.query, status: 'pending' });
  return (
    <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="The orders could not be loaded">
      {(page) =>
        page.items.length === 0 ? (
          <EmptyState drawing={<CheckDrawing />} title="No Pending Orders">
            Every order that you sent has been answered.
          </EmptyState>
        ) : (
          <>
            <OrderTable orders={page.items} refreshing={query.isPlaceholderData} />
            <Pager page={page} paging={list.paging} noun="pending orders" />
          </>
        )
      }
    </QueryState>
  );
}
