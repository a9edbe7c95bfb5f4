/** Programs this machine has, and how to get those it has not. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error.mjs';

const LOCKED_TRIES = 6;
const LOCKED_PAUSE_MS = 10_000;

/** A binary from the PATH, else undefined where Docker can serve, else installed where a package manager may. */
export async function findOrInstall(binary, log) {
  const found = onPath(binary);
  if (found) return found;
  if (dockerAnswers()) return undefined;
  let reason = '';
  if (canInstall()) {
    log(`Installing ${binary}`);
    reason = await aptInstall([binary]);
    if (onPath(binary)) return onPath(binary);
  }
  throw new StartError(
    `${binary} is missing: install it (Debian: "apt-get install ${binary}", macOS: "brew install ${binary.replace(/^redis-server$/, 'redis')}"), ` +
      `or start Docker.${reason && ` (apt-get: ${reason})`}`,
  );
}

export function canInstall() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

/** Installs Debian packages; answers why not, or ''. Another process may hold apt's lock for a while. */
export async function aptInstall(packages) {
  // Runlevel 1 keeps Debian from starting a server of its own on the usual port.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args) => spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=60', ...args], { env, encoding: 'utf8' });
  for (let attempt = 1; ; attempt++) {
    // A stale list still installs where the network is away.
    apt('update', '-qq');
    const { status, stderr } = apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
    if (status === 0) return '';
    if (!/lock/i.test(stderr) || attempt === LOCKED_TRIES) return stderr.trim().split('\n').at(-1) ?? '';
    await pause(LOCKED_PAUSE_MS);
  }
}

export function onPath(binary) {
  // Debian keeps servers in sbin, which is not on everybody's PATH.
  return [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
    .filter(Boolean)
    .map((folder) => join(folder, binary))
    .find((file) => existsSync(file));
}

export function dockerAnswers() {
  return onPath('docker') !== undefined && spawnSync('docker', ['info'], { timeout: 5000 }).status === 0;
}
