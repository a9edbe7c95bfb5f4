/** Longer than the time in which systems take two clicks for a double click, which is 500 ms. */
const ONE_INTENT_MS = 600;
/** A hand is not quite still, and a finger less so. */
const NEAR_PX = 24;

/** A click by mouse, pen or finger. */
export interface Press {
  x: number;
  y: number;
  /** ms, as events count. */
  at: number;
  /** 2 is the second click of what the system takes for a double click; touch has none. */
  count: number;
}

/** A click that follows another at its place at once was meant for what stood there before. */
export function isSameIntent(before: Press | undefined, press: Press): boolean {
  if (press.count > 1) return true;
  if (!before || press.at - before.at >= ONE_INTENT_MS) return false;
  return Math.abs(press.x - before.x) <= NEAR_PX && Math.abs(press.y - before.y) <= NEAR_PX;
}

let last: Press | undefined;
const repeated = new WeakSet<Event>();

function onPress(event: MouseEvent): void {
  // By key, or by a program that helps: there is no place at which something else could come to stand.
  if (event.detail === 0 || (event.clientX === 0 && event.clientY === 0)) return;
  const press = { x: event.clientX, y: event.clientY, at: event.timeStamp, count: event.detail };
  if (isSameIntent(last, press)) repeated.add(event);
  last = press;
}
// All clicks, also those on what is no decision or is busy: the next one at their place is none either.
window.addEventListener('click', onPress, { capture: true });

/** Whether a click repeats the one before it. */
export const isRepeated = (event: Event): boolean => repeated.has(event);

/** Something else stands now where was clicked, perhaps long after the click: the time begins anew. */
export function placeHasChanged(): void {
  if (last) last = { ...last, at: new Event('now').timeStamp };
}
