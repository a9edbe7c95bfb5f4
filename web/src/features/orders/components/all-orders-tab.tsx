import { useOrders, type OrderSort } from '../../../api/list-orders';
import { useSuppliers } from '../../../api/list-suppliers';
import { OrderDrawing } from '../../../kit/state/drawings';
import { EmptyState, FilteredEmpty } from '../../../kit/state/empty-state';
import { FilterBar, FilterSelect } from '../../../kit/list/filter-bar';
import { LinkButton } from '../../../kit/page/link-button';
import { Pager } from '../../../kit/list/pager';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { anId, oneOf } from '../../../kit/list/parsers';
import { useListState } from '../../../kit/list/use-list-state';
import { ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from '../../../lib/order-status';
import { paths } from '../../../lib/paths';
import { OrderTable } from './order-table';

const SORTS: { value: OrderSort; label: string }[] = [
  { value: 'date-desc', label: 'Newest first' },
  { value: 'date-asc', label: 'Oldest first' },
  { value: 'total-desc', label: 'Total (High to Low)' },
  { value: 'total-asc', label: 'Total (Low to High)' },
  { value: 'status', label: 'Status' },
];

interface Filters extends Record<string, string | number> {
  status: OrderStatus;
  supplierId: number;
}

const LIST = {
  filters: { status: oneOf(ORDER_STATUSES), supplierId: anId },
  sorts: ['date-desc', 'date-asc', 'total-desc', 'total-asc', 'status'] as const,
};

const statusOptions = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS[value].label }));

export function AllOrdersTab() {
  const list = useListState<Filters, OrderSort>(LIST);
  const query = useOrders(list.query);
  const { data: suppliers } = useSuppliers({ status: 'connected', sort: 'name', limit: 200 });
  return (
    <>
      <FilterBar
        list={list}
        placeholder="Search order number or supplier..."
        sorts={SORTS}
        filters={
          <>
            <FilterSelect
              all="All statuses"
              value={list.query.status}
              options={statusOptions}
              onChange={(value) => list.setFilter('status', value)}
            />
            <FilterSelect
              all="All suppliers"
              value={list.query.supplierId}
              options={(suppliers?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(value) => list.setFilter('supplierId', value)}
              searchable
            />
          </>
        }
      />
      <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="The orders could not be loaded">
        {(page) =>
          page.items.length === 0 ? (
            list.active ? (
              <FilteredEmpty title="No orders found" onClear={list.clear} />
            ) : (
              <EmptyState
                drawing={<OrderDrawing />}
                title="No orders yet"
                action={
                  <LinkButton type="primary" to={paths.createOrder()}>
                    Create Your First Order
                  </LinkButton>
                }
              >
                Order from your suppliers and follow each order to your shelf.
              </EmptyState>
            )
          ) : (
            <>
              <OrderTable orders={page.items} refreshing={query.isPlaceholderData} />
              <Pager page={page} paging={list.paging} noun="orders" />
            </>
          )
        }
      </QueryState>
    </>
  );
}
