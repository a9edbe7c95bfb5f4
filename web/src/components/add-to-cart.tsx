import { ShoppingCartOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useBasket } from '../api/get-basket';
import { usePutBasketItem } from '../api/put-basket-item';
import { LinkButton } from '../kit/page/link-button';
import { paths } from '../lib/paths';
import { quantity as inUnits } from '../lib/units';
import { useToast } from '../lib/use-toast';

interface Props {
  product: { id: number; name: string; minOrderQuantity: number; unitOfMeasure: string };
}

/** Puts the least that may be ordered into the cart; how much of it is in there already leads to the cart. */
export function AddToCart({ product: { id, name, minOrderQuantity, unitOfMeasure } }: Props) {
  const { data: basket } = useBasket();
  const put = usePutBasketItem();
  const toast = useToast();
  const inCart = basket?.flatMap(({ items }) => items).find(({ product }) => product.id === id);
  if (inCart) {
    const label = `In cart: ${inUnits(inCart.quantity, unitOfMeasure)}`;
    return (
      <LinkButton to={paths.cart()} icon={<ShoppingCartOutlined aria-hidden />} aria-label={`${label} of ${name}`}>
        {label}
      </LinkButton>
    );
  }
  const add = () =>
    put.mutate(
      { productId: id, quantity: minOrderQuantity },
      {
        onSuccess: () =>
          toast.success('Added to cart', `${inUnits(minOrderQuantity, unitOfMeasure)} of ${name}`, {
            undo: () => put.mutate({ productId: id, quantity: 0 }),
          }),
        onError: (error) => toast.failure('Failed to add to cart', error),
      },
    );
  return (
    <Button
      icon={<ShoppingCartOutlined aria-hidden />}
      loading={put.isPending}
      disabled={!basket}
      aria-label={`Add to cart: ${name}`}
      onClick={add}
    >
      Add to cart
    </Button>
  );
}
