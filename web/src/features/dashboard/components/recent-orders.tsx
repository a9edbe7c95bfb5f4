import { Link } from 'react-router-dom';
import type { Order, OrderFilter } from '../../../api/list-orders';
import { useOrders } from '../../../api/list-orders';
import { Money } from '../../../kit/values/money';
import { OrderStatusTag } from '../../../components/order-status-tag';
import { QueryState } from '../../../kit/state/query-state';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RowLink } from '../../../kit/list/row-link';
import { NoRows, Row, Rows } from '../../../kit/page/rows';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { Surface } from '../../../kit/page/surface';

interface Props {
  title: string;
  filter: OrderFilter;
  /** All of them. */
  to: string;
  /** One of them. */
  orderLink: (id: number) => string;
  /** Whom it was traded with. */
  party: (order: Order) => string;
  none: string;
}

/** A few orders, each leading to its page. */
export function RecentOrders({ title, filter, to, orderLink, party, none }: Props) {
  const query = useOrders(filter);
  return (
    <Surface title={title} extra={<Link to={to}>View All</Link>} flush>
      <QueryState query={query} skeleton={<RowSkeletons count={3} />} errorTitle="The orders could not be loaded">
        {({ items }) =>
          items.length === 0 ? (
            <NoRows>{none}</NoRows>
          ) : (
            <Rows label={title}>
              {items.map((order) => (
                <Row
                  key={order.id}
                  title={<RowLink to={orderLink(order.id)}>{order.orderNumber}</RowLink>}
                  meta={
                    <>
                      {party(order)} · <RelativeDate iso={order.createdAt} />
                    </>
                  }
                  tag={<OrderStatusTag status={order.status} />}
                  figure={<Money cents={order.totalAmount} currency={order.currency} />}
                />
              ))}
            </Rows>
          )
        }
      </QueryState>
    </Surface>
  );
}
