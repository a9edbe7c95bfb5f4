import { useState } from 'react';

/** The rows that a bulk action is for. */
export function useSelection() {
  const [keys, onChange] = useState<number[]>([]);
  return {
    keys,
    onChange,
    toggle: (key: number, selected: boolean) =>
      onChange((before) => (selected ? [...before, key] : before.filter((other) => other !== key))),
    clear: () => onChange([]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
