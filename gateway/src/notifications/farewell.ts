const SOONEST_MS = 100;
const LATEST_MS = 2000;

/**
 * The last words of an event stream that ends on our side, not the client's: come back soon, and not all at once.
 * EventSource takes `retry` as its pause and resumes by itself after the last id it has seen.
 */
export function farewell(): string {
  const pause = SOONEST_MS + Math.floor(Math.random() * (LATEST_MS - SOONEST_MS));
  return `retry: ${pause}\nevent: bye\ndata: {}\n\n`;
}
