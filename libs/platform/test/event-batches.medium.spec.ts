import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EventStream } from '#platform';
import { actor, type TestService, testService, until } from '#testing';
import { listDeadLetters } from '../src/events/dead-letters.js';
import { handler, NoteAdded, Piled, ScratchModule } from './scratch.js';

let scratch: TestService;
beforeAll(async () => {
  scratch = await testService(ScratchModule, { EVENT_BACKOFF_MS: '50' });
});
afterAll(() => scratch.close());
beforeEach(() => {
  handler.batches = [];
});

/** Texts that begin with `prefix`, as they were written. */
const written = async (prefix: string): Promise<string[]> =>
  (await scratch.db.rows<{ text: string }>('SELECT text FROM note WHERE text LIKE $1 ORDER BY id', [`${prefix}%`])).map(
    ({ text }) => text,
  );

/** What the stream has still to hear of. */
async function unacknowledged(): Promise<{ waiting: number; delivered: number }> {
  const { manager, name } = scratch.service.app.get(EventStream);
  const { num_pending, num_ack_pending } = await manager.consumers.info(name, 'scratch_evt_scratch_piled');
  return { waiting: num_pending, delivered: num_ack_pending };
}

/** Publishes `events` while the handler holds on to one that came before: they come together. */
async function pile(events: () => Promise<unknown>, beforeRelease?: () => Promise<unknown>): Promise<void> {
  let open = (): void => undefined;
  handler.gate = new Promise((resolve) => (open = resolve));
  await scratch.publish(Piled, { text: 'gate' });
  await until(() => handler.batches.length === 1, 'the first to be begun');
  await events();
  await until(async () => (await unacknowledged()).waiting === 0, 'all to be delivered');
  await beforeRelease?.();
  open();
  await until(async () => (await unacknowledged()).delivered === 0, 'all to be acknowledged');
}

async function publishAll(texts: string[]): Promise<void> {
  for (const text of texts) await scratch.publish(Piled, { text, poison: text.includes('poison') });
}

const texts = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix} ${i}`);

describe('events that come together', () => {
  it('are handled together, in their order, at most a hundred at once', async () => {
    const many = texts('many', 120);
    await pile(() => publishAll(many));
    expect(handler.batches.map(({ length }) => length)).toEqual([1, 100, 20]);
    expect(await written('many')).toEqual(many);
  });

  it('are those of a tenth of a second, under load', async () => {
    const begun = performance.now();
    await publishAll(texts('paced', 40));
    await until(async () => (await written('paced')).length === 40, 'all to be handled');
    expect(handler.batches.length).toBeLessThanOrEqual(1 + (performance.now() - begun) / 100);
  });

  it('name in what comes of them whom each is from', async () => {
    const [ada, bob] = [actor(), actor()];
    const heard: { text: string; userId?: number }[] = [];
    const stream = scratch.service.app.get(EventStream);
    await pile(async () => {
      await scratch.publish(Piled, { text: 'of ada' }, { actor: ada });
      await scratch.publish(Piled, { text: 'of bob' }, { actor: bob });
    });
    expect(handler.batches.at(-1)).toEqual(['of ada', 'of bob']);
    await scratch.waitForEvent(NoteAdded, ({ text }) => text === 'of bob');
    const consumer = await stream.client.consumers.get(stream.name, {
      filter_subjects: stream.subject(NoteAdded.subject),
    });
    for await (const message of await consumer.fetch({ max_messages: 200, expires: 1000 })) {
      const { data, actor: by } = message.json<{ data: { text: string }; actor?: { userId: number } }>();
      if (data.text.startsWith('of ')) heard.push({ text: data.text, userId: by?.userId });
      if (heard.length === 2) break;
    }
    expect(heard).toEqual([
      { text: 'of ada', userId: ada.userId },
      { text: 'of bob', userId: bob.userId },
    ]);
  });

  it('take effect once, though one is among them twice', async () => {
    await pile(async () => {
      const eventId = await scratch.publish(Piled, { text: 'twice' });
      await scratch.publish(Piled, { text: 'twice' }, { eventId });
      await scratch.publish(Piled, { text: 'twice, then once' });
    });
    expect(handler.batches.at(-1)).toEqual(['twice', 'twice, then once']);
    expect(await written('twice')).toEqual(['twice', 'twice, then once']);
  });

  it('do not suffer from one that cannot be handled: it alone is tried again, and parked', async () => {
    const good = texts('good', 9);
    const bad = [...good.slice(0, 4), 'good poison', ...good.slice(4)];
    await pile(() => publishAll(bad));
    expect(await written('good')).toEqual(good);
    // Together once; then each by itself; then the failing one alone.
    expect(handler.batches.slice(1)).toEqual([bad, ...bad.map((text) => [text]), ['good poison'], ['good poison']]);
    expect(await listDeadLetters(scratch.db)).toMatchObject([{ subject: Piled.subject, tries: 3 }]);
    expect(scratch.published(NoteAdded).filter(({ text }) => text === 'good poison')).toEqual([]);
  });

  it('are not lost and take effect once when the transaction is lost with its connection', async () => {
    const cut = texts('cut', 30);
    await pile(
      () => publishAll(cut),
      () =>
        scratch.db.rows(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle in transaction'`,
        ),
    );
    expect((await written('cut')).sort()).toEqual([...cut].sort());
    expect(await written('gate')).toContain('gate');
  });
});
