import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { count } from '../lib/numbers';
import { formatMoney } from '../lib/money';
import { quantity } from '../lib/units';
import type { Schemas } from '../lib/api-client';
import styles from './product-card.module.css';
import { ProductImage } from './product-image';
import { supplierRatingText } from './supplier/relationship';

type Ratings = Schemas['Ratings'];

/** What the marketplace shows of a product. */
export interface ProductFacts {
  name: string;
  sku: string;
  category?: string | null;
  /** Cents; absent in a form while no price is typed. */
  price?: number;
  /** Of the price; absent in a form. */
  currency?: string;
  minOrderQuantity: number;
  unitOfMeasure: string;
  leadTime: number;
  imageUrl?: string | null;
  description?: string | null;
  brand?: { name: string } | null;
  /** Left out on the supplier's own pages. */
  supplier?: { name: string; ratings?: Ratings } | null;
}

interface Props {
  product: ProductFacts;
  /** The name as a link, where it leads somewhere. */
  title?: ReactNode;
  /** Where the supplier's name leads. */
  supplierTo?: string;
  badge?: ReactNode;
  footer?: ReactNode;
}

export function ProductCard({ product, title, supplierTo, badge, footer }: Props) {
  const { name, sku, category, price, currency, minOrderQuantity, unitOfMeasure, leadTime, brand, supplier } = product;
  const minimum = minOrderQuantity > 1 && `from ${quantity(minOrderQuantity, unitOfMeasure)}`;
  const delivery = leadTime === 0 ? 'ships today' : `${count(leadTime, 'day')} lead time`;
  return (
    <article className={styles.card}>
      <ProductImage key={product.imageUrl} imageUrl={product.imageUrl} category={category} />
      {badge && <div className={styles.badge}>{badge}</div>}
      <div className={styles.body}>
        <p className={styles.meta}>
          {supplier && (supplierTo ? <Link to={supplierTo}>{supplier.name}</Link> : supplier.name)}
          {supplier?.ratings && <span className={styles.rating}>{supplierRatingText(supplier.ratings)}</span>}
          {supplier && brand && ' · '}
          {brand?.name}
        </p>
        <h2 dir="auto" className={styles.name} title={name}>
          {title ?? name}
        </h2>
        <p className={styles.meta}>{[sku, category].filter(Boolean).join(' · ')}</p>
        <div className={styles.grow}>
          <p dir="auto" className={styles.about}>
            {product.description}
          </p>
        </div>
        <p className={styles.price}>
          <strong className={styles.amount}>{price === undefined ? '–' : formatMoney(price, currency)}</strong> per{' '}
          {unitOfMeasure}
        </p>
        <p className={styles.meta}>{[minimum, delivery].filter(Boolean).join(' · ')}</p>
      </div>
      {footer && <div className={styles.actions}>{footer}</div>}
    </article>
  );
}
