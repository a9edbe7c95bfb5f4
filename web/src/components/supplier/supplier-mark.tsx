import type { Supplier } from '../../api/list-suppliers';
import { inSize } from '../../lib/picture';
import styles from './supplier-mark.module.css';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();

/** The supplier's logo, else its initials. */
export function SupplierMark({ supplier, size = 40 }: { supplier: Pick<Supplier, 'name' | 'logoUrl'>; size?: number }) {
  return (
    <span className={styles.mark} style={{ width: size, height: size, fontSize: size * 0.36 }} aria-hidden>
      {supplier.logoUrl ? (
        <img src={inSize(supplier.logoUrl, 160)} alt="" className={styles.logo} />
      ) : (
        initials(supplier.name)
      )}
    </span>
  );
}
