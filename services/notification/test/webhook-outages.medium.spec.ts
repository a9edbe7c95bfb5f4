import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import type { LookupAddress } from 'node:dns';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { CreateWebhook, ListWebhookDeliveries, TestWebhook } from '#contracts';
import { actor, type TestService, testService, until } from '#testing';
import { NotificationModule } from '../src/notification.module.js';
import { Notify } from '../src/notifications/notify.js';
import { CallEndpoint } from '../src/webhooks/call-endpoint.js';
import { DeliverWebhook } from '../src/webhooks/deliver-webhook.job.js';
import { Deliveries } from '../src/webhooks/deliveries.js';
import { publicLookup, type Resolve } from '../src/webhooks/public-addresses.js';
import { WebhookSecrets } from '../src/webhooks/webhook-secrets.js';
import { freshId } from './facts.js';
import { Receiver } from './receiver.js';

describe('a process that is killed while an endpoint takes its time', () => {
  /** This one answers requests and sends nothing; sending is done by processes of their own, from dist/. */
  let service: TestService;
  let receiver: Receiver;
  const senders: ChildProcess[] = [];
  beforeAll(async () => {
    receiver = await Receiver.open();
    service = await testService(NotificationModule, { WEBHOOK_PRIVATE_ADDRESSES: 'on', WORKERS: 'off' });
  });
  afterAll(async () => {
    for (const sender of senders) sender.kill('SIGKILL');
    await service.close();
    await receiver.close();
  });

  function startSender(): ChildProcess {
    const sender = spawn(process.execPath, [join(process.cwd(), 'dist/services/notification/src/main.js')], {
      env: { ...service.environment, WORKERS: 'on', REQUESTS: 'off', OPS_PORT: '0', LOG_LEVEL: 'fatal' },
      stdio: 'inherit',
    });
    senders.push(sender);
    return sender;
  }

  it('loses nothing: another one delivers, under the same id and with the same content', async () => {
    const caller = service.as(actor({ userId: freshId() }));
    const { id } = await caller.send(CreateWebhook, { url: receiver.url('/slow'), events: ['stock.low'] });
    const { id: deliveryId } = await caller.send(TestWebhook, { id });
    receiver.willAnswer('/slow', () => undefined);

    const first = startSender();
    await until(() => receiver.at('/slow').length === 1, 'the first process to send', 30_000);
    const ended = new Promise((resolve) => first.once('exit', resolve));
    first.kill('SIGKILL');
    await ended;
    expect((await caller.page(ListWebhookDeliveries, { id })).items).toMatchObject([
      { id: deliveryId, status: 'sending', attempts: 1 },
    ]);

    // As when the minute is over for which the dead one had claimed it.
    await service.db.changed(`UPDATE webhook_deliveries SET due_at = now() - interval '1 second' WHERE id = $1`, [
      deliveryId,
    ]);
    // The queue hands a dead process's job on by itself, after 15 s: the reading of invoices proves that.
    service.service.app.get(Deliveries).wake(deliveryId, 0);
    startSender();
    const delivered = await until(
      async () => {
        const [delivery] = (await caller.page(ListWebhookDeliveries, { id })).items;
        return delivery?.status === 'delivered' && delivery;
      },
      'the second process to deliver',
      60_000,
    );
    expect(delivered).toMatchObject({ id: deliveryId, attempts: 2, httpStatus: 204 });
    const [once, again, ...more] = receiver.at('/slow');
    expect(more).toEqual([]);
    expect(again!.headers['webhook-id']).toBe(once!.headers['webhook-id']);
    expect(again!.body).toBe(once!.body);
  }, 100_000);
});

describe('a name that leads elsewhere once it is registered', () => {
  let service: TestService;
  let inside: Server;
  let connections = 0;
  beforeAll(async () => {
    service = await testService(NotificationModule, { WORKERS: 'off' });
    inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await service.close();
    await new Promise((resolve) => inside.close(resolve));
  });

  it('is refused when it is called, and nothing connects to what is inside', async () => {
    const { port } = inside.address() as AddressInfo;
    let leadsTo: LookupAddress[] = [{ address: '93.184.216.34', family: 4 }];
    const lookups: string[] = [];
    const resolve: Resolve = (name) => {
      lookups.push(name);
      return Promise.resolve(leadsTo);
    };
    const guarded = new CallEndpoint(resolve, false);
    const { app } = service.service;
    const deliver = new DeliverWebhook(
      service.db,
      app.get(WebhookSecrets),
      guarded,
      app.get(Deliveries),
      app.get(Notify),
    );
    const caller = service.as(actor({ userId: freshId() }));
    const url = `https://rebound.example:${port}/hook`;
    const { id } = await caller.send(CreateWebhook, { url, events: ['stock.low'] });

    const found = new Promise((told) => {
      publicLookup(resolve)('rebound.example', {}, (_error, address) => told(address));
    });
    expect(await found).toBe('93.184.216.34');

    lookups.length = 0;
    for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '::1']) {
      leadsTo = [{ address, family: address.includes(':') ? 6 : 4 }];
      const { id: deliveryId } = await caller.send(TestWebhook, { id });
      await deliver.execute({ deliveryId });
      const { items } = await caller.page(ListWebhookDeliveries, { id });
      expect(items.find((one) => one.id === deliveryId)).toMatchObject({
        attempts: 1,
        httpStatus: null,
        note: 'The address is not a public one',
      });
    }
    // Looked up once for each call: what was looked at is what would have been connected to.
    expect(lookups).toEqual(['rebound.example', 'rebound.example', 'rebound.example']);
    expect(connections).toBe(0);
    // It does listen.
    const socket = connect(port, '127.0.0.1');
    await until(() => connections === 1, 'the server inside to be reached by somebody inside');
    socket.destroy();
  });
});
