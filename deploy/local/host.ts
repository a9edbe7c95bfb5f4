import { type Environment, type Running, runProcess, startService } from '#platform';
import { startGateway } from '../../gateway/src/gateway.js';
import { SERVICE_MODULES } from './service-modules.js';

/**
 * The whole product in one process: the seven services and the gateway, each as it runs alone, still talking over
 * NATS. They share the process's memory and processor, nothing else.
 */
export async function startAll(environment: Environment = process.env): Promise<Running[]> {
  const running: Running[] = await Promise.all(SERVICE_MODULES.map((module) => startService(module, environment)));
  const gateway = await startGateway(environment);
  process.send?.({ ready: gateway.url });
  return [...running, gateway];
}

if (process.argv[1] === import.meta.filename) void runProcess(startAll);
