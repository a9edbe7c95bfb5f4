/** An item that was counted and is not booked yet. */
export interface Counted {
  itemId: number;
  name: string;
  counted: number;
  /** What the stock was said to be when it was counted. */
  expected: number;
  /** What it is now, where it has moved since. */
  movedTo?: number;
}

/** What becomes of a count whose item has moved meanwhile: it holds as it is, or only its difference does. */
export type Decision = 'count' | 'difference' | 'drop';

export const differenceOf = ({ counted, expected }: Counted): number => counted - expected;

export const hasMoved = ({ movedTo, expected }: Counted): boolean => movedTo !== undefined && movedTo !== expected;

/** The counts after a person's decision about one of them. */
export function decided(counts: Counted[], itemId: number, decision: Decision): Counted[] {
  return counts.flatMap((count) => {
    const { movedTo } = count;
    if (count.itemId !== itemId || movedTo === undefined) return count;
    if (decision === 'drop') return [];
    // What left or came meanwhile was there, or not yet, when it was counted.
    const counted = decision === 'count' ? count.counted : Math.max(0, movedTo + differenceOf(count));
    return { itemId, name: count.name, counted, expected: movedTo };
  });
}

/** With what the server said has moved. */
export function markMoved(counts: Counted[], moved: { itemId: number; currentStock: number }[]): Counted[] {
  const now = new Map(moved.map(({ itemId, currentStock }) => [itemId, currentStock]));
  return counts.map((count) => (now.has(count.itemId) ? { ...count, movedTo: now.get(count.itemId) } : count));
}

/** Counts as they were kept; what is none of them is left out. */
export function keptCounts(text: string | null): Counted[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCounted) : [];
  } catch {
    return [];
  }
}

function isCounted(value: unknown): value is Counted {
  const { itemId, name, counted, expected } = (value ?? {}) as Partial<Counted>;
  return [itemId, counted, expected].every((n) => Number.isInteger(n) && n! >= 0) && typeof name === 'string';
}
