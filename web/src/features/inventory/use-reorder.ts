import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { saveReorder } from '../../lib/reorder';
import type { InventoryItem } from './api/list-inventory';
import { reorderQuantity } from './stock-status';

/** Takes the item to the order dialog; undefined where it has no supplier to order from. */
export function useReorder() {
  const navigate = useNavigate();
  return (item: InventoryItem): (() => void) | undefined => {
    const { product } = item;
    const { supplier } = product;
    if (!supplier) return undefined;
    return () => {
      saveReorder({
        supplierId: supplier.id,
        productId: product.id,
        productName: product.name,
        quantity: reorderQuantity(item),
      });
      void navigate(paths.orders());
    };
  };
}
