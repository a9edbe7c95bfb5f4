/** Calls back once the browser has nothing better to do; answers what calls it off. */
export function whenIdle(callback: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 2_000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(callback);
  return () => window.cancelIdleCallback(request);
}
