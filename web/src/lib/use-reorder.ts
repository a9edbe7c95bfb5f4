import { useNavigate } from 'react-router-dom';
import type { Schemas } from './api-client';
import { formatNumber } from './numbers';
import { paths } from './paths';
import { saveReorder } from './reorder';

/** What the inventory's items and the alerts' records both say. */
interface Reorderable {
  product: { id: number; name: string };
  supplier: { id: number } | null;
  reorder: Schemas['Reorder'];
}

/** Takes a product to the order dialog, in the quantity that the server suggests; undefined without a supplier. */
export function useReorder() {
  const navigate = useNavigate();
  return ({ product, supplier, reorder }: Reorderable): (() => void) | undefined => {
    if (!supplier) return undefined;
    return () => {
      saveReorder({
        supplierId: supplier.id,
        productId: product.id,
        productName: product.name,
        // Whoever orders although nothing is lacking begins with the least; the dialog knows the supplier's minimum.
        quantity: Math.max(1, reorder.quantity),
      });
      void navigate(paths.orders());
    };
  };
}

/** 'Already on order: 20' where that is enough, '20 on order' where more is lacking; nothing where nothing is on its way. */
export function onOrderText({ onOrder, quantity }: Schemas['Reorder']): string | undefined {
  if (onOrder === 0) return undefined;
  return quantity === 0 ? `Already on order: ${formatNumber(onOrder)}` : `${formatNumber(onOrder)} on order`;
}
