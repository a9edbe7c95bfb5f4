import { type ReactNode, useState } from 'react';
import { count } from '../lib/count';
import { formatMoney } from '../lib/money';
import { BoxDrawing } from './drawings';
import styles from './product-card.module.css';

/** What the marketplace shows of a product. */
export interface ProductFacts {
  name: string;
  sku: string;
  category?: string | null;
  /** Cents; absent in a form while no price is typed. */
  price?: number;
  minOrderQuantity: number;
  unitOfMeasure: string;
  leadTime: number;
  imageUrl?: string | null;
  description?: string | null;
  brand?: { name: string } | null;
  supplier?: { name: string } | null;
}

interface Props {
  product: ProductFacts;
  /** The name as a link, where it leads somewhere. */
  title?: ReactNode;
  badge?: ReactNode;
  footer?: ReactNode;
}

export function ProductCard({ product, title, badge, footer }: Props) {
  const { name, sku, category, price, minOrderQuantity, unitOfMeasure, leadTime, description, brand, supplier } =
    product;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProductPicture key={product.imageUrl} url={product.imageUrl} />
        {badge && <div className={styles.badge}>{badge}</div>}
      </div>
      <div className={styles.body}>
        <p className={styles.meta}>{[supplier?.name, category].filter(Boolean).join(' · ')}</p>
        <h3 className={styles.name}>{title ?? name}</h3>
        <p className={styles.meta}>{[sku, brand?.name].filter(Boolean).join(' · ')}</p>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.price}>
          <strong>{price === undefined ? '—' : formatMoney(price)}</strong> / {unitOfMeasure}
        </p>
        <p className={styles.meta}>
          Min. {minOrderQuantity} · {leadTime === 0 ? 'ships today' : count(leadTime, 'day')}
        </p>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </article>
  );
}

/** The drawing stands in for a picture that is missing or cannot be loaded. */
function ProductPicture({ url }: { url?: string | null }) {
  const [broken, setBroken] = useState(false);
  if (!url || broken) return <BoxDrawing />;
  return <img src={url} alt="" loading="lazy" onError={() => setBroken(true)} />;
}
