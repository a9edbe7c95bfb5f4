import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '#testing';
import { freePort, keepable, launch } from './child.mjs';
import { unlessFresh } from './fresh.mjs';
import { startProduct } from './product.mjs';
import { provision } from './provision.mjs';
import { startServers } from './servers.mjs';
import { supervise } from './supervisor.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tradeyard-local-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('servers', () => {
  it('end with a parent that is killed, and take its scratch folder along', async () => {
    const scratch = join(folder, 'scratch');
    mkdirSync(scratch);
    const program = `
      import { launch, leash } from ${JSON.stringify(join(import.meta.dirname, 'child.mjs'))};
      leash.scratch(${JSON.stringify(scratch)});
      const { pid } = launch('sleep', 'sleep', ['600'], { logFile: ${JSON.stringify(join(folder, 'log'))} });
      console.log(pid);
      setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = await new Promise<number>((told) => parent.stdout.once('data', (data) => told(Number(data))));
    expect(lives(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !lives(pid) && !existsSync(scratch), 'child and folder to go');
  });

  it.each([
    ['DATABASE_URL', 'nonsense', 'DATABASE_URL: "nonsense" is not the URL of a server.'],
    ['DATABASE_URL', 'postgresql://a:secret@127.0.0.1:1/b', 'DATABASE_URL: nobody answers at 127.0.0.1:1.'],
  ])('that are wrong in %s=%s are told in one line', async (variable, url, message) => {
    await expect(startServers({ dataDir: folder, env: { [variable]: url } })).rejects.toThrow(message);
  });

  it('get ports that no connection is given meanwhile', async () => {
    const [lowest] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').trim().split(/\s+/).map(Number);
    const ports = await Promise.all(Array.from({ length: 50 }, freePort));
    expect(Math.max(...ports)).toBeLessThan(lowest!);
  });

  it('that end by themselves are started again, until they are stopped; one that cannot be is told of', async () => {
    let broken = false;
    const self = { uid: process.getuid!(), gid: process.getgid!() };
    const begin = () =>
      broken
        ? Promise.reject(new Error('Thing did not start'))
        : Promise.resolve(launch('Thing', 'sleep', ['600'], { logFile: join(folder, 'log'), ...self }));
    const server = await keepable(begin, 0);
    const hooks = { log: jest.fn(), restarted: jest.fn(), lost: jest.fn() };
    server.watch(hooks);
    const [first] = [server.pid!];
    process.kill(first, 'SIGKILL');
    await until(() => hooks.restarted.mock.calls.length === 1, 'the restart');
    expect(hooks.log).toHaveBeenCalledWith('Thing ended; starting it again');
    expect([server.pid !== first, lives(server.pid!)]).toEqual([true, true]);
    await server.stop();
    expect([lives(server.pid!), hooks.restarted.mock.calls.length]).toEqual([false, 1]);
    await server.start();
    broken = true;
    process.kill(server.pid!, 'SIGKILL');
    await until(() => hooks.lost.mock.calls.length === 1, 'the loss');
    expect(hooks.lost).toHaveBeenCalledWith(new Error('Thing did not start'));
  });

  it('refuse a second start on the same folder', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000) // 54321'], { stdio: 'ignore' });
    const claim = { parent: other.pid, children: [{ pid: other.pid, port: 54321 }] };
    writeFileSync(join(folder, 'servers.json'), JSON.stringify(claim));
    await expect(startServers({ dataDir: folder, env: {} })).rejects.toThrow(`runs on ${folder} already`);
    other.kill('SIGKILL');
  });
});

it('a password is not shown when the database refuses it', async () => {
  const refusal = provision('postgresql://a:secret@127.0.0.1:1/b', () => 'x');
  await expect(refusal).rejects.toThrow('postgresql://a:***@127.0.0.1:1/b cannot be reached');
});

it('a taken port is told in one line', async () => {
  const taken = createServer();
  const port = await new Promise<number>((told) =>
    taken.listen(0, () => told((taken.address() as { port: number }).port)),
  );
  await expect(startProduct({ dataDir: folder, port })).rejects.toThrow(
    `Port ${port} is taken by another program: set PORT to a free one.`,
  );
  taken.close();
});

it('the supervisor starts a killed child again, and leaves none behind', async () => {
  const script = join(folder, 'child.mjs');
  writeFileSync(script, 'setInterval(() => {}, 1000);');
  const log = jest.fn();
  const child = supervise({ name: 'child', script, env: {} }, { log });
  const first = child.pid!;
  child.kill();
  await until(() => child.pid !== first && lives(child.pid), 'a new child');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('child ended (SIGKILL); starting it again'));
  const second = child.pid!;
  await child.stop();
  expect(lives(second)).toBe(false);
});

describe('work on sources', () => {
  it('is done once, and again when they change; what it makes, or a tool keeps beside the packages, is no source', () => {
    const cache = join(folder, 'client/node_modules/.cache');
    const work = jest.fn(() => {
      for (const made of [join(folder, 'made'), cache]) writeFileSync(join(made, 'output'), String(Math.random()));
    });
    for (const made of [join(folder, 'made'), cache]) mkdirSync(made, { recursive: true });
    const source = join(folder, 'source');
    const run = () => unlessFresh(join(folder, 'made/.stamp'), [folder], work);
    writeFileSync(source, 'one');
    run();
    run();
    expect(work).toHaveBeenCalledTimes(1);
    writeFileSync(source, 'two');
    run();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is not taken for done when it fails', () => {
    const fails = (): void => {
      throw new Error('no');
    };
    const run = (work: () => void) => unlessFresh(join(folder, 'made/.stamp'), [folder], work);
    expect(() => run(fails)).toThrow('no');
    const work = jest.fn();
    run(work);
    expect(work).toHaveBeenCalled();
  });
});
