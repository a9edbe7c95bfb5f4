/** Private NATS and Redis servers: from the PATH, else in Docker. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, keepable, launch, listening } from './child.mjs';
import { findOrInstall } from './packages.mjs';
import { secret } from './secrets.mjs';

const NATS_CONFIG = resolve(import.meta.dirname, '../nats');
/** NATS keeps a few megabytes: cleaning them up less often costs little memory, and each message a third less time. */
const NATS_GOGC = '400';

/** NATS with the users and permissions of production; see deploy/nats. */
export async function startNats(root, { log }) {
  const data = join(root, 'nats');
  const passwords = natsPasswords(root);
  // Quoted, so that NATS's configuration takes any of them as text.
  const secrets = Object.entries(passwords).map(([user, value]) => [
    `NATS_PASSWORD_${user.toUpperCase()}`,
    `"${value}"`,
  ]);
  const settings = [['GOGC', NATS_GOGC], ...secrets];
  const server = await startServer('NATS', 'nats-server', {
    root,
    log,
    args: (port) => ['-c', join(NATS_CONFIG, 'nats.conf'), '-a', '127.0.0.1', '-p', String(port)],
    env: Object.fromEntries([['NATS_DATA', data], ...settings]),
    image: 'nats:2.10-alpine',
    inner: {
      port: 4222,
      args: ['-c', '/etc/tradeyard/nats.conf'],
      volumes: { [NATS_CONFIG]: '/etc/tradeyard', [data]: '/data' },
      env: Object.fromEntries([['NATS_DATA', '/data'], ...settings]),
    },
  });
  const urlOf = (user) => `nats://${user}:${passwords[user]}@127.0.0.1:${server.port}`;
  return Object.assign(server, { url: urlOf('operator'), urlOf });
}

export async function startRedis(root, { durable, log }) {
  const data = join(root, 'redis');
  const settings = [
    ...['--save', '', '--maxmemory-policy', 'noeviction'],
    // Without waiting for the disk, too, a server that is started again has what it had.
    ...['--appendonly', 'yes', '--appendfsync', durable ? 'everysec' : 'no'],
  ];
  mkdirSync(data, { recursive: true });
  const server = await startServer('Redis', 'redis-server', {
    root,
    log,
    args: (port) => ['--bind', '127.0.0.1', '--port', String(port), '--dir', data, ...settings],
    image: 'redis:7-alpine',
    inner: { port: 6379, args: settings, volumes: { [data]: '/data' } },
  });
  return Object.assign(server, { url: `redis://127.0.0.1:${server.port}` });
}

async function startServer(name, binary, { root, log, args, env = {}, image, inner }) {
  const found = await findOrInstall(binary, log);
  const port = await freePort();
  const server = await keepable(async () => {
    const child = launch(name, found ?? 'docker', found ? args(port) : dockerArgs(image, port, inner), {
      logFile: join(root, `logs/${name.toLowerCase()}.log`),
      env: { ...process.env, ...env },
    });
    try {
      await listening(child, port);
    } catch (error) {
      await child.stop();
      throw error;
    }
    return child;
  });
  return Object.assign(server, { port });
}

function dockerArgs(image, port, { port: innerPort, args, volumes, env = {} }) {
  return [
    ...['run', '--rm', '--init', '-p', `127.0.0.1:${port}:${innerPort}`],
    ...Object.entries(volumes).flatMap(([outside, inside]) => ['-v', `${outside}:${inside}`]),
    ...Object.entries(env).flatMap(([variable, value]) => ['-e', `${variable}=${value}`]),
    image,
    ...args,
  ];
}

/** One for each user that the configuration names. */
export function natsPasswords(root) {
  const text = readFileSync(join(NATS_CONFIG, 'users.conf'), 'utf8');
  const users = [...text.matchAll(/^ +user: (\w+)$/gm)].map(([, user]) => user);
  return Object.fromEntries(users.map((user) => [user, secret(root, `nats-${user}-password`)]));
}
