import { ShoppingCartOutlined } from '@ant-design/icons';
import { LinkButton } from '../../../kit/page/link-button';
import { useBasket } from '../../../api/get-basket';
import { count } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import styles from './cart-button.module.css';

/** The way to the cart, with how many products are in it. */
export function CartButton() {
  const { data: basket = [] } = useBasket();
  const products = basket.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <LinkButton
      type="text"
      className={styles.cart}
      to={paths.cart()}
      icon={<ShoppingCartOutlined />}
      aria-label={products > 0 ? `Cart, ${count(products, 'product')}` : 'Cart'}
    >
      {products > 0 && <span className={styles.badge}>{products > 99 ? '99+' : products}</span>}
    </LinkButton>
  );
}
