import { type TestService, testService, testServers, uniqueName, until } from '#testing';
import { Redis } from 'ioredis';
import { type SpawnedGateway as Gateway, spawnGateway } from '../../gateway/test/spawn-gateway.js';
import { IdentityModule } from '../../services/identity/src/identity.module.js';

export const PASSWORD = 'correct horse battery';
const ADMIN = { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: PASSWORD, ADMIN_EMAIL: 'root@example.com' };

/** Identity and two gateways on one broker and one Redis; no other service. */
export interface TwoGateways {
  identity: TestService;
  gateways: [Gateway, Gateway];
  redis: Redis;
  namespace: string;
  close(): Promise<void>;
}

export async function twoGateways(settings: Record<string, string> = {}): Promise<TwoGateways> {
  const identity = await testService(IdentityModule, ADMIN);
  const namespace = identity.environment['NAMESPACE']!;
  const environment = { NAMESPACE: namespace, REGISTRATIONS_PER_ADDRESS: '0', ...settings };
  const gateways = await Promise.all([spawnGateway(environment), spawnGateway(environment)]).catch(async (error) => {
    await identity.close();
    throw error;
  });
  const redis = new Redis(testServers().redisUrl);
  return {
    identity,
    gateways,
    redis,
    namespace,
    async close() {
      redis.disconnect();
      for (const gateway of gateways) gateway.stop();
      await identity.close();
    },
  };
}

export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** One request; `cookie` as a browser would send it. */
export async function ask(
  { url }: Gateway,
  path: string,
  { cookie, body, headers, method = body ? 'POST' : 'GET' }: AskOptions = {},
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text && (JSON.parse(text) as unknown), headers: answer.headers };
}

interface AskOptions {
  cookie?: string;
  body?: object;
  method?: string;
  headers?: Record<string, string>;
}

export async function logIn(gateway: Gateway, username: string, password = PASSWORD): Promise<string> {
  const { status, headers } = await ask(gateway, '/api/login', { body: { username, password } });
  if (status !== 200) throw new Error(`login failed: ${status}`);
  return cookieOf(headers);
}

export function cookieOf(headers: Headers): string {
  return headers.getSetCookie()[0]!.split(';')[0]!;
}

export async function signUp(gateway: Gateway): Promise<{ id: number; username: string; cookie: string }> {
  const username = uniqueName('user');
  const { status, body, headers } = await ask(gateway, '/api/register', {
    body: {
      username,
      email: `${username}@example.com`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'Ada',
      lastName: 'Berg',
      companyName: 'Analytical Engines',
      role: 'buyer',
    },
  });
  if (status !== 201) throw new Error(`sign-up failed: ${status}`);
  return { id: (body as { id: number }).id, username, cookie: cookieOf(headers) };
}

/** Whether the session lets its holder in: 200, 401 or 503. */
export async function status(gateway: Gateway, cookie: string): Promise<number> {
  return (await ask(gateway, '/api/user', { cookie })).status;
}

/** Waits until neither gateway lets the session in. */
export async function endedEverywhere({ gateways }: TwoGateways, cookie: string): Promise<void> {
  for (const [i, gateway] of gateways.entries()) {
    await until(async () => (await status(gateway, cookie)) === 401, `gateway ${i} to know that the session has ended`);
  }
}
