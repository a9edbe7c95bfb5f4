import type { ReactNode } from 'react';

export interface FilterOption<Value extends string | number = string | number> {
  value: Value;
  label: ReactNode;
}

/** A choice that narrows a list. */
export interface FilterDefinition<Filters> {
  name: keyof Filters & string;
  /** Of its chip: 'Status'. */
  label: string;
  /** Shown while nothing is chosen: 'All statuses'. */
  all: string;
  options: FilterOption[];
  searchable?: boolean;
  /** Filters that mean nothing any more once this one changes. */
  resets?: (keyof Filters & string)[];
}

const DAY = 86_400_000;

/** A day as an address has it, on the person's clock: '2026-02-28'. */
function dayOf(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** From the first moment of the first day to the last of the last one, where the person is; as the API takes times. */
function timesOf({ from, to }: { from?: string; to?: string }): { from?: string; to?: string } {
  return {
    ...(from && { from: new Date(`${from}T00:00`).toISOString() }),
    ...(to && { to: new Date(new Date(`${to}T00:00`).getTime() + DAY - 1).toISOString() }),
  };
}

/** A list's query with its days as the API takes times. */
export const withTimes = <Query extends { from?: string; to?: string }>({ from, to, ...rest }: Query) => ({
  ...rest,
  ...timesOf({ from, to }),
});

export interface Preset {
  label: string;
  from: string;
  to: string;
}

/** So many days up to today: 'Last 30 days'. */
export function lastDays(days: number, now = new Date()): Preset {
  return { label: `Last ${days} days`, from: dayOf(new Date(now.getTime() - (days - 1) * DAY)), to: dayOf(now) };
}

/** Ranges that people ask for most. */
export function presets(now = new Date()): Preset[] {
  const today = dayOf(now);
  return [
    lastDays(7, now),
    lastDays(30, now),
    { label: 'This month', from: dayOf(new Date(now.getFullYear(), now.getMonth(), 1)), to: today },
    { label: 'This year', from: dayOf(new Date(now.getFullYear(), 0, 1)), to: today },
  ];
}
