import { afterEach, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Db, type HealthCheck, LifeCycle, OpsServer, PlatformModule, startService } from '#platform';
import { downOf } from '../src/health/health-check.js';
import { MessageServer } from '../src/service/message-server.js';
import { freshDatabase, testServers, uniqueName } from '#testing';

class CreateOnce1700000000001 implements MigrationInterface {
  name = 'CreateOnce1700000000001';
  async up(runner: QueryRunner): Promise<void> {
    const [limit] = (await runner.query('SHOW statement_timeout')) as { statement_timeout: string }[];
    if (limit?.statement_timeout !== '0') throw new Error('A migration may take as long as it needs');
    // Slow enough that starters who did not wait for each other would all be in here.
    await runner.query(`SELECT pg_sleep(0.2); CREATE TABLE once (id integer); INSERT INTO once VALUES (1)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE once');
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'starter', entities: [], migrations: [CreateOnce1700000000001] })],
})
class StarterModule {}

const environment = (databaseUrl: string | undefined): Record<string, string | undefined> => ({
  NATS_URL: testServers().natsUrl,
  NAMESPACE: `${uniqueName('test')}.`,
  LOG_LEVEL: 'silent',
  STARTER_DATABASE_URL: databaseUrl,
});

describe('starting', () => {
  it('five replicas at once migrates once', async () => {
    const database = await freshDatabase();
    const shared = environment(database.url);
    const replicas = await Promise.all(Array.from({ length: 5 }, () => startService(StarterModule, shared)));
    const rows = await replicas[0]!.app.get(Db).rows('SELECT id FROM once');
    expect(rows).toEqual([{ id: 1 }]);
    await Promise.all(replicas.map((replica) => replica.close()));
    await database.drop();
  });

  it.each([
    [
      'a missing database URL',
      { STARTER_DATABASE_URL: undefined },
      /^Configuration: STARTER_DATABASE_URL is required: the database of starter/,
    ],
    [
      'a database that is away',
      { STARTER_DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:1/none' },
      /^STARTER_DATABASE_URL: the database cannot be reached/,
    ],
    [
      'a broker that is away',
      { NATS_URL: 'nats://127.0.0.1:1', STARTER_DATABASE_URL: testServers().databaseUrl },
      /^NATS_URL: the broker cannot be reached/,
    ],
    [
      'several settings missing, all of them told,',
      { NATS_URL: undefined, STARTER_DATABASE_URL: '' },
      /^Configuration: NATS_URL is required: .*; STARTER_DATABASE_URL is required: /,
    ],
    [
      'a wrong setting',
      { LOG_LEVEL: 'loud', STARTER_DATABASE_URL: 'postgresql://x' },
      /^Configuration: LOG_LEVEL must be one of/,
    ],
  ])('with %s fails with one line that names it', async (_what, wrong, line) => {
    await expect(startService(StarterModule, { ...environment(undefined), ...wrong })).rejects.toThrow(line);
  });
});

describe('the operations port', () => {
  const ports = new Set<OpsServer>();
  afterEach(async () => {
    for (const ops of ports) await ops.close();
    ports.clear();
  });
  /** Answers what an operations port says, given a life, checks and figures. */
  async function opsOf(
    life: LifeCycle,
    checks: HealthCheck[],
    measure: () => Promise<void> = () => Promise.resolve(),
  ): Promise<(path: string) => Promise<{ status: number; text: string }>> {
    const ops = new OpsServer(life, () => checks, measure);
    ports.add(ops);
    const port = await ops.listen(0);
    return async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: answer.status, text: await answer.text() };
    };
  }

  it('tells life, readiness and figures', async () => {
    const database = await freshDatabase();
    const service = await startService(StarterModule, environment(database.url));
    const life = new LifeCycle();
    const checks = [...service.checks];
    const get = await opsOf(life, checks, () => service.measure());
    life.advance('ready');
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    expect((await get('/metrics')).text).toContain('outbox_rows{service="starter"} 0');
    checks.push({ name: 'something far', check: () => Promise.reject(new Error('away')) });
    const degraded = await get('/readyz');
    expect([degraded.status, JSON.parse(degraded.text)]).toEqual([
      503,
      { status: 'degraded', down: ['something far'] },
    ]);
    expect((await get('/elsewhere')).status).toBe(404);
    await service.close();
    await database.drop();
  });

  it.each(['starting', 'draining', 'stopped'] as const)(
    'is unready while the process is %s, and lives',
    async (phase) => {
      const life = new LifeCycle();
      life.advance(phase);
      const get = await opsOf(life, []);
      expect(await get('/readyz')).toEqual({ status: 503, text: JSON.stringify({ status: phase }) });
      expect((await get('/healthz')).status).toBe(200);
    },
  );

  it('is unready when a check throws or never ends, and ready without what is only needed to start', async () => {
    const life = new LifeCycle();
    life.advance('ready');
    const throws = (): never => {
      throw new Error('no link');
    };
    const get = await opsOf(life, [
      { name: 'throws', check: throws },
      { name: 'hangs', check: () => new Promise(() => undefined) },
      { name: 'only to start', check: throws, onlyToStart: true },
    ]);
    const { status, text } = await get('/readyz');
    expect([status, JSON.parse(text)]).toEqual([503, { status: 'degraded', down: ['throws', 'hangs'] }]);
  });
});

describe('a replica', () => {
  it('that no longer hears is unready, although another answers for the service', async () => {
    const database = await freshDatabase();
    const shared = environment(database.url);
    const [deaf, other] = await Promise.all([startService(StarterModule, shared), startService(StarterModule, shared)]);
    expect(await downOf(deaf.checks)).toEqual([]);
    await deaf.app.get(MessageServer).close();
    expect(await downOf(deaf.checks)).toEqual(['starter: requests']);
    expect(await downOf(other.checks)).toEqual([]);
    await Promise.all([deaf.close(), other.close()]);
    await database.drop();
  });
});
