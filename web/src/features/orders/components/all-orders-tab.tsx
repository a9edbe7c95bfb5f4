import { type OrderSort, useOrders } from '../../../api/list-orders';
import { useSupplier } from '../../../api/get-supplier';
import { useSuppliers } from '../../../api/list-suppliers';
import { ExportOrders } from '../../../components/export-orders';
import { ResourceList } from '../../../kit/list/resource-list';
import { useListState } from '../../../kit/list/use-list-state';
import { ORDER_LIST, toOrderFilter } from '../order-list';
import { LinkButton } from '../../../kit/page/link-button';
import { OrderDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { ORDER_STATUS, ORDER_STATUSES } from '../../../lib/order-status';
import { paths } from '../../../lib/paths';
import { ORDER_COLUMNS, shortOrder } from './order-columns';

const SORTS: { value: OrderSort; label: string }[] = [
  { value: 'date-desc', label: 'Newest first' },
  { value: 'date-asc', label: 'Oldest first' },
  { value: 'total-desc', label: 'Total (High to Low)' },
  { value: 'total-asc', label: 'Total (Low to High)' },
  { value: 'status', label: 'Status' },
];

const statusOptions = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS[value].label }));

export function AllOrdersTab() {
  const list = useListState(ORDER_LIST);
  const filter = toOrderFilter(list.query);
  const { data: suppliers } = useSuppliers({ status: 'connected', sort: 'name', limit: 200 });
  const { supplierId } = list.query;
  const isStranger = suppliers !== undefined && !suppliers.items.some(({ id }) => id === supplierId);
  // A link may name one that is not connected.
  const { data: stranger } = useSupplier(isStranger ? supplierId : undefined);
  const supplierOptions = [...(suppliers?.items ?? []), ...(stranger ? [stranger] : [])].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  return (
    <ResourceList
      list={list}
      query={useOrders(filter)}
      tools={<ExportOrders filter={filter} />}
      label="Orders"
      noun="order"
      nameOf={({ orderNumber }) => orderNumber}
      placeholder="Search number or supplier..."
      filters={[
        { name: 'status', label: 'Status', all: 'All statuses', options: statusOptions },
        { name: 'goods', label: 'Goods', all: 'All goods', options: [{ value: 'to-receive', label: 'To receive' }] },
        { name: 'supplierId', label: 'Supplier', all: 'All suppliers', options: supplierOptions, searchable: true },
      ]}
      dates
      sorts={SORTS}
      columns={ORDER_COLUMNS}
      short={shortOrder}
      error="The orders could not be loaded"
      nothingFound="No orders found"
      empty={
        <EmptyState
          drawing={<OrderDrawing />}
          title="No orders yet"
          action={
            <LinkButton type="primary" to={paths.createOrder()} preventScrollReset>
              Create Your First Order
            </LinkButton>
          }
        >
          Order from your suppliers and follow each order to your shelf.
        </EmptyState>
      }
    />
  );
}
