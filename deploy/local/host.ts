import { type Environment, type Running, startService } from '#platform';
import { startGateway } from '../../gateway/src/gateway.js';
import { SERVICE_MODULES } from './service-modules.js';

/**
 * The whole product in one process: the seven services and the gateway, each as it runs alone, still talking over
 * NATS. They share the process's memory and processor, nothing else.
 */
export async function startAll(environment: Environment = process.env): Promise<Running[]> {
  const gateway = startGateway(environmentOf('gateway', environment));
  const services: Promise<Running>[] = SERVICE_MODULES.map((module) =>
    startService(module, environmentOf(module.name.replace(/Module$/, ''), environment)),
  );
  // The gateway last: it is the first to end. Until all of them answer, it says of itself that it is not well.
  const running = await Promise.all([...services, gateway]);
  process.send?.({ ready: (await gateway).url });
  return running;
}

/** Each speaks to the broker as its own user, with that user's permissions, where `NATS_URL_<NAME>` is set. */
function environmentOf(name: string, environment: Environment): Environment {
  return { ...environment, NATS_URL: environment[`NATS_URL_${name.toUpperCase()}`] ?? environment['NATS_URL'] };
}
