import type { Order } from '../../../api/list-orders';
import { BackLink } from '../../../kit/page/back-link';
import { PageHeader } from '../../../kit/page/page-header';
import { RecordNav } from '../../../kit/page/record-nav';
import { Surface } from '../../../kit/page/surface';
import { useSide } from '../../../lib/auth/use-side';
import { count } from '../../../lib/numbers';
import { formatDay } from '../../../lib/dates';
import { paths } from '../../../lib/paths';
import styles from './order-detail.module.css';
import { OrderActions } from './order-actions';
import { OrderInvoices } from './order-invoices';
import { OrderLines } from './order-lines';
import { OrderRating } from './order-rating';
import { OrderShipment } from './order-shipment';
import { OrderState } from './order-state';
import { OrderTimeline } from './order-timeline';
import { Totals } from './totals';

const buyerName = ({ buyer }: Order) => buyer.companyName || `${buyer.firstName} ${buyer.lastName}`;

export function OrderDetail({ order }: { order: Order }) {
  const side = useSide();
  const { orderNumber, supplier, createdAt, items, notes } = order;
  const asSeller = side === 'seller';
  const list = asSeller ? 'seller-orders' : 'orders';
  const other = asSeller ? buyerName(order) : supplier.name || 'Unknown Supplier';
  return (
    <>
      <PageHeader
        above={
          <>
            <BackLink to={asSeller ? paths.seller.orders() : paths.orders()} list={list}>
              Orders
            </BackLink>
            <RecordNav list={list} id={order.id} to={asSeller ? paths.seller.order : paths.order} />
          </>
        }
        title={orderNumber}
        beside={<OrderState order={order} />}
        summary={`${asSeller ? 'From' : 'To'} ${other} · ${count(items.length, 'line')} · ${formatDay(createdAt)}`}
        primary={<OrderActions order={order} />}
        staysInReach
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Surface title="Lines" flush>
            <OrderLines order={order} />
            <div className={styles.totals}>
              <Totals {...order} />
            </div>
          </Surface>
          {notes && (
            <Surface title="Notes">
              <p className={styles.notes}>{notes}</p>
            </Surface>
          )}
        </div>
        <div className={styles.main}>
          <OrderShipment order={order} />
          <OrderInvoices orderId={order.id} />
          <OrderRating order={order} />
          <Surface title="Timeline">
            <OrderTimeline order={order} />
          </Surface>
        </div>
      </div>
    </>
  );
}
