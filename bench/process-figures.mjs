/** What the kernel says of a process. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** User and system time of a process so far. */
export function cpuMs(pid) {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Of a server that has a process for each connection: of all that live. */
export function cpuMsWithChildren(pid) {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children].reduce((sum, one) => sum + cpuMs(one), 0);
}

export function memoryMb(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

/** Resolves to the share of all processors that is in use for half a second. */
export async function shareInUse() {
  const read = () => {
    const [, , ...times] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(' ').map(Number);
    // Of user, nice, system, idle, iowait, irq, softirq, steal: what guests take is in user already.
    return { all: times.slice(0, 8).reduce((sum, one) => sum + one), free: times[3] + times[4] };
  };
  const before = read();
  await pause(500);
  const after = read();
  return 1 - (after.free - before.free) / (after.all - before.all);
}

/** Undefined for a process that has just ended. */
function parentOf(pid) {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return undefined;
  }
}

function statOf(pid) {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
}
