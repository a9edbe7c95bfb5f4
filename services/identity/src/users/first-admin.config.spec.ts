import { expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from '#platform';
import { FirstAdminConfig } from './first-admin.config.js';

const ALL = { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'correct horse', ADMIN_EMAIL: 'root@example.com' };

it('takes all three variables, or none', () => {
  expect(loadConfig(FirstAdminConfig, ALL)).toEqual(ALL);
  expect(loadConfig(FirstAdminConfig, {}).ADMIN_USERNAME).toBeUndefined();
  expect(() => loadConfig(FirstAdminConfig, { ADMIN_USERNAME: 'root' })).toThrow(ConfigError);
  expect(() => loadConfig(FirstAdminConfig, { ADMIN_USERNAME: 'root' })).toThrow(/ADMIN_PASSWORD.*ADMIN_EMAIL/s);
});

it('refuses a password too short to keep, without showing it', () => {
  const short = { ...ALL, ADMIN_PASSWORD: 'abc' };
  expect(() => loadConfig(FirstAdminConfig, short)).toThrow(/ADMIN_PASSWORD/);
  expect(() => loadConfig(FirstAdminConfig, short)).not.toThrow(/abc/);
});
