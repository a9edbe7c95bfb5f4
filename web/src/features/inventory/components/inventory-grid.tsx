import type { InventoryItem } from '../api/list-inventory';
import type { Selection } from '../../../kit/list/use-selection';
import { InventoryCard } from './inventory-card';
import styles from './inventory-card.module.css';

interface Props {
  items: InventoryItem[];
  selection: Selection<InventoryItem>;
}

export function InventoryGrid({ items, selection }: Props) {
  return (
    <ul className={styles.grid} aria-label="Inventory items">
      {items.map((item) => (
        <InventoryCard
          key={item.id}
          item={item}
          selected={selection.keys.includes(item.id)}
          onSelect={(selected) => selection.toggle(item.id, selected)}
        />
      ))}
    </ul>
  );
}
