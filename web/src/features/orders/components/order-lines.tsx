import { formatNumber } from '../../../lib/numbers';
import type { Order } from '../../../api/list-orders';
import { Money } from '../../../kit/values/money';
import styles from './order-detail.module.css';

export function OrderLines({ order: { items, currency } }: { order: Order }) {
  const anyReceived = items.some(({ receivedQuantity }) => receivedQuantity > 0);
  const anyOutstanding = anyReceived && items.some((item) => item.receivedQuantity < item.quantity);
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
        {items.map(({ id, productId, product, price, quantity, receivedQuantity, subtotal }) => (
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
            {anyOutstanding && (
              <td className={styles.number}>
                {quantity > receivedQuantity ? <strong>{formatNumber(quantity - receivedQuantity)}</strong> : '0'}
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
