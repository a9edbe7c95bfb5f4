/**
 * Collects what comes in a burst, e.g. the hundred stock changes of one import, and hands it on once: `ms` after the
 * first. Returns how to add.
 */
export function together<Item>(ms: number, act: (items: Set<Item>) => void): (item: Item) => void {
  let items = new Set<Item>();
  return (item) => {
    if (items.size === 0) {
      setTimeout(() => {
        const all = items;
        items = new Set();
        act(all);
      }, ms);
    }
    items.add(item);
  };
}
