import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The servers of this test run; tests/global-setup.mjs started them. */
export function testServers(): { databaseUrl: string; natsUrl: string; redisUrl: string } {
  const { TEST_DATABASE_URL, TEST_NATS_URL, TEST_REDIS_URL } = process.env;
  if (!TEST_DATABASE_URL || !TEST_NATS_URL || !TEST_REDIS_URL) {
    throw new Error('This test needs servers: run it as *.medium.spec.ts through npm run jest.');
  }
  return { databaseUrl: TEST_DATABASE_URL, natsUrl: TEST_NATS_URL, redisUrl: TEST_REDIS_URL };
}

/** A name that no other test of this or any other run uses. */
export function uniqueName(prefix: string): string {
  return `${prefix}_${randomBytes(6).toString('hex')}`;
}

/** A fresh, empty database; `drop` removes it, whoever is still connected. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = uniqueName('test');
  await admin(`CREATE DATABASE ${name}`);
  const url = new URL(testServers().databaseUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function admin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: testServers().databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
