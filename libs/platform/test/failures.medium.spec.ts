import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource, EntitySchema } from 'typeorm';
import { createLog, Failures, registry } from '#platform';
import { actor, freshDatabase, type TestService, testService, until } from '#testing';
import { Db } from '../src/database/db.js';
import { handler, Refuse, ScratchModule, Told } from './scratch.js';

const SECRET = 'ada@example.com';

describe('a statement that PostgreSQL refuses, in the log', () => {
  const Person = new EntitySchema<{ id: number; email: string; age: number }>({
    name: 'person',
    columns: { id: { type: Number, primary: true }, email: { type: String, unique: true }, age: { type: Number } },
  });
  let source: DataSource;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await freshDatabase();
    drop = database.drop;
    source = await new DataSource({ type: 'postgres', url: database.url, entities: [Person] }).initialize();
    await source.query(`CREATE TABLE person (id int PRIMARY KEY, email text CONSTRAINT one_email UNIQUE,
      age int NOT NULL CONSTRAINT grown CHECK (age > 17))`);
    await source.query(`INSERT INTO person VALUES (1, $1, 36)`, [SECRET]);
  });
  afterAll(async () => {
    await source.destroy();
    await drop();
  });
  const insert = 'INSERT INTO person (id, email, age) VALUES ($1, $2, $3)';
  const save = (email: string, age: unknown) => source.manager.insert(Person, { id: 2, email, age: age as number });

  it.each<[string, string, string, () => Promise<unknown>]>([
    ['an entity', '23505', 'one_email', () => save(SECRET, 36)],
    ['a query of TypeORM', '23505', 'one_email', () => source.query(insert, [2, SECRET, 36])],
    ['a prepared statement', '23505', 'one_email', () => new Db(source).rows(insert, [2, SECRET, 36])],
    ['a check', '23514', 'grown', () => save(SECRET, 3)],
    ['a missing value', '23502', 'age', () => save(SECRET, null)],
    ['a value of another type', '22P02', '', () => new Db(source).rows(insert, [2, 'x', SECRET])],
  ])('%s: SQLSTATE and constraint, no value', async (_, state, constraint, fail) => {
    let line = '';
    const log = createLog('test', 'debug', { write: (text) => void (line += text) });
    const error: unknown = await fail().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    log.error({ err: error }, 'request failed');
    new Failures('test', log).tell(error, {});
    expect(line).toContain(`"sqlState":"${state}"`);
    expect(line).toContain(constraint);
    expect(line).not.toContain('ada@');
  });
});

describe('a failure of our own that is answered as 400 or 503', () => {
  let scratch: TestService;
  const counted = async (labels: string): Promise<number> => {
    const line = (await registry.metrics()).split('\n').find((text) => text.startsWith(`failures_total{${labels}}`));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  beforeAll(async () => {
    scratch = await testService(ScratchModule, { EVENT_TRIES: '100', EVENT_BACKOFF_MS: '50' });
  });
  afterAll(() => scratch.close());

  it.each([
    ['data', 'invalid', 'sql', '22'],
    ['cancelled', 'unavailable', 'sql', '57'],
  ])('%s is counted as %s from %s of class %s', async (how, kind, origin, state) => {
    const labels = `service="scratch",kind="${kind}",source="${origin}",sqlstate_class="${state}"`;
    const before = await counted(labels);
    await expect(scratch.as(actor()).send(Refuse, { how })).rejects.toMatchObject({ kind });
    expect(await counted(labels)).toBe(before + 1);
  });

  it('a refusal that is meant is not counted', async () => {
    const before = (await registry.metrics()).match(/^failures_total\{.*/gm);
    await expect(scratch.as(actor()).send(Refuse, { how: 'conflict' })).rejects.toMatchObject({ kind: 'conflict' });
    expect((await registry.metrics()).match(/^failures_total\{.*/gm)).toEqual(before);
  });

  it('events that wait for their handler are counted per consumer', async () => {
    const lag = async (): Promise<number> => {
      await scratch.service.measure();
      const name = `event_consumer_pending{service="scratch",subject="${Told.subject}"}`;
      const line = (await registry.metrics()).split('\n').find((text) => text.startsWith(name));
      return Number(line?.split(' ').at(-1));
    };
    expect(await lag()).toBe(0);
    handler.healed = false;
    await scratch.publish(Told, { text: 'y', poison: true });
    await until(async () => (await lag()) === 1, 'the failing event to be pending');
    handler.healed = true;
    await until(async () => (await lag()) === 0, 'the event to be handled');
  });
});
