import { expect, it } from '@jest/globals';
import { isPage } from './is-page.js';

it.each([
  '/dashboard',
  '/orders/7?q=a.pdf',
  '/suppliers/7/catalog',
  '/accept-invitation?token=a.b',
  '/metrics-of-mine',
  '/no/such/page',
  '/orders/',
])('%s may be a page', (url) => {
  expect(isPage(url)).toBe(true);
});

it.each([
  '/api',
  '/api/nothing',
  '/assets/gone-1a2b.js',
  '/metrics',
  '/metrics?x=1',
  '/readyz',
  '/readyz/',
  '/healthz',
  '/favicon.png',
  '/orders/report.pdf',
  '/wp-login.php?a=1',
  '/.env',
  '/.well-known/security',
])('%s is no page', (url) => {
  expect(isPage(url)).toBe(false);
});
