const DAY = 86_400_000;

/** The first moment of this month, in UTC. */
export function monthStart(now = new Date()): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())).toISOString();
}

/** Seven days ago, to the hour: to the millisecond it would be another list at every look. */
export function weekAgo(now = new Date()): string {
  const since = new Date(now.getTime() - 7 * DAY);
  since.setUTCMinutes(0, 0, 0);
  return since.toISOString();
}
