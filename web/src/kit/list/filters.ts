import type { ReactNode } from 'react';
import { addDays } from '../../lib/dates';

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

/** A day as an address has it, on the person's clock: '2026-02-28'. */
function dayOf(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export interface Preset {
  label: string;
  from: string;
  to: string;
}

/** So many days up to today: 'Last 30 days'. */
export function lastDays(days: number, now = new Date()): Preset {
  return { label: `Last ${days} days`, from: addDays(dayOf(now), 1 - days), to: dayOf(now) };
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
