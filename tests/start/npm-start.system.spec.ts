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
let npm: ChildProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-npm-start-'));
});
afterEach(() => {
  npm?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** `npm start` as a person or a program starts it, on a folder and a port of its own. */
async function npmStart(...options: string[]): Promise<{ started: ChildProcess; url: string; said: () => string }> {
  const { PATH, HOME, TMPDIR } = process.env;
  const port = await freePort();
  const started = spawn('npm', ['start', ...options], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO_DATA: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  npm = started;
  let text = '';
  for (const output of [started.stdout, started.stderr]) output.on('data', (data: Buffer) => (text += data.toString()));
  await until(
    () => {
      if (started.exitCode !== null) throw new Error(text);
      return text.includes('Stop it with Ctrl-C.');
    },
    'npm start to be up',
    STARTED_MS,
  );
  return { started, url: `http://localhost:${port}`, said: () => text };
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

/** The one that hosts the services; undefined while there is none. */
const hostOf = (pid: number): number | undefined =>
  descendants(pid).find((child) => commandOf(child).includes('dist/bundle/host.js'));

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
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
      const { started, said } = await npmStart(...options);
      const family = descendants(started.pid!);
      const exit = once(started, 'exit');
      // PostgreSQL, NATS, Redis, what holds their leash, and the product.
      expect(family.length).toBeGreaterThanOrEqual(6);
      started.kill(signal);
      await exit;
      // Told to end, npm itself waits until all of it is gone; killed, it cannot.
      const left = (): number[] => family.filter((pid) => parentOf(pid) !== undefined);
      await until(() => left().length === 0, `nothing to be left of npm start, which said: ${said()}`, GONE_MS);
    },
    STARTED_MS + GONE_MS,
  );

  it(
    'starts its process again when it is killed, and answers at the same address',
    async () => {
      const { started, url, said } = await npmStart();
      const first = hostOf(started.pid!)!;
      process.kill(first, 'SIGKILL');
      await until(() => said().includes('tradeyard ended (SIGKILL); starting it again'), 'the end to be told', GONE_MS);
      await until(
        async () => (await fetch(`${url}/api/health`).catch(() => undefined))?.ok ?? false,
        'the product to answer again',
        GONE_MS,
      );
      expect(hostOf(started.pid!)).not.toBe(first);
      expect(started.exitCode).toBeNull();
      const exit = once(started, 'exit');
      started.kill('SIGTERM');
      await exit;
    },
    STARTED_MS + 3 * GONE_MS,
  );
});
