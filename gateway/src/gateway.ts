import 'reflect-metadata';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  ConfigError,
  type Environment,
  EnvironmentModule,
  Failures,
  loadConfig,
  Log,
  NatsLink,
  NestLog,
  projectRoot,
  RedisConnections,
  Requests,
  requireSettings,
  Resources,
  type Running,
  Storage,
  Tracing,
} from '#platform';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GatewayConfig } from './config.js';
import { GatewayModule } from './gateway.module.js';
import { AllowedMethods } from './http/allowed-methods.js';
import { beforeRoutes } from './http/before-routes.js';
import { ErrorsFilter } from './http/errors.filter.js';
import { registerForms } from './http/form.js';
import { RateLimits } from './http/rate-limits.js';
import { registerHooks } from './http/hooks.js';
import { measureRequests } from './http/measure-requests.js';
import { OpenRequests } from './http/open-requests.js';
import { publicOriginOf } from './http/site-origin.js';
import { LoadLimit, shedLoad } from './http/shed-load.js';
import { refuseSlowBodies, serverTimeouts } from './http/timeouts.js';
import { validation } from './http/validation.js';
import { registerUploads } from './invoices/uploads.js';
import { registerDevMail } from './mail/dev-mail.js';
import { registerOneClick } from './mail/one-click.js';
import { serveApiDocs } from './openapi/serve-api-docs.js';
import { Sessions } from './session/sessions.js';
import { AccessTokens } from './tokens/access-tokens.js';
import { registerWebClient } from './web/web-client.js';

/** JSON bodies beyond this are refused; uploads go by their own road. */
const BODY_LIMIT = 256 * 1024;
/**
 * Connections that wait to be accepted; Linux allows 4096. Of those beyond, it takes no notice, and a client asks again after one second,
 * then after three: at Node's 511, a thousand that come at once wait for that and not for their answer.
 */
const BACKLOG = 4096;

/** A running gateway. */
export interface Gateway extends Running {
  url: string;
}

/** Starts the gateway. Throws a ConfigError of one line for a wrong environment or a port that is taken. */
export async function startGateway(environment: Environment = process.env): Promise<Gateway> {
  requireSettings(GatewayModule, environment);
  const config = loadConfig(GatewayConfig, environment);
  const resources = new Resources();
  try {
    return await start(config, environment, resources);
  } catch (error) {
    await resources.release();
    throw error;
  }
}

async function start(config: GatewayConfig, environment: Environment, resources: Resources): Promise<Gateway> {
  const app = await createApp(environment, config, resources);
  const fastify = app.getHttpAdapter().getInstance();
  const errors = new ErrorsFilter(app.get(Failures), new AllowedMethods(fastify));
  app.useLogger(new NestLog(app.get(Log)));
  app.useGlobalPipes(validation);
  app.useGlobalFilters(errors);

  await fastify.register(fastifyCookie);
  await registerForms(fastify);
  registerHooks(fastify, {
    sessions: app.get(Sessions),
    tokens: app.get(AccessTokens),
    limits: app.get(RateLimits),
    publicOrigin: publicOriginOf(config.PUBLIC_URL),
  });
  measureRequests(fastify, app.get(Tracing));
  serveApiDocs(app);
  await fastify.register(async (besideNest) => {
    besideNest.setErrorHandler((error, request, reply) => errors.answer(error, request, reply));
    registerUploads(besideNest, app.get(Storage));
    registerOneClick(besideNest, app.get(Requests));
    registerDevMail(besideNest, config.DEV_MAIL_DIR);
    await registerWebClient(besideNest, join(projectRoot(), 'web/dist'), app.get(Storage).uploadOrigin);
  });
  refuseSlowBodies(fastify, arrivalLimits(config));
  shedLoad(fastify.server, new LoadLimit(config.IN_FLIGHT, config.LOOP_DELAY_MS));
  const open = new OpenRequests(fastify.server);
  // By then Nest's own hooks have ended the event streams.
  fastify.addHook('preClose', () => open.close());
  await listen(app, config);

  const link = app.get(NatsLink);
  const redis = app.get(RedisConnections);
  const url = await app.getUrl();
  return {
    url,
    checks: [
      { name: 'gateway: port', check: () => fetch(url, { method: 'HEAD', redirect: 'manual' }) },
      // Later absences are answered with 503 call by call: pages load, and no other replica would do better.
      { name: 'gateway: broker', check: async () => link.require().flush(), onlyToStart: true },
      { name: 'gateway: redis', check: () => redis.shared().ping(), onlyToStart: true },
    ],
    measure: () => Promise.resolve(),
    drain: async () => {
      open.drain();
      await pause(config.DRAIN_MS);
    },
    close: async () => {
      await app.close();
      await resources.release();
    },
  };
}

function createApp(
  environment: Environment,
  config: GatewayConfig,
  resources: Resources,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.TRUST_PROXY === 'true',
    genReqId: () => randomUUID(),
    ...beforeRoutes,
    ...serverTimeouts(arrivalLimits(config)),
    // What still arrives by an open connection while we end is answered like all before it.
    return503OnClosing: false,
  });
  return NestFactory.create<NestFastifyApplication>(
    { module: GatewayRoot, imports: [EnvironmentModule.with(environment, resources), GatewayModule] },
    adapter,
    { logger: false, abortOnError: false },
  );
}

/** The frame around the gateway's own module. */
class GatewayRoot {}

async function listen(app: NestFastifyApplication, { PORT, HOST }: GatewayConfig): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST, backlog: BACKLOG });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const why = code === 'EADDRINUSE' ? 'is taken by another program' : 'may not be used by this user';
    throw new ConfigError(`PORT: port ${PORT} ${why}; set PORT to a free one`);
  }
}

function arrivalLimits({ BODY_MS, UPLOAD_MS }: GatewayConfig): { body: number; upload: number } {
  return { body: BODY_MS, upload: UPLOAD_MS };
}
