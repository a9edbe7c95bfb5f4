import type { Environment } from '#platform';
import { testServers, until } from '#testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../deploy/local/child.mjs';

/** A second or so; more where many processes start at once. */
const STARTS_WITHIN_MS = 60_000;

export interface SpawnedGateway {
  url: string;
  /** Of /healthz, /readyz and /metrics. */
  opsUrl: string;
  process: ChildProcess;
  stop(): void;
}

/** A port that was free a moment ago may be taken by the time the gateway listens. */
const PORT_TRIES = 5;

/** A gateway on the real broker and Redis of the tests, in a process of its own; from dist/, as it is deployed. */
export async function spawnGateway(environment: Environment & { NAMESPACE: string }): Promise<SpawnedGateway> {
  for (let tries = 1; tries <= PORT_TRIES; tries++) {
    const gateway = await trySpawn(environment);
    if (gateway) return gateway;
  }
  throw new Error(`The gateway ended at its start, ${PORT_TRIES} times`);
}

/** Undefined when it ended at once. */
async function trySpawn(environment: Environment): Promise<SpawnedGateway | undefined> {
  const { natsUrl, redisUrl } = testServers();
  const files = mkdtempSync(join(tmpdir(), 'tradeyard-gateway-'));
  const [port, opsPort] = [await freePort(), await freePort()];
  const gateway = spawn(process.execPath, ['dist/gateway/src/main.js'], {
    stdio: 'inherit',
    env: {
      NATS_URL: natsUrl,
      REDIS_URL: redisUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      OPS_PORT: String(opsPort),
      STORAGE_URL: `file://${files}`,
      STORAGE_SECRET: 'only for this test, and long enough',
      LOG_LEVEL: 'fatal',
      ...environment,
    },
  });
  const opsUrl = `http://127.0.0.1:${opsPort}`;
  const stop = (): void => {
    gateway.kill();
    rmSync(files, { recursive: true, force: true });
  };
  const isReady = async (): Promise<boolean> => (await fetch(`${opsUrl}/readyz`)).ok;
  try {
    // Ready by its own word: on its public port somebody else may answer.
    await until(
      async () => gateway.exitCode !== null || (await isReady().catch(() => false)),
      'the gateway to be ready',
      STARTS_WITHIN_MS,
    );
  } catch (error) {
    stop();
    throw error;
  }
  if (gateway.exitCode === null) return { url: `http://127.0.0.1:${port}`, opsUrl, process: gateway, stop };
  stop();
  return undefined;
}
