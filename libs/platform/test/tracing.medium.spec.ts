import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Db, defineQueue, Job, Jobs, PlatformModule, Tracing } from '#platform';
import { actor, closeAll, type TestService, testService, type TraceCollector, traceCollector, until } from '#testing';
import { NoteEntity, Refuse, ScratchModule } from './scratch.js';

const Chores = defineQueue<{ greet: { name: string } }>('chores', { greet: { attempts: 1, backoffMs: 10 } });

@Injectable()
class ChoreWorker {
  @Job(Chores, 'greet')
  greet(): Promise<void> {
    return Promise.resolve();
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'chores', entities: [], migrations: [], queues: [Chores] })],
  providers: [ChoreWorker],
})
class ChoresModule {}

let collector: TraceCollector;
let chores: TestService;
let scratch: TestService;
beforeAll(async () => {
  collector = await traceCollector();
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  chores = await testService(ChoresModule, environment);
  scratch = await testService(ScratchModule, environment);
});
afterAll(() =>
  closeAll(
    () => chores?.close(),
    () => scratch?.close(),
    () => collector.close(),
  ),
);
const click = { kind: 'server' as const, name: 'click' };
const spanNamed = (name: string) =>
  until(() => collector.spans.find((span) => span.name === name), `a span ${name}`, 15_000);

it('a job belongs to the trace of whoever queued it', async () => {
  const app = chores.service.app;
  await app.get(Tracing).enter(
    () => click,
    undefined,
    () => app.get(Jobs).add(Chores, 'greet', { name: 'Ada' }),
  );
  const done = await spanNamed('process chores greet');
  const queued = await spanNamed('send chores greet');
  const clicked = await spanNamed('click');
  expect(done).toMatchObject({ traceId: clicked.traceId, parentSpanId: queued.spanId });
  expect(queued.parentSpanId).toBe(clicked.spanId);
});

it('a failure is told by its SQLSTATE or kind, not by its message', async () => {
  const tracing = scratch.service.app.get(Tracing);
  const refused = tracing.enter(
    () => click,
    undefined,
    () => scratch.as(actor()).send(Refuse, { how: 'data' }),
  );
  await expect(refused).rejects.toMatchObject({ kind: 'invalid' });
  const sql = await until(
    () => collector.spans.find(({ attributes }) => attributes['error.type'] === '22P02'),
    'the failed statement',
    15_000,
  );
  expect(sql).toMatchObject({ name: 'SELECT', attributes: { 'db.query.text': 'SELECT $1::text::int' } });
  expect(collector.text()).not.toContain('many');
});

it("a transaction's statements are steps of its trace, TypeORM's own among them", async () => {
  const { app } = scratch.service;
  await app.get(Tracing).enter(
    () => ({ kind: 'server', name: 'write' }),
    undefined,
    () => app.get(Db).transaction((tx) => tx.insert(NoteEntity, { text: 'secret words' })),
  );
  const write = await spanNamed('write');
  const steps = await until(() => {
    const found = collector.spans.filter(({ traceId }) => traceId === write.traceId).map(({ name }) => name);
    return found.length >= 4 && found;
  }, 'every step');
  expect(steps.sort()).toEqual(['COMMIT', 'INSERT', 'transaction', 'write']);
  expect(collector.text()).not.toContain('secret words');
});

it('nothing of the SDK is loaded while tracing is off', async () => {
  const script = `
    await import('./dist/libs/platform/src/index.js');
    const { Tracing } = await import('./dist/libs/platform/src/tracing/tracing.js');
    await Tracing.open('test', process.env.ENDPOINT);
    const { createRequire } = await import('node:module');
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    console.log(loaded.some((file) => /@opentelemetry.(?:sdk|exporter)/.test(file)));
    process.exit();`;
  const loads = async (env: Record<string, string>): Promise<string> =>
    (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env })).stdout.trim();
  expect(await loads({})).toBe('false');
  expect(await loads({ ENDPOINT: collector.url })).toBe('true');
});
