import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const processes = ['gateway', ...readdirSync(join(ROOT, 'services')).map((name) => `services/${name}`)];

it.each(processes)('the README of %s names all that it needs to be started alone', (folder) => {
  const readme = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
  const [, script, named] = /\*\*Alone\.\*\* `npm run build && node (\S+)` with\s([^;]+?)\sset/.exec(readme)!;
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(ROOT, script!)], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], OPS_PORT: '0' },
  });
  const required = [...`${stdout}${stderr}`.matchAll(/(\w+) is required/g)].map(([, name]) => name);
  expect(status).toBe(1);
  expect([...named!.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(required.sort());
});
