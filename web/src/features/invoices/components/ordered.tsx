import { formatMoney } from '../../../lib/money';
import type { LineItem } from '../api/get-invoice';
import type { Invoice } from '../api/list-invoices';
import { inStockOf, mayBeTwice, receivedOf } from '../received';
import styles from './lines.module.css';

const WHAT = { quantity: 'quantity', unitPrice: 'price' } as const;

interface Props {
  line: LineItem;
  /** The one that the invoice is for. */
  order: Invoice['order'];
}

/** What was ordered of a line's product, in what the line differs from it, and what of it is in stock already. */
export function Ordered({ line, order }: Props) {
  const isTwice = line.importedAt !== null && mayBeTwice(line);
  const received = receivedOf(isTwice ? line.ordered!.received : inStockOf(line), line, order);
  return (
    <>
      <Differences line={line} order={order} />
      {received && (
        <span className={styles.differs}>
          {isTwice ? `Counted twice? Also ${received}` : `In stock already: ${received}`}
        </span>
      )}
    </>
  );
}

function Differences({ line: { ordered }, order }: Props) {
  if (!order) return null;
  if (!ordered) return <span className={styles.differs}>Not in {order.orderNumber}</span>;
  const { quantity, unitPrice, differences } = ordered;
  if (differences.length === 0) return <span className={styles.meta}>As ordered</span>;
  const what = differences.map((difference) => WHAT[difference]).join(' and ');
  return (
    <span className={styles.differs}>
      Ordered: {quantity} × {formatMoney(unitPrice, order.currency)} (another {what})
    </span>
  );
}
