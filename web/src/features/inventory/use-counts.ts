import { useState } from 'react';
import { useCurrentUser } from '../../lib/auth/current-user';
import { readLocal, writeLocal } from '../../lib/local';
import type { InventoryItem } from './api/list-inventory';
import { type Counted, decided, type Decision, keptCounts, markMoved } from './stocktake';

/** What was counted and is not booked yet. Kept in this browser, so that a reload, or tomorrow, goes on where it stopped. */
export function useCounts() {
  const key = `stocktake-${useCurrentUser().id}`;
  const [counts, setCounts] = useState(() => keptCounts(readLocal(key)));
  const keep = (next: Counted[]) => {
    setCounts(next);
    writeLocal(key, next.length > 0 ? JSON.stringify(next) : null);
  };
  return {
    counts,
    of: (itemId: number) => counts.find((count) => count.itemId === itemId),
    /** Null: not counted after all. What is counted now is compared with what the stock is now. */
    set({ id, product, currentStock }: InventoryItem, counted: number | null) {
      const others = counts.filter(({ itemId }) => itemId !== id);
      const count = counted === null ? [] : [{ itemId: id, name: product.name, counted, expected: currentStock }];
      keep([...others, ...count]);
    },
    markMoved: (moved: { itemId: number; currentStock: number }[]) => keep(markMoved(counts, moved)),
    decide: (itemId: number, decision: Decision) => keep(decided(counts, itemId, decision)),
    drop: (itemId: number) => keep(counts.filter((count) => count.itemId !== itemId)),
    clear: () => keep([]),
  };
}

export type Counts = ReturnType<typeof useCounts>;
