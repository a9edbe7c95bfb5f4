import { formatNumber } from '../../../lib/numbers';
import type { Order } from '../../../api/list-orders';
import { Money } from '../../../kit/values/money';
import { outstandingLines } from '../receipt';
import styles from './order-detail.module.css';

export function OrderLines({ order: { items, currency, status } }: { order: Order }) {
  const anyReceived = items.some(({ receivedQuantity }) => receivedQuantity > 0);
  const outstanding = new Map(outstandingLines({ items }).map((line) => [line.id, line.outstanding]));
  const anyOutstanding = (anyReceived || status === 'delivered') && outstanding.size > 0;
  const anyClosed = items.some(({ closedQuantity }) => closedQuantity > 0);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className={`${styles.number} ${styles.wide}`}>
            Price
          </th>
          <th scope="col" className={styles.number}>
            Quantity
          </th>
          {anyReceived && (
            <th scope="col" className={`${styles.number} ${styles.wide}`}>
              Received
            </th>
          )}
          {anyClosed && (
            <th scope="col" className={`${styles.number} ${styles.wide}`}>
              Closed
            </th>
          )}
          {anyOutstanding && (
            <th scope="col" className={styles.number}>
              Outstanding
            </th>
          )}
          <th scope="col" className={styles.number}>
            Subtotal
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, productId, product, price, quantity, receivedQuantity, closedQuantity, subtotal }) => (
          <tr key={id}>
            <td>
              <span className={styles.name}>{product.name || `Product ID: ${productId}`}</span>
              <span className={styles.sku}>{product.sku}</span>
            </td>
            <td className={`${styles.number} ${styles.wide}`}>
              <Money cents={price} currency={currency} />
            </td>
            <td className={styles.number}>{formatNumber(quantity)}</td>
            {anyReceived && <td className={`${styles.number} ${styles.wide}`}>{formatNumber(receivedQuantity)}</td>}
            {anyClosed && <td className={`${styles.number} ${styles.wide}`}>{formatNumber(closedQuantity)}</td>}
            {anyOutstanding && (
              <td className={styles.number}>
                {outstanding.has(id) ? <strong>{formatNumber(outstanding.get(id)!)}</strong> : '0'}
              </td>
            )}
            <td className={styles.number}>
              <Money cents={subtotal} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
