/**
 * Scrolls what is lit into the document's own window, and never the page: on a phone the document stands above the lines, and the line
 * that one is about to press would be gone from under the finger.
 */
export function showWithin(element: Element | null): void {
  const window = element?.closest('[role=region]');
  if (!element || !window) return;
  for (let box = element.parentElement; box; box = box === window ? null : box.parentElement) {
    const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollTop += beyond(inner.top, inner.bottom, outer.top, outer.bottom);
    box.scrollLeft += beyond(inner.left, inner.right, outer.left, outer.right);
  }
}

/** How far something is outside of the window that it is to be seen in; below zero before its beginning. */
function beyond(start: number, end: number, first: number, last: number): number {
  if (start < first) return start - first;
  return end > last ? Math.min(end - last, start - first) : 0;
}
