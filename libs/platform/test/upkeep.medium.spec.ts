import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Db, Log, sweep, UpkeepTimers } from '#platform';
import { actor, type TestService, testService, until } from '#testing';
import { AddNote, NoteAdded, ScratchModule } from './scratch.js';

let scratch: TestService;

beforeAll(async () => {
  scratch = await testService(ScratchModule, { DATABASE_POOL: '2' });
});
afterAll(() => scratch.close());

const timers = (): UpkeepTimers => new UpkeepTimers(scratch.db, scratch.service.app.get(Log));

describe('upkeep', () => {
  it('that is due all at once gets through on two connections, and the relay with it', async () => {
    const upkeep = timers();
    const done = new Set<string>();
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      const run = async (): Promise<void> => {
        await scratch.db.transaction((tx) => tx.query('SELECT pg_sleep(0.05)'));
        await scratch.db.rows('SELECT 1');
        done.add(name);
      };
      upkeep.start({ name, intervalMs: 20, run });
    }
    const { id } = await scratch.as(actor()).send(AddNote, { text: 'meanwhile' });
    await scratch.waitForEvent(NoteAdded, (note) => note.id === id);
    await until(() => done.size === 5, 'all five to have run');
    await upkeep.stop();
  });

  it('runs on one replica at a time, and once per interval however many there are', async () => {
    const replicas = [timers(), timers(), timers()];
    let runs = 0;
    let now = 0;
    let most = 0;
    for (const replica of replicas) {
      const run = async (): Promise<void> => {
        runs += 1;
        most = Math.max(most, (now += 1));
        await scratch.db.rows('SELECT pg_sleep(0.1)');
        now -= 1;
      };
      replica.start({ name: 'alone', intervalMs: 30, run });
    }
    await until(() => runs >= 5, 'five turns');
    await Promise.all(replicas.map((replica) => replica.stop()));
    expect(most).toBe(1);
  });

  it('is not done again before its interval is over, though another process starts', async () => {
    await scratch.db.rows(`INSERT INTO upkeep_turn VALUES ('hourly', now() + interval '30 minutes')`);
    await scratch.db.rows(`INSERT INTO upkeep_turn VALUES ('overdue', now() - interval '1 second')`);
    const upkeep = timers();
    const ran: string[] = [];
    for (const name of ['hourly', 'overdue']) {
      upkeep.start({ name, intervalMs: 20, run: () => Promise.resolve(ran.push(name)) });
    }
    await until(() => ran.length >= 3, 'the overdue to run');
    await upkeep.stop();
    expect(ran).not.toContain('hourly');
  });

  it('that failed is tried again', async () => {
    const upkeep = timers();
    let tries = 0;
    upkeep.start({ name: 'shaky', intervalMs: 20, run: () => Promise.reject(new Error(`try ${(tries += 1)}`)) });
    await until(() => tries >= 2, 'a second try');
    await upkeep.stop();
  });

  it('is told that the process ends, and is waited for', async () => {
    const upkeep = timers();
    let ended = false;
    let begun = false;
    upkeep.start({
      name: 'long',
      intervalMs: 20,
      run: async (stopping) => {
        begun = true;
        await new Promise((resolve) => stopping.addEventListener('abort', resolve));
        await scratch.db.rows('SELECT pg_sleep(0.05)');
        ended = true;
      },
    });
    await until(() => begun, 'it to begin');
    await upkeep.stop();
    expect(ended).toBe(true);
  });
});

describe('a sweep', () => {
  /** What each statement deleted, noted by the database itself. */
  async function countDeletions(db: Db): Promise<void> {
    await db.rows('CREATE TABLE deletion (rows int)');
    await db.rows(`CREATE FUNCTION note_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO deletion SELECT count(*) FROM gone; RETURN NULL; END $$`);
    await db.rows(`CREATE TRIGGER swept AFTER DELETE ON inbox REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_deletion()`);
  }

  it('deletes all that is old and nothing else, in small statements, leaving what somebody holds', async () => {
    await countDeletions(scratch.db);
    await scratch.db.rows(
      `INSERT INTO inbox SELECT 'old', gen_random_uuid(), now() - interval '20 days' FROM generate_series(1, 9000)`,
    );
    const held = randomUUID();
    await scratch.db.rows(`INSERT INTO inbox VALUES ('old', $1, now() - interval '30 days')`, [held]);
    await scratch.db.rows(`INSERT INTO inbox VALUES ('new', gen_random_uuid(), now())`);
    const where = `handled_at < now() - interval '16 days'`;
    await scratch.db.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM inbox WHERE event_id = $1 FOR UPDATE', [held]);
      expect(await sweep(scratch.db, { table: 'inbox', where })).toBe(9000);
    });
    const { most, all } = (await scratch.db.row<{ most: number; all: number }>(
      'SELECT max(rows) AS most, sum(rows)::int AS all FROM deletion',
    ))!;
    expect(most).toBeLessThanOrEqual(2000);
    expect(all).toBe(9000);
    expect(await scratch.db.rows('SELECT handler FROM inbox ORDER BY 1')).toEqual([
      { handler: 'new' },
      { handler: 'old' },
    ]);
  });

  it('ends between two batches when the process is about to end', async () => {
    await scratch.db.rows(`DELETE FROM inbox`);
    await scratch.db.rows(
      `INSERT INTO inbox SELECT 'old', gen_random_uuid(), now() - interval '20 days' FROM generate_series(1, 5000)`,
    );
    const swept = await sweep(scratch.db, { table: 'inbox', where: 'true', stopping: AbortSignal.abort() });
    expect(swept).toBe(2000);
  });
});
