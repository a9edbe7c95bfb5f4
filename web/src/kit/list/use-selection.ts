import { useState } from 'react';

/** The rows that a bulk action is for: some of those that are shown, or all that the list finds. */
export function useSelection<Item>(items: Item[], keyOf: (item: Item) => number) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [whole, setWhole] = useState<{ count: number; of: Item[] } | null>(null);
  const [shown, setShown] = useState(items);

  // Another page, another filter, a row that somebody deleted: what is out of sight is not chosen any more.
  if (items !== shown) {
    setShown(items);
    const keys = new Set(items.map(keyOf));
    if (chosen.some((key) => !keys.has(key))) setChosen(chosen.filter((key) => keys.has(key)));
  }

  const choose = (keys: readonly number[]) => {
    setWhole(null);
    setChosen(keys);
  };
  return {
    /** How many there are, where all that the list finds are chosen; else null. */
    all: whole?.of === items ? whole.count : null,
    /** Of the list as it is shown now: whoever asks for the count first may have it of another by then. */
    chooseAll: (count: number) => setWhole({ count, of: items }),
    keys: chosen,
    items: items.filter((item) => chosen.includes(keyOf(item))),
    set: choose,
    toggle: (key: number, selected: boolean) => {
      setWhole(null);
      setChosen((before) =>
        selected ? [...before.filter((one) => one !== key), key] : before.filter((one) => one !== key),
      );
    },
    clear: () => choose([]),
  };
}

export type Selection<Item> = ReturnType<typeof useSelection<Item>>;

const NAMED = 3;

/** 'Hex bolt, Washer, Nut and 4 others': what a question about many is about. */
export function namesOf(names: readonly string[]): string {
  const rest = names.length - NAMED;
  // One more name is no longer than 'and 1 other'.
  if (rest <= 1) return new Intl.ListFormat('en').format(names);
  return `${names.slice(0, NAMED).join(', ')} and ${rest} others`;
}
