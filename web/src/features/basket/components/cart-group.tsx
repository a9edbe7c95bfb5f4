import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BasketGroup } from '../../../api/get-basket';
import { LinkButton } from '../../../kit/page/link-button';
import { Surface } from '../../../kit/page/surface';
import { Money } from '../../../kit/values/money';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { supplierRatingText } from '../../../components/supplier/relationship';
import { count } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { useClearBasket } from '../api/clear-basket';
import { CartItem } from './cart-item';
import styles from './cart.module.css';

/** What the cart holds of one supplier: an order of its own. */
export function CartGroup({
  group: { supplier, ratings, items, subtotal, currency, orderMinimum },
}: {
  group: BasketGroup;
}) {
  const clear = useClearBasket();
  const confirm = useConfirm();
  // Products whose field shows something else than what would be ordered.
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const noteProblem = useCallback((id: number, isWrong: boolean) => {
    setWrong((ids) => {
      if (ids.includes(id) === isWrong) return ids;
      return isWrong ? [...ids, id] : ids.filter((other) => other !== id);
    });
  }, []);
  const orderable = items.filter(({ refusal }) => refusal === null).length;

  const askToClear = () =>
    confirm({
      title: `Remove everything from ${supplier.name}?`,
      content: `${count(items.length, 'product')} will leave your cart.`,
      ok: 'Remove',
      run: () => clear.mutateAsync(supplier.id),
      success: 'Removed from cart',
      failure: 'Failed to empty the cart',
    });

  return (
    <Surface className={styles.group} flush>
      <div className={styles.head}>
        <h2 className={styles.supplier}>
          <Link to={paths.supplier(supplier.id)}>{supplier.name}</Link>
          {ratings && <span className={styles.rating}>{supplierRatingText(ratings)}</span>}
        </h2>
        <Button type="text" size="small" aria-label={`Remove all from ${supplier.name}`} onClick={askToClear}>
          Remove all
        </Button>
      </div>
      <ul className={styles.items} aria-label={`Products from ${supplier.name}`}>
        {items.map((item) => (
          <CartItem key={item.product.id} item={item} currency={currency} onProblem={noteProblem} />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.subtotal}>
          Subtotal{' '}
          <strong>
            <Money cents={subtotal} currency={currency} />
          </strong>
          <span className={styles.hint}> before tax</span>
          {orderMinimum !== null && subtotal < orderMinimum && (
            <span className={styles.hint}>
              {' · '}
              <Money cents={orderMinimum - subtotal} currency={currency} /> more to reach the minimum order of{' '}
              <Money cents={orderMinimum} currency={currency} />
            </span>
          )}
        </p>
        {wrong.length > 0 && (
          <Button type="primary" disabled aria-label={`Checkout at ${supplier.name}`}>
            Checkout
          </Button>
        )}
        {orderable > 0 && wrong.length === 0 && (
          <LinkButton type="primary" to={paths.checkout(supplier.id)} aria-label={`Checkout at ${supplier.name}`}>
            Checkout
          </LinkButton>
        )}
      </div>
    </Surface>
  );
}
