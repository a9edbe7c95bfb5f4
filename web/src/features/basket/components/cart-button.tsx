import { ShoppingCartOutlined } from '@ant-design/icons';
import { CountBadge, withBadge } from '../../../kit/page/count-badge';
import { LinkButton } from '../../../kit/page/link-button';
import { useBasket } from '../../../api/get-basket';
import { count } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';

/** The way to the cart, with how many products are in it. */
export function CartButton() {
  const { data: basket = [] } = useBasket();
  const products = basket.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <LinkButton
      type="text"
      className={withBadge}
      to={paths.cart()}
      icon={<ShoppingCartOutlined aria-hidden />}
      aria-label={products > 0 ? `Cart, ${count(products, 'product')}` : 'Cart'}
    >
      <CountBadge count={products} />
    </LinkButton>
  );
}
