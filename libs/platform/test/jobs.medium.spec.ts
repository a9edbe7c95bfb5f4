import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, Module, type Type } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { once } from 'node:events';
import { connect } from 'node:net';
import { GivenUpJobs } from '../src/jobs/given-up-jobs.js';
import {
  answersDeadLetters,
  Db,
  defineQueue,
  Job,
  type JobContext,
  Jobs,
  PlatformModule,
  Reopens,
  startService,
  type Tx,
} from '#platform';
import { actor, freshDatabase, testServers, type TestService, testService, uniqueName, until } from '#testing';

const Chores = defineQueue<{
  greet: { name: string };
  stumble: { times: number };
  dawdle: { id: number };
  fetch: { trips: number };
  linger: { round: number };
  ponder: { ms: number };
  mend: { thing: string };
}>('chores', {
  greet: { attempts: 1, backoffMs: 10 },
  stumble: { attempts: 3, backoffMs: 10 },
  dawdle: { attempts: 1, backoffMs: 10, timeoutMs: 200 },
  fetch: { attempts: 2, backoffMs: 1 },
  linger: { attempts: 1, backoffMs: 10 },
  ponder: { attempts: 2, backoffMs: 1 },
  mend: { attempts: 2, backoffMs: 1 },
});

const LETTERS: Parameters<typeof answersDeadLetters>[0] = {
  list: { kind: 'request', subject: 'rpc.chores.list-dead-letters' },
  decide: { kind: 'request', subject: 'rpc.chores.decide-dead-letter' },
  decided: { kind: 'event', subject: 'evt.chores.dead-letter.decided', version: 1 },
};

/** Things that wait to be mended: broken ones cannot be, and are given up then. */
const things = new Map<string, 'waiting' | 'broken' | 'given up' | 'mended'>();
const greeted: string[] = [];
const stumbles: Pick<JobContext, 'attempt' | 'lastAttempt'>[] = [];
const trips: Pick<JobContext, 'attempt' | 'lastAttempt'>[] = [];
const ponders: Pick<JobContext, 'attempt' | 'lastAttempt'>[] = [];
let dawdling: AbortSignal | undefined;
const lingered: number[] = [];
let letGo: () => void = () => undefined;

@Injectable()
class ChoreWorker {
  constructor(private readonly db: Db) {}

  @Job(Chores, 'greet')
  async greet({ name }: { name: string }): Promise<void> {
    greeted.push(name);
  }

  @Job(Chores, 'stumble')
  async stumble({ times }: { times: number }, { attempt, lastAttempt }: JobContext): Promise<void> {
    stumbles.push({ attempt, lastAttempt });
    if (attempt <= times) throw new Error('stumbled');
  }

  /** Meets nobody the first times, as when a database is away. */
  @Job(Chores, 'fetch')
  async fetch({ trips: inVain }: { trips: number }, { attempt, lastAttempt }: JobContext): Promise<void> {
    trips.push({ attempt, lastAttempt });
    if (trips.length <= inVain) await once(connect(1, '127.0.0.1'), 'connect');
  }

  @Job(Chores, 'linger')
  async linger({ round }: { round: number }): Promise<void> {
    lingered.push(round);
    if (round === 1) await new Promise<void>((done) => (letGo = done));
  }

  /** Asks the database for more than a statement is given. */
  @Job(Chores, 'ponder')
  async ponder({ ms }: { ms: number }, { attempt, lastAttempt }: JobContext): Promise<void> {
    ponders.push({ attempt, lastAttempt });
    await this.db.transaction(async (tx) => {
      await tx.rows(`SET LOCAL statement_timeout = ${ms}`);
      await tx.rows('SELECT pg_sleep(10)');
    });
  }

  @Job(Chores, 'mend')
  async mend({ thing }: { thing: string }, { lastAttempt }: JobContext): Promise<void> {
    const state = things.get(thing);
    if (state === 'waiting') things.set(thing, 'mended');
    if (state !== 'broken') return;
    if (lastAttempt) things.set(thing, 'given up');
    throw new Error('It is broken');
  }

  @Reopens(Chores, 'mend')
  async reopen(_tx: Tx, { thing }: { thing: string }): Promise<boolean> {
    if (things.get(thing) !== 'given up') return false;
    things.set(thing, 'waiting');
    return true;
  }

  @Job(Chores, 'dawdle')
  async dawdle(_payload: { id: number }, { signal }: JobContext): Promise<void> {
    dawdling = signal;
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('told to stop'))));
  }
}

@Module({
  imports: [
    PlatformModule.forService({
      name: 'chores',
      entities: [],
      migrations: [],
      queues: [Chores],
      publishes: [LETTERS.decided],
    }),
  ],
  controllers: [answersDeadLetters(LETTERS)],
  providers: [ChoreWorker],
})
class ChoresModule {}

let chores: TestService;
let jobs: Jobs;
beforeAll(async () => {
  chores = await testService(ChoresModule);
  jobs = chores.service.app.get(Jobs);
});
afterAll(() => chores.close());

describe('jobs', () => {
  it('reach their handler with their payload', async () => {
    await jobs.add(Chores, 'greet', { name: 'Ada' });
    await until(() => greeted.includes('Ada'), 'the job to be done');
  });

  it('are tried again after a failure, and know their last attempt', async () => {
    await jobs.add(Chores, 'stumble', { times: 2 });
    await until(() => stumbles.length === 3, 'the third attempt');
    expect(stumbles).toEqual([
      { attempt: 1, lastAttempt: false },
      { attempt: 2, lastAttempt: false },
      { attempt: 3, lastAttempt: true },
    ]);
  });

  it('that meet an absent server wait for it, and use up none of their tries', async () => {
    await jobs.add(Chores, 'fetch', { trips: 5 });
    await until(() => trips.length === 6, 'the sixth start');
    expect(trips).toEqual(Array.from({ length: 6 }, () => ({ attempt: 1, lastAttempt: false })));
    const queue = await jobs.queue('chores');
    await until(async () => (await queue.getCompleted()).some(({ name }) => name === 'fetch'), 'the job to be done');
    expect((await queue.getFailed()).filter(({ name }) => name === 'fetch')).toEqual([]);
  });

  it('whose own statement takes too long have failed when their tries are used up', async () => {
    await jobs.add(Chores, 'ponder', { ms: 20 });
    const queue = await jobs.queue('chores');
    await until(async () => (await queue.getFailed()).some(({ name }) => name === 'ponder'), 'the job to have failed');
    expect(ponders).toEqual([
      { attempt: 1, lastAttempt: false },
      { attempt: 2, lastAttempt: true },
    ]);
  });

  it('with the same key are one, until it is begun', async () => {
    const options = { key: 'greet-twin', delayMs: 150 };
    await jobs.add(Chores, 'greet', { name: 'Twin' }, options);
    await jobs.add(Chores, 'greet', { name: 'Twin' }, options);
    await until(() => greeted.includes('Twin'), 'the job to be done');
    await jobs.add(Chores, 'greet', { name: 'Later' }, { key: 'greet-twin' });
    await until(() => greeted.includes('Later'), 'the key to be free again');
    expect(greeted.filter((name) => name === 'Twin')).toHaveLength(1);
  });

  it('that are added together are done each, and one for each key', async () => {
    const names = ['Bea', 'Cem', 'Dai'];
    await jobs.addAll(Chores, 'greet', [
      ...names.map((name) => ({ payload: { name }, key: `greet-${name}`, delayMs: 150 })),
      { payload: { name: 'Bea' }, key: 'greet-Bea' },
    ]);
    await until(() => names.every((name) => greeted.includes(name)), 'the jobs to be done');
    expect(greeted.filter((name) => name === 'Bea')).toHaveLength(1);
  });

  it('of somebody with many wait behind the first ones of others', async () => {
    const queue = await jobs.queue('chores');
    await queue.pause();
    const added: [name: string, behind: number][] = [
      ['Eve 1', 0],
      ['Eve 2', 1],
      ['Eve 3', 2],
      ['Fay 1', 0],
      ['Fay 2', 1],
    ];
    for (const [name, behind] of added) await jobs.add(Chores, 'greet', { name }, { behind });
    await queue.resume();
    await until(() => added.every(([name]) => greeted.includes(name)), 'the jobs to be done');
    expect(greeted.filter((name) => /^(?:Eve|Fay)/.test(name))).toEqual(['Eve 1', 'Fay 1', 'Eve 2', 'Fay 2', 'Eve 3']);
  });

  it('with the key of one that runs are one more, done after it', async () => {
    const options = { key: 'linger' };
    await jobs.add(Chores, 'linger', { round: 1 }, options);
    await until(() => lingered.length === 1, 'the first to run');
    for (const round of [2, 3, 4]) await jobs.add(Chores, 'linger', { round }, options);
    letGo();
    await until(() => lingered.length === 2, 'the last to be done');
    await jobs.add(Chores, 'linger', { round: 5 }, options);
    await until(() => lingered.includes(5), 'the key to be free again');
    expect(lingered).toEqual([1, 4, 5]);
  });

  it('that failed leave their key to the next', async () => {
    const before = stumbles.length;
    for (const tries of [3, 6]) {
      await jobs.add(Chores, 'stumble', { times: 3 }, { key: 'clumsy' });
      await until(() => stumbles.length === before + tries, `${tries} tries in vain`);
      const queue = await jobs.queue('chores');
      await until(
        async () => (await queue.getFailed()).filter(({ name }) => name === 'stumble').length === tries / 3,
        'the job to have failed',
      );
    }
  });

  it('that take too long are stopped and have failed', async () => {
    await jobs.add(Chores, 'dawdle', { id: 1 });
    const queue = await jobs.queue('chores');
    await until(async () => (await queue.getFailed()).some(({ name }) => name === 'dawdle'), 'the job to have failed');
    expect(dawdling?.aborted).toBe(true);
  });

  it('of a worker that died are taken up by another', async () => {
    const name = uniqueName('orphans');
    // BullMQ leaves connections that it was given to whoever made them.
    const connections = Array.from({ length: 3 }, () => {
      return new Redis(testServers().redisUrl, { maxRetriesPerRequest: null });
    });
    const [connection, ofDying, ofHeir] = connections as [Redis, Redis, Redis];
    const queue = new Queue(name, { connection });
    await queue.add('orphan', {});
    // A worker that takes the job and is gone without a word: its lock is never renewed and nothing is reported.
    const dying = new Worker(name, null, { connection: ofDying, lockDuration: 100 });
    expect(await dying.getNextJob('lost')).toBeDefined();
    await dying.close(true);

    let done = false;
    const heir = new Worker(name, async () => void (done = true), {
      connection: ofHeir,
      stalledInterval: 100,
      maxStalledCount: 3,
    });
    await until(() => done, 'the job to be taken up again');
    await heir.close();
    await queue.obliterate({ force: true });
    await queue.close();
    for (const each of connections) each.disconnect();
  });
});

describe('a job whose tries are used up', () => {
  const desk = () => chores.as(actor({ userId: 41, role: 'admin' }));
  const lettersOf = async (thing: string) =>
    (await desk().send(LETTERS.list, { limit: 100, before: null })).letters.filter(
      ({ data }) => data['thing'] === thing,
    );
  /** Broken until its tries are used up; answers its letter. */
  const givenUp = async (thing: string) => {
    things.set(thing, 'broken');
    await jobs.add(Chores, 'mend', { thing }, { key: `mend-${thing}` });
    return until(async () => (await lettersOf(thing))[0], 'the job to be put aside');
  };
  const isLeft = async (thing: string): Promise<boolean> =>
    (await (await jobs.queue('chores')).getFailed()).some(({ data }) => (data as { thing?: string }).thing === thing);

  it('is put aside with what it met, once, whoever finds it', async () => {
    const letter = await givenUp('clock');
    expect(letter).toMatchObject({
      kind: 'job',
      subject: 'job.chores.mend',
      error: 'It is broken',
      tries: 2,
      requestId: 'mend-clock',
      actorId: null,
      data: { thing: 'clock' },
    });
    const sweep = () => chores.service.app.get(GivenUpJobs).sweep(new AbortController().signal);
    await Promise.all([sweep(), sweep()]);
    expect(await lettersOf('clock')).toEqual([letter]);
    // Found by upkeep when whoever saw it fail died.
    await chores.db.rows('DELETE FROM dead_letter WHERE id = $1', [letter.id]);
    await sweep();
    expect(await lettersOf('clock')).toMatchObject([{ error: 'It is broken', parkedAt: letter.parkedAt }]);
  });

  it('is begun again by an administrator, who is named, with all its tries', async () => {
    const { id } = await givenUp('chair');
    await desk().send(LETTERS.decide, { id, decision: 'replayed' });
    await until(() => things.get('chair') === 'mended', 'the chair to be mended');
    await chores.waitForEvent(LETTERS.decided, (decided) => decided.id === id);
    const decided = chores.published(LETTERS.decided).filter((one) => one.id === id);
    expect(decided).toEqual([
      { decision: 'replayed', id, kind: 'job', subject: 'job.chores.mend', error: 'It is broken' },
    ]);
    expect([await lettersOf('chair'), await isLeft('chair')]).toEqual([[], false]);
  });

  it('is begun again though Redis has forgotten it', async () => {
    const { id } = await givenUp('table');
    for (const job of await (await jobs.queue('chores')).getFailed()) await job.remove();
    await desk().send(LETTERS.decide, { id, decision: 'replayed' });
    await until(() => things.get('table') === 'mended', 'the table to be mended');
  });

  it('is not begun again where nothing is left to do: its letter stays, and nobody is told', async () => {
    const { id } = await givenUp('stool');
    things.set('stool', 'mended');
    await expect(desk().send(LETTERS.decide, { id, decision: 'replayed' })).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(/^Nothing is left to do/),
    });
    expect(await lettersOf('stool')).toHaveLength(1);
    expect(await chores.db.rows('SELECT FROM outbox WHERE subject = $1', [LETTERS.decided.subject])).toEqual([]);
  });

  it('is dropped for good, and of eight who decide at once one does', async () => {
    const { id } = await givenUp('lamp');
    const drop = () => desk().send(LETTERS.decide, { id, decision: 'dropped' });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, drop));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await chores.service.app.get(GivenUpJobs).sweep(new AbortController().signal);
    expect([await lettersOf('lamp'), await isLeft('lamp')]).toEqual([[], false]);
    expect(things.get('lamp')).toBe('given up');
  });
});

describe('while Redis is away', () => {
  it('a service runs, a job cannot be added, and the end is not held up', async () => {
    const away = await testService(ChoresModule, { REDIS_URL: 'redis://127.0.0.1:1' });
    await expect(away.service.app.get(Jobs).add(Chores, 'greet', { name: 'Nobody' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await away.service.measure();
    await away.close();
  });
});

describe('a service', () => {
  const start = async (providers: Type[]): Promise<unknown> => {
    @Module({
      imports: [PlatformModule.forService({ name: 'chores', entities: [], migrations: [], queues: [Chores] })],
      providers,
    })
    class BrokenModule {}
    const database = await freshDatabase();
    const { natsUrl, redisUrl } = testServers();
    try {
      return await startService(BrokenModule, {
        NATS_URL: natsUrl,
        REDIS_URL: redisUrl,
        NAMESPACE: `${uniqueName('test')}.`,
        LOG_LEVEL: 'silent',
        CHORES_DATABASE_URL: database.url,
      });
    } finally {
      await database.drop();
    }
  };

  it('refuses to start when a job has no handler', async () => {
    await expect(start([])).rejects.toThrow('Job chores/greet has no handler');
  });

  it('refuses to start when a job has two handlers', async () => {
    @Injectable()
    class Second {
      @Job(Chores, 'greet')
      async greet(): Promise<void> {}
    }
    await expect(start([ChoreWorker, Second])).rejects.toThrow('Job chores/greet has two handlers');
  });
});
