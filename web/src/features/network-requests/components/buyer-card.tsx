import { Button } from 'antd';
import { SupplierMark } from '../../../components/supplier/supplier-mark';
import { formatSince } from '../../../lib/dates';
import { count } from '../../../lib/numbers';
import { useToast } from '../../../lib/use-toast';
import { capitalise } from '../../../lib/vocabulary';
import { useConnectBuyer } from '../api/connect-buyer';
import type { PotentialBuyer } from '../api/find-buyers';
import styles from './buyer-card.module.css';

/** A buyer, how well they fit, and why. */
export function BuyerCard({ buyer }: { buyer: PotentialBuyer }) {
  const { companyName, firstName, lastName, industry, location, industryMatchScore, matchReasons } = buyer;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <SupplierMark supplier={{ name: companyName, logoUrl: null }} />
        <div className={styles.words}>
          <h3 className={styles.name}>{companyName}</h3>
          <p className={styles.meta}>
            {[`${firstName} ${lastName}`, industry && capitalise(industry), location].filter(Boolean).join(' · ')}
          </p>
        </div>
        <p className={styles.score} aria-label={`Score ${industryMatchScore} of 100`}>
          {industryMatchScore}
          <span className={styles.of}>/100</span>
        </p>
      </div>
      <ul className={styles.reasons} aria-label={`How the score of ${companyName} adds up`}>
        {matchReasons.map(({ part, points, max, reason }) => (
          <li key={part} className={styles.reason} data-none={points === 0}>
            <span className={styles.bar} aria-hidden>
              <span className={styles.filled} style={{ width: `${(100 * points) / max}%` }} />
            </span>
            <span className={styles.sentence}>{reason}</span>
            <span className={styles.points}>
              {points}/{max}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span className={styles.meta}>{activityOf(buyer)}</span>
        <ConnectBuyer buyer={buyer} />
      </div>
    </li>
  );
}

function activityOf({ recentOrdersCount, relationshipCount, lastOrderDate }: PotentialBuyer): string {
  return [
    `${count(recentOrdersCount, 'order')} in 90 days`,
    count(relationshipCount, 'supplier'),
    lastOrderDate && `last ordered ${formatSince(lastOrderDate).toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function ConnectBuyer({ buyer: { id, companyName, invited } }: { buyer: PotentialBuyer }) {
  const connect = useConnectBuyer();
  const toast = useToast();
  if (invited) return <Button disabled>Invited</Button>;
  const ask = () =>
    connect.mutate(id, {
      onSuccess: () => toast.success('Connection Request Sent', `${companyName} will be notified of your request.`),
      onError: (error) => toast.failure('Failed to send request', error),
    });
  return (
    <Button type="primary" loading={connect.isPending} onClick={ask} aria-label={`Connect with ${companyName}`}>
      Connect
    </Button>
  );
}
