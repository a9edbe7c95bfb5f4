import type { Supplier } from '../../api/list-suppliers';
import { useDeclined } from '../../api/own-relationship';
import { StatusTag } from '../../kit/page/status-tag';
import { formatDay } from '../../lib/dates';
import { mustWait } from './declined-notice';
import { RELATIONSHIP } from './relationship';
import styles from './relationship-tag.module.css';

interface Props {
  supplier: Supplier;
  /** Shown of one that nobody has asked. */
  ofStrangers?: boolean;
}

/** How the buyer and a supplier stand; whom it declined reads from when to ask again. */
export function RelationshipTag({ supplier, ofStrangers = false }: Props) {
  const declined = useDeclined(supplier);
  if (declined) {
    return (
      <>
        <StatusTag tone="over">Declined</StatusTag>
        {mustWait(declined) && (
          <span className={styles.until}>Ask again from {formatDay(declined.mayAskAgainAt!)}</span>
        )}
      </>
    );
  }
  if (supplier.relationshipStatus === 'none' && !ofStrangers) return null;
  const { label, tone } = RELATIONSHIP[supplier.relationshipStatus];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
