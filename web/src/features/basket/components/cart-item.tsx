import { DeleteOutlined, WarningOutlined } from '@ant-design/icons';
import { useCallback } from 'react';
import type { BasketItem } from '../../../api/get-basket';
import { usePutBasketItem } from '../../../api/put-basket-item';
import { DecisionButton } from '../../../kit/decision/decision-button';
import { Money } from '../../../kit/values/money';
import { formatMoney } from '../../../lib/money';
import { quantity as inUnits } from '../../../lib/units';
import { useToast } from '../../../lib/use-toast';
import { QuantityField } from './quantity-field';
import styles from './cart.module.css';

interface Props {
  item: BasketItem;
  currency: string;
  /** Whether its field shows something else than what is ordered. */
  onProblem: (productId: number, isWrong: boolean) => void;
}

export function CartItem({ item, currency, onProblem }: Props) {
  const { product, quantity, subtotal, previousPrice, refusal } = item;
  const put = usePutBasketItem();
  const toast = useToast();

  const tellProblem = useCallback((isWrong: boolean) => onProblem(product.id, isWrong), [onProblem, product.id]);

  const set = (wanted: number, onRefused?: () => void) =>
    put.mutate(
      { productId: product.id, quantity: wanted },
      {
        onError: (error) => {
          onRefused?.();
          toast.failure('Failed to change the cart', error);
        },
      },
    );

  const remove = () =>
    put.mutate(
      { productId: product.id, quantity: 0 },
      {
        onSuccess: () =>
          // What may no longer be ordered could not be put back.
          refusal === null
            ? toast.success('Removed from cart', product.name, { undo: () => set(quantity) })
            : toast.success('Removed from cart', product.name),
        onError: (error) => toast.failure('Failed to change the cart', error),
      },
    );

  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <span className={styles.hint}>
          {product.sku && `${product.sku} · `}
          {formatMoney(product.price, currency)} per {product.unitOfMeasure}
          {product.minOrderQuantity > 1 && ` · from ${inUnits(product.minOrderQuantity, product.unitOfMeasure)}`}
        </span>
        {previousPrice !== null && (
          <span className={styles.changed}>The price was {formatMoney(previousPrice, currency)} when you added it</span>
        )}
        {refusal !== null && (
          <span className={styles.refusal}>
            <WarningOutlined aria-hidden /> {refusal}
          </span>
        )}
      </div>
      <QuantityField
        label={`Quantity of ${product.name}`}
        value={quantity}
        minimum={Math.min(quantity, product.minOrderQuantity)}
        onProblem={tellProblem}
        onSet={set}
      />
      <span className={styles.sum}>
        <Money cents={subtotal} currency={currency} />
      </span>
      <DecisionButton
        type="text"
        size="small"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Remove ${product.name}`}
        loading={put.isPending && put.variables.quantity === 0}
        onClick={remove}
      />
    </li>
  );
}
