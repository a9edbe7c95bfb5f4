/** Servers for a run of tests against real ones: those that are kept running, else Docker's, else private ones. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildServices } from '../deploy/local/build.mjs';
import { startServers } from '../deploy/local/servers.mjs';

const NATS_LIMITS = resolve(import.meta.dirname, '../deploy/nats/limits.conf');

export default async function setup() {
  // Invoices are read in a thread that is taken from dist/.
  buildServices();
  if (process.env.TEST_DATABASE_URL && process.env.TEST_NATS_URL && process.env.TEST_REDIS_URL) return;
  const servers = (await inContainers()) ?? (await privateServers());
  process.env.TEST_DATABASE_URL = servers.databaseUrl;
  process.env.TEST_NATS_URL = servers.natsUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
  globalThis.__stopTestServers = servers.stop;
}

async function privateServers() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-test-'));
  const servers = await startServers({ dataDir, durable: false });
  return {
    ...servers,
    stop: async () => {
      await servers.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Undefined where there is no Docker; asking takes milliseconds. */
async function inContainers() {
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers');
  try {
    await getContainerRuntimeClient();
  } catch {
    return undefined;
  }
  const [postgres, nats, redis] = await Promise.all([
    new GenericContainer('postgres:18-alpine')
      .withEnvironment({ POSTGRES_PASSWORD: 'test' })
      .withExposedPorts(5432)
      .withCommand(['-c', 'fsync=off', '-c', 'max_connections=300'])
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start(),
    new GenericContainer('nats:2.10-alpine')
      .withCopyFilesToContainer([{ source: NATS_LIMITS, target: '/etc/limits.conf' }])
      .withCommand(['-js', '-c', '/etc/limits.conf'])
      .withExposedPorts(4222)
      .start(),
    new GenericContainer('redis:7-alpine').withExposedPorts(6379).start(),
  ]);
  const at = (container, port) => `${container.getHost()}:${container.getMappedPort(port)}`;
  return {
    databaseUrl: `postgresql://postgres:test@${at(postgres, 5432)}/postgres`,
    natsUrl: `nats://${at(nats, 4222)}`,
    redisUrl: `redis://${at(redis, 6379)}`,
    stop: () => Promise.all([postgres.stop(), nats.stop(), redis.stop()]),
  };
}
