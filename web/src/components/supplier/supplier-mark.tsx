import type { Supplier } from '../../api/list-suppliers';
import { initialsOf } from '../../lib/initials';
import { inSize } from '../../lib/picture';
import styles from './supplier-mark.module.css';

/** The supplier's logo, else its initials. */
export function SupplierMark({ supplier, size = 40 }: { supplier: Pick<Supplier, 'name' | 'logoUrl'>; size?: number }) {
  return (
    <span className={styles.mark} style={{ width: size, height: size, fontSize: size * 0.36 }} aria-hidden>
      {supplier.logoUrl ? (
        <img src={inSize(supplier.logoUrl, 160)} alt="" className={styles.logo} />
      ) : (
        initialsOf(supplier.name.split(/\s+/).slice(0, 2))
      )}
    </span>
  );
}
