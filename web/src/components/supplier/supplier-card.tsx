import type { ReactNode } from 'react';
import type { Supplier } from '../../api/list-suppliers';
import { count } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { RowLink } from '../../kit/list/row-link';
import { ratingText } from './relationship';
import { RelationshipTag } from './relationship-tag';
import styles from './supplier-card.module.css';
import { SupplierMark } from './supplier-mark';

interface Props {
  supplier: Supplier;
  /** Buyers see how they stand with the supplier. */
  showRelationship: boolean;
  actions?: ReactNode;
}

export function SupplierCard({ supplier, showRelationship, actions }: Props) {
  const { id, name, category, description, location, productCount } = supplier;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <SupplierMark supplier={supplier} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <RowLink to={paths.supplier(id)}>{name}</RowLink>
          </h2>
          <p className={styles.meta}>{[category, location].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className={styles.grow}>
        <p dir="auto" className={styles.about}>
          {description}
        </p>
      </div>
      <p className={styles.facts}>
        <span>{count(productCount, 'product')}</span>
        <span>{ratingText(supplier.ratings)}</span>
        {showRelationship && <RelationshipTag supplier={supplier} />}
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
