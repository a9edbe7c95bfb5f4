import { clsx } from 'clsx';
import type { Order } from '../../../api/list-orders';
import { Money } from '../../../kit/values/money';
import { usePhone } from '../../../lib/media';
import { formatMoney } from '../../../lib/money';
import { formatNumber } from '../../../lib/numbers';
import { usePricesBefore } from '../prices-before';
import { outstandingLines } from '../receipt';
import styles from './order-lines.module.css';

interface Props {
  order: Pick<Order, 'currency' | 'items' | 'status'>;
}

/** A table; on a phone a list whose lines say the same. */
export function OrderLines({ order }: Props) {
  return usePhone() ? <ShortLines order={order} /> : <LinesTable order={order} />;
}

type Line = Order['items'][number];

const nameOf = ({ product, productId }: Line) => product.name || `Product ID: ${productId}`;

/** What is said of the goods of the lines, where there is something to say of any. */
function arrivalsOf({ items, status }: Props['order']) {
  const outstanding = new Map(outstandingLines({ items }).map((line) => [line.id, line.outstanding]));
  const anyReceived = items.some(({ receivedQuantity }) => receivedQuantity > 0);
  return {
    anyReceived,
    anyClosed: items.some(({ closedQuantity }) => closedQuantity > 0),
    anyOutstanding: (anyReceived || status === 'delivered') && outstanding.size > 0,
    outstandingOf: ({ id }: Line) => outstanding.get(id) ?? 0,
  };
}

function LinesTable({ order }: Props) {
  const { anyReceived, anyClosed, anyOutstanding, outstandingOf } = arrivalsOf(order);
  const headings = [
    'Price',
    'Quantity',
    ...(anyReceived ? ['Received'] : []),
    ...(anyClosed ? ['Closed'] : []),
    ...(anyOutstanding ? ['Outstanding'] : []),
    'Subtotal',
  ];
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          {headings.map((heading) => (
            <th key={heading} scope="col" className={styles.number}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.items.map((line) => (
          <tr key={line.id}>
            <td>
              <span className={styles.name}>{nameOf(line)}</span>
              <span className={styles.sku}>{line.product.sku}</span>
              <PriceBefore line={line} currency={order.currency} />
            </td>
            <td className={styles.number}>
              <Money cents={line.price} currency={order.currency} />
            </td>
            <td className={styles.number}>{formatNumber(line.quantity)}</td>
            {anyReceived && <td className={styles.number}>{formatNumber(line.receivedQuantity)}</td>}
            {anyClosed && <td className={styles.number}>{formatNumber(line.closedQuantity)}</td>}
            {anyOutstanding && (
              <td className={clsx(styles.number, outstandingOf(line) > 0 && styles.strong)}>
                {formatNumber(outstandingOf(line))}
              </td>
            )}
            <td className={styles.number}>
              <Money cents={line.subtotal} currency={order.currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Beside a price that is another than in the order that this one is a duplicate of. */
function PriceBefore({ line, currency }: { line: Line; currency: string }) {
  const before = usePricesBefore()[line.productId];
  if (before === undefined || before === line.price) return null;
  return <span className={styles.changed}>The price was {formatMoney(before, currency)}</span>;
}

function ShortLines({ order }: Props) {
  const { anyReceived, anyOutstanding, outstandingOf } = arrivalsOf(order);
  return (
    <ul className={styles.list} aria-label="Lines">
      {order.items.map((line) => (
        <li key={line.id} className={styles.short}>
          <div className={styles.row}>
            <span className={styles.name}>{nameOf(line)}</span>
            <span className={clsx(styles.number, styles.strong)}>
              <Money cents={line.subtotal} currency={order.currency} />
            </span>
          </div>
          <div className={clsx(styles.row, styles.meta)}>
            <span>{line.product.sku}</span>
            <span className={styles.number}>
              {formatNumber(line.quantity)} × <Money cents={line.price} currency={order.currency} />
            </span>
          </div>
          <PriceBefore line={line} currency={order.currency} />
          <p className={styles.arrivals}>
            {anyReceived && <span>{formatNumber(line.receivedQuantity)} received</span>}
            {line.closedQuantity > 0 && <span>{formatNumber(line.closedQuantity)} closed</span>}
            {anyOutstanding && outstandingOf(line) > 0 && (
              <span className={styles.strong}>{formatNumber(outstandingOf(line))} outstanding</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
