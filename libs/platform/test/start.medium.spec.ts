import { describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Db, OpsServer, PlatformModule, startService } from '#platform';
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
    ['a missing database URL', { STARTER_DATABASE_URL: undefined }, /^STARTER_DATABASE_URL must be set$/],
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
    ['a wrong setting', { LOG_LEVEL: 'loud' }, /^Configuration: LOG_LEVEL must be one of/],
  ])('with %s fails with one line that names it', async (_what, wrong, line) => {
    await expect(startService(StarterModule, { ...environment(undefined), ...wrong })).rejects.toThrow(line);
  });
});

describe('the operations port', () => {
  it('tells life, readiness and figures', async () => {
    const database = await freshDatabase();
    const service = await startService(StarterModule, environment(database.url));
    const checks = [...service.checks];
    const ops = new OpsServer(
      () => checks,
      () => service.measure(),
    );
    const port = await ops.listen(0);
    const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    expect(await (await get('/metrics')).text()).toContain('outbox_rows{service="starter"} 0');
    checks.push({ name: 'something far', check: () => Promise.reject(new Error('away')) });
    const degraded = await get('/readyz');
    expect([degraded.status, await degraded.json()]).toEqual([503, { status: 'degraded', down: ['something far'] }]);
    expect((await get('/elsewhere')).status).toBe(404);
    await ops.close();
    await service.close();
    await database.drop();
  });
});
