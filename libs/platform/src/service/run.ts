import type { Type } from '@nestjs/common';
import { ConfigError, loadConfig } from '../config/load-config.js';
import { PlatformConfig } from '../config/service-config.js';
import { type HealthCheck, OpsServer } from '../health/ops-server.js';
import { collectProcessMetrics } from '../metrics/metrics.js';
import { startService } from './start-service.js';

/** Something a process hosts: a service, a gateway. */
export interface Running {
  checks: HealthCheck[];
  measure(): Promise<void>;
  close(): Promise<void>;
}

/** A process that cannot finish in this time is ended as it is; nothing is lost, only repeated. */
const SHUTDOWN_MS = 10_000;

/** A whole service process: `run(OrderingModule)` is all that a main.ts says. */
export function run(module: Type): void {
  void runProcess(async () => [await startService(module)]);
}

/**
 * Hosts what `start` gives until the process is told to end (SIGTERM, SIGINT), with health and figures on OPS_PORT.
 * A wrong environment ends it with one line and exit code 1.
 */
export async function runProcess(start: () => Promise<Running[]>): Promise<void> {
  const hosted: Running[] = [];
  const ops = new OpsServer(
    () => hosted.flatMap(({ checks }) => checks),
    async () => void (await Promise.allSettled(hosted.map((running) => running.measure()))),
  );
  const end = (): void => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    void Promise.allSettled([...hosted.map((running) => running.close()), ops.close()]).then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  try {
    const { OPS_PORT } = loadConfig(PlatformConfig);
    collectProcessMetrics();
    await ops.listen(OPS_PORT).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(`OPS_PORT: port ${OPS_PORT} cannot be used (${error.code})`);
    });
    hosted.push(...(await start()));
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
