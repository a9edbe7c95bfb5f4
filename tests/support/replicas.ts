import { until } from '#testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ApiClient } from '../../deploy/local/demo/api-client.js';
import { freePort } from '../../deploy/local/child.mjs';
import { provision, SERVICES } from '../../deploy/local/provision.mjs';
import { secret } from '../../deploy/local/secrets.mjs';
import { startServers } from '../../deploy/local/servers.mjs';
import { supervise } from '../../deploy/local/supervisor.mjs';
import { Balancer } from './balancer.js';
import { ADMIN_LOGIN, FIRST_ADMIN, succeeds } from './product.js';

const ROOT = resolve(import.meta.dirname, '../..');
const READY_MS = 120_000;
export const KINDS = [...SERVICES, 'gateway'];

interface Replica {
  name: string;
  ops: string;
  stop(): Promise<void>;
}

/** The product as it runs in production: two processes of each kind, gateways behind a balancer, real permissions. */
export interface ReplicatedProduct {
  url: string;
  admin: ApiClient;
  /** Starts new processes beside the old ones of a kind; once they are ready, tells the old ones to end, one by one. */
  replace(kind: string): Promise<void>;
  stop(): Promise<void>;
}

export async function replicatedProduct(): Promise<ReplicatedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-replicas-'));
  const servers = await startServers({ dataDir, durable: false, env: {} });
  const base = {
    ...process.env,
    ...FIRST_ADMIN,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'fatal',
    NODE_ENV: 'production',
    REDIS_URL: servers.redisUrl,
    STORAGE_URL: `file:${join(dataDir, 'files')}`,
    STORAGE_SECRET: secret(dataDir, 'storage-secret'),
    TWO_FACTOR_KEY: secret(dataDir, 'two-factor-key'),
    LINK_SECRET: secret(dataDir, 'link-secret'),
    MAIL_DIR: join(dataDir, 'mail'),
    HOST: '127.0.0.1',
    DRAIN_MS: '2000',
    FINISH_MS: '10000',
    ...(await provision(servers.databaseUrl, (service) => secret(dataDir, `${service}-password`))),
  };
  const balancer = new Balancer();
  const processes: Replica[] = [];

  const start = async (name: string): Promise<Replica> => {
    const [port, opsPort] = [await freePort(), await freePort()];
    const script = join(ROOT, `dist/bundle/${name}.js`);
    const env = { ...base, NATS_URL: servers.natsUrlOf(name), PORT: String(port), OPS_PORT: String(opsPort) };
    const child = supervise({ name, script, env }, { restart: () => false });
    const replica = { name, ops: `http://127.0.0.1:${opsPort}`, stop: () => child.stop() };
    processes.push(replica);
    await until(async () => (await fetch(`${replica.ops}/readyz`)).ok, `${name} to be ready`, READY_MS);
    if (name === 'gateway') balancer.add({ port, ops: replica.ops });
    return replica;
  };
  /** At once: most of a start is one thread's work. */
  const startTwo = (name: string): Promise<unknown> => Promise.all([start(name), start(name)]);
  const stop = async (): Promise<void> => {
    await balancer.close();
    await Promise.all(processes.map((replica) => replica.stop()));
    await servers.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    for (const kind of KINDS) await startTwo(kind);
    const url = await balancer.listen();
    const admin = new ApiClient(url);
    await succeeds(() => admin.post('/api/login', ADMIN_LOGIN), 'the administrator to log in');
    return {
      url,
      admin,
      replace: async (kind) => {
        const old = processes.filter(({ name }) => name === kind);
        await startTwo(kind);
        for (const replica of old) {
          await replica.stop();
          processes.splice(processes.indexOf(replica), 1);
        }
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
