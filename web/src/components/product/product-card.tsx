import type { ReactNode } from 'react';
import type { Product } from '../../api/list-products';
import { quantity } from '../../lib/units';
import { Money } from '../money';
import styles from './product-card.module.css';
import { ProductImage } from './product-image';

/** What the card shows; a form's preview has no more than this. */
export type CardProduct = Pick<
  Product,
  | 'name'
  | 'sku'
  | 'description'
  | 'category'
  | 'price'
  | 'minOrderQuantity'
  | 'unitOfMeasure'
  | 'leadTime'
  | 'imageUrl'
  | 'brand'
  | 'supplier'
>;

interface Props {
  product: CardProduct;
  /** Beside the picture: a status, or 'Hidden' for administrators. */
  badge?: ReactNode;
  /** Left out where the page is the supplier's own. */
  hideSupplier?: boolean;
  actions?: ReactNode;
}

/** A product as the marketplace shows it. */
export function ProductCard({ product, badge, hideSupplier, actions }: Props) {
  const { name, sku, description, category, price, minOrderQuantity, unitOfMeasure, leadTime, brand, supplier } =
    product;
  return (
    <article className={styles.card}>
      <ProductImage imageUrl={product.imageUrl} category={category} />
      {badge && <div className={styles.badge}>{badge}</div>}
      <div className={styles.body}>
        <p className={styles.meta}>{[!hideSupplier && supplier?.name, brand?.name].filter(Boolean).join(' · ')}</p>
        <h3 className={styles.name} title={name}>
          {name}
        </h3>
        <p className={styles.meta}>{[sku, category].filter(Boolean).join(' · ')}</p>
        <p className={styles.about}>{description}</p>
        <p className={styles.price}>
          <strong className={styles.amount}>
            <Money cents={price} />
          </strong>{' '}
          per {unitOfMeasure}
        </p>
        <p className={styles.meta}>
          {minOrderQuantity > 1 ? `from ${quantity(minOrderQuantity, unitOfMeasure)} · ` : ''}
          {leadTime === 0 ? 'same day' : `${leadTime} ${leadTime === 1 ? 'day' : 'days'} lead time`}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
