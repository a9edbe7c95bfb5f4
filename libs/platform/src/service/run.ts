import type { Type } from '@nestjs/common';
import { runInNewContext } from 'node:vm';
import { ConfigError, loadConfig } from '../config/load-config.js';
import { ProcessConfig } from '../config/service-config.js';
import { type HealthCheck, untilAnswered } from '../health/health-check.js';
import { OpsServer } from '../health/ops-server.js';
import { describeError, isError } from '../log/describe-error.js';
import { collectProcessMetrics } from '../metrics/metrics.js';
import { LifeCycle } from './life-cycle.js';
import { startService } from './start-service.js';

/** Something a process hosts: a service, a gateway. */
export interface Running {
  checks: HealthCheck[];
  measure(): Promise<void>;
  /** Goes on serving, unready, until balancers have stopped sending new requests. Absent where there is no balancer. */
  drain?(): Promise<void>;
  /** Takes nothing new, finishes what was begun, lets go of its connections. */
  close(): Promise<void>;
}

/** A whole service process: `run(OrderingModule)` is all that a main.ts says. */
export function run(module: Type): void {
  void runProcess(async () => [await startService(module)]);
}

/**
 * Hosts what `start` gives until the process is told to end (SIGTERM, SIGINT), with health and figures on OPS_PORT.
 * It is ready once all of it has answered. A wrong environment ends it with one line and exit code 1.
 */
export async function runProcess(start: () => Promise<Running[]>): Promise<void> {
  const life = new LifeCycle();
  const hosted: Running[] = [];
  const checks = (): HealthCheck[] => hosted.flatMap((running) => running.checks);
  const ops = new OpsServer(
    life,
    checks,
    async () => void (await Promise.allSettled(hosted.map((running) => running.measure()))),
  );
  try {
    const { OPS_PORT, FINISH_MS } = loadConfig(ProcessConfig);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void end(life, hosted, FINISH_MS));
    }
    collectProcessMetrics();
    await ops.listen(OPS_PORT).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(`OPS_PORT: port ${OPS_PORT} cannot be used (${error.code})`);
    });
    hosted.push(...(await start()));
    await untilAnswered(checks(), () => life.phase === 'starting');
    life.advance('ready');
    clearAwayWhenIdle();
  } catch (error) {
    // What breaks because we end is no news.
    if (life.phase !== 'starting') return;
    console.error(error instanceof ConfigError ? error.message : isError(error) ? describeError(error) : error);
    process.exit(1);
  }
}

/**
 * Starting leaves a third of the heap behind, which Node 24 would keep as it is. A context that has come and gone is what V8 takes for a
 * sign that there is garbage: it collects, bit by bit, once the process has little to do.
 */
function clearAwayWhenIdle(): void {
  runInNewContext('');
}

/** Unready first; then what was started last goes first, since it asks those before it. */
async function end(life: LifeCycle, hosted: Running[], finishMs: number): Promise<void> {
  if (!life.advance('draining')) return;
  await Promise.allSettled(hosted.map(async (running) => running.drain?.()));
  setTimeout(() => {
    console.error(`Not finished within FINISH_MS (${finishMs} ms): ended as it is`);
    process.exit(1);
  }, finishMs).unref();
  for (const running of [...hosted].reverse()) await running.close().catch(console.error);
  life.advance('stopped');
  process.exit(0);
}
