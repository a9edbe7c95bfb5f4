import { RowLink } from '../../../kit/list/row-link';
import type { InventoryItem } from '../api/list-inventory';
import { useItemLink } from '../item-link';

/** Opens the item's panel over the list, which stays where it is. */
export function ItemLink({ item }: { item: InventoryItem }) {
  const { linkTo } = useItemLink();
  return (
    <RowLink to={linkTo(item.id)} preventScrollReset>
      {item.product.name}
    </RowLink>
  );
}
