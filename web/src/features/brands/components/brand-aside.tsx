import type { Brand } from '../../../api/list-brands';
import { Row, Rows } from '../../../kit/page/rows';
import { RowLink } from '../../../kit/list/row-link';
import { Surface } from '../../../kit/page/surface';
import { count } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import styles from './brand-aside.module.css';

const TOP = 3;

/** The brands that carry most of the catalogue. */
export function TopBrands({ brands }: { brands: Brand[] }) {
  const top = brands
    .filter(({ _count }) => _count.products > 0)
    .toSorted((a, b) => b._count.products - a._count.products)
    .slice(0, TOP);
  if (top.length === 0) return null;
  return (
    <Surface title="Top Brands" flush>
      <Rows label="Top brands">
        {top.map(({ id, name, _count }) => (
          <Row
            key={id}
            title={<RowLink to={paths.seller.products({ brandId: id })}>{name}</RowLink>}
            meta={count(_count.products, 'product')}
          />
        ))}
      </Rows>
    </Surface>
  );
}

export function BrandTips() {
  return (
    <Surface title="Tips">
      <ul className={styles.tips}>
        <li>Use the name buyers know from the box; it is what they search for.</li>
        <li>One brand per product line keeps the filters of your catalog short.</li>
        <li>A brand can be deleted once no product uses it.</li>
      </ul>
    </Surface>
  );
}
