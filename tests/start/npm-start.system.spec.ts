import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '#testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../deploy/local/child.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
/** It may have to build first. */
const STARTED_MS = 240_000;
const GONE_MS = 30_000;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-npm-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** `npm start` as a person or a program starts it, on a folder and a port of its own. */
async function npmStart(...options: string[]): Promise<{ npm: ChildProcess; said: () => string }> {
  const { PATH, HOME, TMPDIR } = process.env;
  const npm = spawn('npm', ['start', ...options], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      DEMO_DATA: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const output of [npm.stdout, npm.stderr]) output.on('data', (data: Buffer) => (text += data.toString()));
  await until(
    () => {
      if (npm.exitCode !== null) throw new Error(text);
      return text.includes('Stop it with Ctrl-C.');
    },
    'npm start to be up',
    STARTED_MS,
  );
  return { npm, said: () => text };
}

/** All that a process has started, directly or not. */
function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(Number(entry));
    if (parent !== undefined) parents.set(Number(entry), parent);
  }
  const found = [pid];
  for (const of of found) for (const [child, parent] of parents) if (parent === of) found.push(child);
  return found.slice(1);
}

/** Undefined for a process that is gone, or dead and only not yet buried. */
function parentOf(pid: number): number | undefined {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return state === 'Z' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}

const onLinux = process.platform === 'linux' ? describe : describe.skip;
onLinux('npm start', () => {
  it.each([
    ['SIGTERM', []],
    ['SIGKILL', []],
    ['SIGTERM', ['--', '--split']],
  ] as const)(
    'that is sent %s leaves nothing running %j',
    async (signal, options) => {
      const { npm, said } = await npmStart(...options);
      const started = descendants(npm.pid!);
      const exit = once(npm, 'exit');
      // PostgreSQL, NATS, Redis, what holds their leash, and the product.
      expect(started.length).toBeGreaterThanOrEqual(6);
      npm.kill(signal);
      await exit;
      // Told to end, npm itself waits until all of it is gone; killed, it cannot.
      const left = (): number[] => started.filter((pid) => parentOf(pid) !== undefined);
      await until(() => left().length === 0, `nothing to be left of npm start, which said: ${said()}`, GONE_MS);
    },
    STARTED_MS + GONE_MS,
  );
});
