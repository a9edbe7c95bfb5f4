import { Alert } from 'antd';
import type { Relationship } from '../../api/list-customers';
import { formatDay } from '../../lib/dates';
import styles from './declined-notice.module.css';

/** Whether the buyer was declined and has to wait before asking again. */
export const mustWait = (relationship: Relationship | null | undefined): boolean =>
  Boolean(relationship?.mayAskAgainAt && Date.parse(relationship.mayAskAgainAt) > Date.now());

/** What became of a request that the supplier declined: when, why, and from when one may ask again. */
export function DeclinedNotice({ relationship }: { relationship: Relationship }) {
  const { updatedAt, declineReason, mayAskAgainAt, supplier } = relationship;
  return (
    <Alert
      type="info"
      showIcon
      className={styles.notice}
      title={`${supplier.name} declined your request on ${formatDay(updatedAt)}`}
      description={
        <>
          {declineReason && <q className={styles.reason}>{declineReason}</q>}
          {mustWait(relationship) ? `You may ask again from ${formatDay(mayAskAgainAt!)}.` : 'You may ask again now.'}
        </>
      }
    />
  );
}
