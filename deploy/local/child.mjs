/** Child processes that outlive nobody: each is stopped by us, or by its leash when we are killed. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error.mjs';

const READY_MS = 30_000;
const STOP_MS = 8_000;

/**
 * Starts a program in a session of its own: Ctrl-C reaches us alone, and we stop it after those who use it. What it
 * says goes to a file, so that nobody depends on us reading it.
 */
export function launch(
  name,
  binary,
  args,
  { logFile, stopSignal = 'SIGTERM', stopMs = STOP_MS, uid, gid, env = process.env },
) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const child = spawn(binary, args, { detached: true, stdio: ['ignore', log, log], uid, gid, env });
  closeSync(log);
  let failure;
  child.once('error', (error) => (failure = error.message));
  const ended = new Promise((done) => child.once('exit', done).once('error', done));
  child.unref();
  if (child.pid) leash.hold(child.pid);
  return {
    name,
    pid: child.pid,
    alive: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
    ended,
    lastLine: () => failure ?? readFileSync(logFile, 'utf8').trim().split('\n').at(-1),
    stop: () => stopChild(child, ended, stopSignal, stopMs),
  };
}

/** Asks a child to end, and ends it when it does not. */
export async function stopChild(child, ended, signal, withinMs) {
  if (child.pid === undefined) return;
  if (child.exitCode === null && child.signalCode === null) {
    child.ref();
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), withinMs);
    await ended;
    clearTimeout(late);
  }
  leash.release(child.pid);
}

/**
 * A server that can be stopped and started again as it was, on the same port and the same data.
 * @param {() => Promise<ReturnType<typeof launch>>} begin resolves once the server answers
 * @param {number} [patienceMs] for how long a start is tried again: of a killed PostgreSQL, parts may still hold its memory
 */
export async function keepable(begin, patienceMs = READY_MS) {
  let running = await begin();
  let wanted = true;
  let restart = Promise.resolve();
  let hooks;

  const watch = () => {
    const child = running;
    void child.ended.then(() => {
      if (hooks && wanted && child === running) restart = again().catch(hooks.lost);
    });
  };
  const again = async () => {
    hooks.log(`${running.name} ended; starting it again`);
    await running.stop();
    for (const end = Date.now() + patienceMs; wanted;) {
      try {
        running = await begin();
        break;
      } catch (error) {
        if (Date.now() >= end) throw error;
        await pause(500);
      }
    }
    hooks.restarted();
    watch();
  };
  return {
    name: running.name,
    get pid() {
      return running.pid;
    },
    /**
     * From now on it is started again when it ends by itself.
     * @param {{ log: (line: string) => void, restarted: () => void, lost: (error: Error) => void }} given
     */
    watch: (given) => {
      hooks = given;
      watch();
    },
    stop: async () => {
      wanted = false;
      await restart;
      await running.stop();
    },
    start: async () => {
      running = await begin();
      wanted = true;
      watch();
    },
  };
}

/** Waits until a server answers on its port. */
export async function listening(server, port) {
  for (const end = Date.now() + READY_MS; Date.now() < end; await pause(20)) {
    if (!server.alive()) throw new StartError(`${server.name} did not start: ${server.lastLine()}`);
    if (await connects(port)) return;
  }
  throw new StartError(`${server.name} did not answer within ${READY_MS / 1000} s: ${server.lastLine()}`);
}

export function connects(port, host = '127.0.0.1') {
  return new Promise((done) => {
    const socket = createConnection({ port, host, timeout: 5000 });
    socket.once('connect', () => socket.destroy()).once('connect', () => done(true));
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', () => done(false));
  });
}

/** Below the ports that the system gives to whoever connects: a port from there might be gone before it is listened on. */
const [LOWEST_PORT, HIGHEST_PORT] = [20_000, 30_000];

/** A port that nobody listens on right now. */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (await canListen(port)) return port;
  }
}

const canListen = (port) =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? done(false) : fail(error)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/**
 * A shell that waits at the other end of a pipe. When this process ends in whatever way, the kernel closes the pipe,
 * and the shell ends what it was told to hold.
 */
class Leash {
  #shell;

  /** End this process when we are gone. */
  hold(pid) {
    this.#tell(`hold ${pid}`);
  }

  release(pid) {
    this.#tell(`release ${pid}`);
  }

  /** Remove this folder when we are gone. */
  scratch(folder) {
    this.#tell(`scratch ${folder}`);
  }

  #tell(line) {
    this.#shell ??= this.#start();
    this.#shell.stdin.write(`${line}\n`);
  }

  #start() {
    const shell = spawn('sh', ['-c', LEASH], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    shell.once('error', () => {});
    shell.stdin.on('error', () => {});
    shell.unref();
    shell.stdin.unref();
    return shell;
  }
}

const LEASH = `
while read -r verb argument; do
  case $verb in
    hold) pids="$pids $argument" ;;
    release)
      kept=
      for pid in $pids; do [ "$pid" = "$argument" ] || kept="$kept $pid"; done
      pids=$kept ;;
    scratch) set -- "$@" "$argument" ;;
  esac
done
[ -z "$pids" ] || kill -INT $pids
tries=0
while [ -n "$pids" ] && kill -0 $pids && [ $tries -lt 80 ]; do sleep 0.1; tries=$((tries + 1)); done
[ -z "$pids" ] || kill -KILL $pids
[ $# = 0 ] || rm -rf -- "$@"
`;

export const leash = new Leash();
