import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { LowStockReached, OrderCreated, OrderStatusChanged } from '#contracts';
import { EventStream } from '#platform';
import { type TestService, testService, until } from '#testing';
import { NotificationModule } from '../src/notification.module.js';
import { freshId, orderFacts } from './facts.js';
import { handled } from './reader.js';

let service: TestService;
/** `waits`: it was sent after all answers to earlier ones had come. */
const sent: { client: unknown; text: string; values: unknown[]; waits: boolean }[] = [];
const unanswered = new Map<unknown, number>();
beforeAll(async () => {
  service = await testService(NotificationModule);
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: unknown, ...args: unknown[]) {
    const [first, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const { text } = typeof first === 'string' ? { text: first } : first;
    const open = unanswered.get(this) ?? 0;
    sent.push({
      ...{ client: this, text, waits: open === 0 },
      values: (typeof first === 'string' ? values : first.values) ?? [],
    });
    const answer = query.apply(this, args);
    if (!(answer instanceof Promise)) return answer;
    unanswered.set(this, open + 1);
    const answered = () => unanswered.set(this, unanswered.get(this)! - 1);
    answer.then(answered, answered);
    return answer;
  });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await service.close();
});

/** From the start of the transaction that took an event to its commit. */
function sentFor(eventId: string): typeof sent {
  const takes = ({ text, values }: (typeof sent)[number]): boolean =>
    text.startsWith('INSERT INTO inbox') && values.flat().includes(eventId);
  const { client } = sent.find(takes)!;
  const ofClient = sent.filter((one) => one.client === client);
  const taken = ofClient.findIndex(takes);
  const start = ofClient.findLastIndex(({ text }, i) => i < taken && text === 'START TRANSACTION');
  const end = ofClient.findIndex(({ text }, i) => i > taken && text === 'COMMIT');
  return ofClient.slice(start, end + 1);
}

function statementsFor(eventId: string): string[] {
  return sentFor(eventId).map(({ text }) => text.trim().split(/\s+/).slice(0, 3).join(' '));
}

const NINE = [
  'START TRANSACTION',
  'INSERT INTO inbox',
  'INSERT INTO orders',
  'WITH drafts AS',
  'INSERT INTO outbox',
  'INSERT INTO mails',
  'INSERT INTO activities',
  'INSERT INTO webhook_deliveries',
  'COMMIT',
];

it('handles an order in nine statements, however many are told of it, and an alert in six', async () => {
  const order = orderFacts();
  const created = await service.publish(OrderCreated, order);
  await handled(service, created);
  expect(statementsFor(created)).toEqual(NINE);

  const changed = await service.publish(OrderStatusChanged, {
    ...order,
    previousStatus: 'pending',
    newStatus: 'confirmed',
    notes: null,
    performedBy: order.supplierOwnerId,
  });
  await handled(service, changed);
  expect(statementsFor(changed)).toHaveLength(9);

  const low = await service.publish(LowStockReached, {
    itemId: 1,
    userId: freshId(),
    productId: 2,
    productName: 'Hex bolt',
    currentStock: 1,
    reorderThreshold: 5,
  });
  await handled(service, low);
  // A mail comes once a day.
  expect(statementsFor(low)).toEqual([
    'START TRANSACTION',
    'INSERT INTO inbox',
    'WITH drafts AS',
    'INSERT INTO outbox',
    'INSERT INTO webhook_deliveries',
    'COMMIT',
  ]);
});

it('waits five times for the answers to the nine', async () => {
  const created = await service.publish(OrderCreated, orderFacts());
  await handled(service, created);
  expect(sentFor(created).filter(({ waits }) => waits)).toHaveLength(5);
});

it('handles forty orders that came together in the same nine', async () => {
  const { manager, name } = service.service.app.get(EventStream);
  const delivered = async (): Promise<number> =>
    (await manager.consumers.info(name, 'notification_evt_ordering_order_created')).num_ack_pending;
  let forty: string[] = [];
  await service.db.transaction(async (tx) => {
    await tx.changed('LOCK TABLE orders IN EXCLUSIVE MODE');
    await service.publish(OrderCreated, orderFacts());
    await until(
      () =>
        tx.row(`SELECT 1 FROM pg_locks WHERE NOT granted AND database = (
        SELECT oid FROM pg_database WHERE datname = current_database())`),
      'the first to be held up',
    );
    forty = await Promise.all(Array.from({ length: 40 }, () => service.publish(OrderCreated, orderFacts())));
    await until(async () => (await delivered()) === 41, 'the forty to be waiting behind it');
  });
  for (const eventId of forty) await handled(service, eventId);
  const taken = sent.filter(
    ({ text, values }) => text.startsWith('INSERT INTO inbox') && values.flat().includes(forty[7]),
  );
  expect(taken).toHaveLength(1);
  expect([...(taken[0]!.values[1] as string[])].sort()).toEqual([...forty].sort());
  expect(statementsFor(forty[0]!)).toEqual(NINE);
});
