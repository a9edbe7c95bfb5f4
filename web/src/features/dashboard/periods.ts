const DAY = 86_400_000;

/** Seven days ago, to the hour: to the millisecond it would be another list at every look. */
export function weekAgo(now = new Date()): string {
  const since = new Date(now.getTime() - 7 * DAY);
  since.setUTCMinutes(0, 0, 0);
  return since.toISOString();
}
