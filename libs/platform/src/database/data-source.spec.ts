import { expect, it } from '@jest/globals';
import { requireVersion } from './data-source.js';

it.each(['18.4', '18beta1', '18.4 (Debian 18.4-1)', '19.0'])('PostgreSQL %s will do', (version) => {
  expect(() => requireVersion('catalog', version)).not.toThrow();
});

it('an older PostgreSQL is refused in one line that says which is needed', () => {
  expect(() => requireVersion('catalog', '15.18 (Debian 15.18-0+deb12u1)')).toThrow(
    'CATALOG_DATABASE_URL: PostgreSQL 18 or newer is required; this is 15.18 (Debian 15.18-0+deb12u1)',
  );
});
