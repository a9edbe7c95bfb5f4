import { Alert } from 'antd';
import { clsx } from 'clsx';
import type { Schemas } from '../../../lib/api-client';
import { formatNumber } from '../../../lib/numbers';
import { Money } from '../../../kit/values/money';
import styles from './price-preview.module.css';

interface Props {
  rows: Schemas['ChangedProduct'][];
  /** How many products there are: of many, the first are shown. */
  all: number;
  /** Other figures are on their way. */
  refreshing: boolean;
  /** Why there is no preview. */
  problem?: string;
}

/** What each product costs, and what it would cost; those that cannot change come first. */
export function PricePreview({ rows, all, refreshing, problem }: Props) {
  if (problem) return <Alert type="error" showIcon title={problem} role="alert" className={styles.problem} />;
  if (rows.length === 0) return <p className={styles.hint}>Enter a figure to see what each product would cost.</p>;
  const sorted = [...rows.filter((row) => row.problem), ...rows.filter((row) => !row.problem)];
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Prices before and after">
      <table className={clsx(styles.table, refreshing && styles.refreshing)} aria-busy={refreshing}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className={styles.number}>
              Now
            </th>
            <th scope="col" className={styles.number}>
              New
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.id}>
              <td>
                {row.name}
                <div className={row.problem ? styles.wrong : styles.hint}>{row.problem ?? row.sku}</div>
              </td>
              <td className={styles.number}>
                <Money cents={row.price} currency={row.currency} />
              </td>
              <td className={styles.number}>
                {row.changes ? (
                  <strong>
                    <Money cents={row.newPrice} currency={row.currency} />
                  </strong>
                ) : (
                  <span className={styles.hint}>{row.problem ? '–' : 'as before'}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < all && (
        <p className={styles.hint}>
          The first {formatNumber(rows.length)} of {formatNumber(all)} are shown.
        </p>
      )}
    </div>
  );
}
