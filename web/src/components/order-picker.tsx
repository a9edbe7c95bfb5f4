import { Select } from 'antd';
import { newestOrders, type Order, useOrders } from '../api/list-orders';
import { formatDay } from '../lib/dates';
import { formatMoney } from '../lib/money';
import { useTypedSearch } from '../lib/use-typed-search';

interface Props {
  id?: string;
  value?: number | null;
  onChange?: (orderId: number | undefined) => void;
  /** Only those at this supplier. */
  supplierId?: number;
  /** The chosen one's number, while it is not among the search's answers. */
  chosen?: { id: number; name: string };
  placeholder?: string;
}

/** The buyer's orders that were sent, found by number or supplier while typing. */
export function OrderPicker({ value, onChange, supplierId, chosen, ...rest }: Props) {
  const { setTyped, q, fitting } = useTypedSearch();
  const { data, isFetching } = useOrders({ ...newestOrders(supplierId), ...(q && { q }) });
  const orders = (data?.items ?? []).filter(({ status }) => status !== 'draft');
  const options: { value: number; label: string; words?: string; order?: Order }[] = fitting(
    orders.map((order) => ({ value: order.id, label: order.orderNumber, words: order.supplier.name, order })),
    isFetching,
  );
  if (chosen && value === chosen.id && !orders.some(({ id }) => id === value)) {
    options.unshift({ value: chosen.id, label: chosen.name });
  }
  return (
    <Select
      {...rest}
      value={value ?? undefined}
      onChange={onChange}
      options={options}
      optionRender={({ data: { label, order } }) => (order ? <OrderOption order={order} /> : label)}
      popupMatchSelectWidth={340}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      notFoundContent={isFetching ? 'Searching…' : 'No orders found'}
    />
  );
}

const OrderOption = ({ order: { orderNumber, supplier, createdAt, totalAmount, currency } }: { order: Order }) =>
  [orderNumber, supplier.name, formatDay(createdAt), formatMoney(totalAmount, currency)].join(' · ');
