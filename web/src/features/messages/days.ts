import { formatDay } from '../../lib/dates';

interface Dated {
  createdAt: string;
}

/** The messages of one day. */
export interface Day<Item> {
  label: string;
  items: Item[];
}

/** Items, oldest first, by the days of who reads them: 'Today', 'Yesterday', and dates before that. */
export function byDay<Item extends Dated>(items: Item[], now: Date): Day<Item>[] {
  const days: Day<Item>[] = [];
  for (const item of items) {
    const label = dayLabel(item.createdAt, now);
    const last = days.at(-1);
    if (last?.label === label) last.items.push(item);
    else days.push({ label, items: [item] });
  }
  return days;
}

function dayLabel(iso: string, now: Date): string {
  const day = new Date(iso).toDateString();
  if (day === now.toDateString()) return 'Today';
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return day === yesterday.toDateString() ? 'Yesterday' : formatDay(iso);
}
