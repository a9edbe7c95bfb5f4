import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const BUNDLE = resolve(import.meta.dirname, '../dist/bundle');
const chunks = readdirSync(BUNDLE).filter((name) => name.endsWith('.js'));

describe('the bundle of all processes', () => {
  it('loads no second copy of what it has', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tradeyard-bundle-'));
    try {
      const tell = join(folder, 'tell.cjs');
      writeFileSync(tell, `process.on('exit', () => console.log(Object.keys(require.cache).join('\\n')));`);
      // Without settings the process ends when it has loaded all of its modules.
      const { stdout } = spawnSync(process.execPath, ['-r', tell, join(BUNDLE, 'host.js')], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], OPS_PORT: '0' },
      });
      const apart = packagesOf(stdout.split('\n'));
      expect(apart).toContain('@node-rs/argon2');
      expect(apart.filter((name) => bundled().includes(name))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('takes one byte for each letter', () => {
    const wide = chunks.filter((name) => /[^\0-\xff]/.test(readFileSync(join(BUNDLE, name), 'utf8')));
    expect(wide).toEqual([]);
  });
});

function bundled(): string[] {
  const maps = readdirSync(BUNDLE).filter((name) => name.endsWith('.map'));
  const sources = (name: string): string[] =>
    (JSON.parse(readFileSync(join(BUNDLE, name), 'utf8')) as { sources: string[] }).sources;
  return packagesOf(maps.flatMap((name) => sources(name)));
}

function packagesOf(files: string[]): string[] {
  const names = files.map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}
