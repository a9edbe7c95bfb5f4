/** Keeps child processes running: one that dies is started again, with growing pauses while it keeps dying. */
import { spawn } from 'node:child_process';
import { leash, stopChild } from './child.mjs';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** Who lived this long has recovered. */
const HEALTHY_MS = 10_000;
const STOP_MS = 12_000;

/**
 * @param {{ name: string, script: string, env: Record<string, string> }} process_
 * @param {{ log?: (line: string) => void, onMessage?: (message: any) => void, restart?: () => boolean, onExit?: (code: number | null) => void }} [options]
 */
export function supervise({ name, script, env }, { log = () => {}, onMessage, restart = () => true, onExit } = {}) {
  let child;
  let ended;
  let stopping = false;
  let pause = FIRST_PAUSE_MS;
  let timer;

  const start = () => {
    const begun = Date.now();
    // A group of its own: Ctrl-C reaches the supervisor alone, which stops its children in order.
    // A larger young generation: answers are short-lived, and a tenth of the processor time went into moving them. At 32 MB
    // none is won by it, and it is kept, three times over, once it has grown.
    child = spawn(process.execPath, ['--max-semi-space-size=16', script], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    const { pid } = child;
    leash.hold(pid);
    if (onMessage) child.on('message', onMessage);
    ended = new Promise((done) => child.once('exit', done));
    child.once('exit', (code, signal) => {
      leash.release(pid);
      if (stopping) return;
      onExit?.(code);
      if (!restart()) return;
      pause = Date.now() - begun > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      log(`${name} ended (${signal ?? `code ${code}`}); starting it again in ${pause} ms`);
      timer = setTimeout(start, pause);
    });
  };
  start();

  return {
    name,
    get pid() {
      return child.pid;
    },
    /** Ends the process as a crash would; the supervisor starts it again. */
    kill: () => child.kill('SIGKILL'),
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await stopChild(child, ended, 'SIGTERM', STOP_MS);
    },
  };
}
