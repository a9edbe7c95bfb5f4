import { Alert } from 'antd';
import type { Order } from '../../../api/list-orders';
import { BackLink } from '../../../kit/page/back-link';
import { PageHeader } from '../../../kit/page/page-header';
import { RecordNav } from '../../../kit/page/record-nav';
import { Surface } from '../../../kit/page/surface';
import { Money } from '../../../kit/values/money';
import { useSide } from '../../../lib/auth/use-side';
import { usePhone } from '../../../lib/media';
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
  const phone = usePhone();
  const { orderNumber, supplier, createdAt, items, notes, total, currency } = order;
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
        summary={
          <>
            <span className={styles.total}>
              <Money cents={total} currency={currency} />
            </span>
            {` · ${asSeller ? 'From' : 'To'} `}
            <bdi>{other}</bdi>
            {` · ${count(items.length, 'line')} · ${formatDay(createdAt)}`}
          </>
        }
        primary={<OrderActions order={order} />}
        staysInReach
      />
      {!asSeller && supplier.account === 'deactivated' && (
        <Alert
          type="warning"
          showIcon
          className={styles.notice}
          title={`${supplier.name} is deactivated: nobody there can process or answer anything for now.`}
          description="What is pending can be cancelled; goods that arrive can be received."
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {phone && <OrderShipment order={order} />}
          <Surface title="Lines" flush>
            <OrderLines order={order} />
            <div className={styles.totals}>
              <Totals {...order} />
            </div>
          </Surface>
          {notes && (
            <Surface title="Notes">
              <p dir="auto" className={styles.notes}>
                {notes}
              </p>
            </Surface>
          )}
        </div>
        <div className={styles.main}>
          {!phone && <OrderShipment order={order} />}
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
