/** Calls, and what each process answers about itself at a port of its own (a balancer that asks here is set up wrongly). */
const NO_PAGES = new Set(['api', 'assets', 'healthz', 'metrics', 'readyz']);

/**
 * Whether the application's page may answer an address. A file that is not there must not be answered with it: neither
 * one of an older build nor `/favicon.png`, `/.env` or `/.well-known/…`, which others look for.
 */
export function isPage(url: string): boolean {
  const segments = url.split(/[?#]/, 1)[0]!.split('/').slice(1);
  const isHidden = segments.some((segment) => segment.startsWith('.'));
  return !NO_PAGES.has(segments[0] ?? '') && !isHidden && !/\.[a-z0-9]{1,8}$/i.test(segments.at(-1) ?? '');
}
