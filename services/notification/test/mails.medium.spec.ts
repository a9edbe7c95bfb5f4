import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import {
  GetAccountLink,
  ListLowStock,
  type LowStockRecord,
  OrderCreated,
  OrderStatusChanged,
  UserRegistered,
  type UserSnapshot,
  UserUpdated,
} from '#contracts';
import { Jobs } from '#platform';
import { type TestService, testService, until } from '#testing';
import { Mails, type MailDraft } from '../src/mail/mails.js';
import { PlanDigests } from '../src/mail/plan-digests.js';
import { Post } from '../src/mail/post.js';
import { SendMail } from '../src/mail/send-mail.job.js';
import { NotificationModule } from '../src/notification.module.js';
import { freshId, orderFacts, userSnapshot } from './facts.js';
import { Mailbox, smtpError } from './mailbox.js';
import { handled } from './reader.js';

const FROM = 'Tradeyard <no-reply@market.example>';
const mailSettings = (mailbox: Mailbox) => ({
  SMTP_URL: mailbox.url,
  MAIL_FROM: FROM,
  LINK_BASE_URL: 'https://market.example/',
});

let service: TestService;
let mailbox: Mailbox;
/** What is low in whose stock. */
const low = new Map<number, LowStockRecord[]>();

/** A user whom notification knows, with an address that no other test has. */
async function known(svc: TestService, facts: Partial<UserSnapshot> = {}): Promise<UserSnapshot> {
  const id = freshId();
  const user = userSnapshot({ id, email: `user${id}@example.com`, ...facts });
  await handled(svc, await svc.publish(UserRegistered, user));
  return user;
}

interface MailRow {
  id: number;
  status: string;
  note: string | null;
}

async function mailsOf(svc: TestService, userId: number): Promise<MailRow[]> {
  return svc.db.rows<MailRow>('SELECT id, status, note FROM mails WHERE user_id = $1 ORDER BY id', [userId]);
}

async function settled(svc: TestService, userId: number, status: string): Promise<MailRow> {
  return until(
    async () => (await mailsOf(svc, userId)).find((mail) => mail.status === status),
    `a mail of user ${userId} that is ${status}`,
  );
}

describe('a mail', () => {
  beforeAll(async () => {
    mailbox = await Mailbox.open();
    service = await testService(NotificationModule, mailSettings(mailbox));
    await service.fakePage(ListLowStock, (_input, { actor }) => low.get(actor.userId) ?? []);
  });
  afterAll(async () => {
    await service.close();
    await mailbox.close();
  });

  it('of a new order reaches the supplier’s owner, in two parts, with a way to decline', async () => {
    const owner = await known(service, { firstName: 'Zoë', lastName: 'Müller 日本' });
    const order = orderFacts({ supplierOwnerId: owner.id });
    await service.publish(OrderCreated, order);
    const { mail, raw, to } = await mailbox.waitFor(owner.email);

    expect(to).toEqual([owner.email]);
    expect(mail.from?.text).toBe('"Tradeyard" <no-reply@market.example>');
    expect(mail.to).toMatchObject({ value: [{ address: owner.email, name: 'Zoë Müller 日本' }] });
    expect(mail.subject).toBe(`New order ${order.orderNumber}`);
    expect(mail.text).toContain('Acme Corp ordered from Northwind for $80.00.');
    expect(mail.html).toContain('Acme Corp ordered from Northwind for $80.00.');
    const link = `https://market.example/auth?returnUrl=%2Fseller%2Forders%2F${order.orderId}`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@market\.example>$/);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    // Folded, they would still be one line each for who reads them; unfolded, no reader has to know that.
    const token = `${owner.id}\\.orderNotifications\\.[\\w-]{43}`;
    const unfolded = raw.replace(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toMatch(
      new RegExp(`^List-Unsubscribe: <https://market\\.example/unsubscribe\\?token=${token}>\r$`, 'm'),
    );
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    await settled(service, owner.id, 'sent');
  });

  it('of a change leads each side to its own page of the order', async () => {
    const buyer = await known(service);
    const order = orderFacts({ buyerId: buyer.id, status: 'confirmed' });
    const change = { previousStatus: 'pending', newStatus: 'confirmed', notes: null } as const;
    await service.publish(OrderStatusChanged, { ...order, ...change, performedBy: order.supplierOwnerId });
    const { mail } = await mailbox.waitFor(buyer.email);
    expect(mail.text).toContain(`returnUrl=%2Forders%2F${order.orderId}\n`);
  });

  it('is sent once, whatever is repeated', async () => {
    const owner = await known(service);
    const order = orderFacts({ supplierOwnerId: owner.id });
    const eventIds = await Promise.all(Array.from({ length: 8 }, () => service.publish(OrderCreated, order)));
    await Promise.all(eventIds.map((eventId) => handled(service, eventId)));
    const { id } = await settled(service, owner.id, 'sent');
    const send = service.service.app.get(SendMail);
    const again = { attempt: 1, lastAttempt: false, signal: new AbortController().signal };
    await Promise.all(Array.from({ length: 8 }, () => send.execute({ mailId: id }, again)));
    expect(await mailsOf(service, owner.id)).toHaveLength(1);
    expect(mailbox.to(owner.email)).toHaveLength(1);
  });

  it('is not written where the switch is off', async () => {
    const owner = await known(service, { orderNotifications: false });
    await handled(service, await service.publish(OrderCreated, orderFacts({ supplierOwnerId: owner.id })));
    expect(await mailsOf(service, owner.id)).toEqual([]);
  });

  it('with tips goes to who turns them on, once', async () => {
    const user = await known(service, { role: 'seller' });
    expect(await mailsOf(service, user.id)).toEqual([]);
    await service.publish(UserUpdated, { ...user, marketingEmails: true, version: 2 });
    const { mail } = await mailbox.waitFor(user.email);
    expect(mail.subject).toBe('Ada, get the most out of Tradeyard');
    for (const [marketingEmails, version] of [
      [false, 3],
      [true, 4],
    ] as const) {
      await handled(service, await service.publish(UserUpdated, { ...user, marketingEmails, version }));
    }
    expect(await mailsOf(service, user.id)).toHaveLength(1);
  });

  describe('of the daily digest', () => {
    const noon = (daysAhead: number): Date => new Date(Date.UTC(2026, 4, 10 + daysAhead, 12));
    const lowStock: LowStockRecord = {
      inventory: { id: 1, currentStock: 0, reorderThreshold: 5 },
      product: { id: 2, name: 'Bolt <M8>', price: '1.00', currency: 'USD' },
      supplier: null,
      reorder: { quantity: 10, onOrder: 0 },
    };
    const alerted = (userId: number, at: Date): Promise<object[]> =>
      service.db.rows(
        `INSERT INTO notifications (user_id, type, title, message, metadata, dedupe_key, created_at)
         VALUES ($1, 'inventory_alert', '', '', '{}', gen_random_uuid()::text, $2)`,
        [userId, at.toISOString()],
      );
    const plan = (now: Date): Promise<void> => service.service.app.get(PlanDigests).plan(now);

    it('lists what is low now, once a day, only after news', async () => {
      const user = await known(service);
      low.set(user.id, [lowStock]);
      await alerted(user.id, noon(-1));
      await plan(new Date(Date.UTC(2026, 4, 10, 5, 59)));
      expect(await mailsOf(service, user.id)).toEqual([]);
      await Promise.all([plan(noon(0)), plan(noon(0)), plan(noon(0))]);
      const { mail } = await mailbox.waitFor(user.email);
      expect(mail.subject).toBe('1 item low, 1 of them out of stock');
      expect(mail.html).toContain('Bolt &lt;M8&gt;');
      expect(mail.text).toContain('returnUrl=%2Finventory%3Ftab%3Dalerts');
      expect(mail.headers.get('list')).toMatchObject({
        unsubscribe: { url: expect.stringContaining('inventoryAlerts') },
      });
      await plan(noon(0));
      await plan(noon(1));
      expect(await mailsOf(service, user.id)).toHaveLength(1);
    });

    it('is dropped when all is well again', async () => {
      const user = await known(service);
      await alerted(user.id, noon(3));
      await plan(noon(4));
      expect(await settled(service, user.id, 'dropped')).toMatchObject({ note: 'nothing to tell' });
      expect(mailbox.to(user.email)).toEqual([]);
    });
  });
});

/** Here the test does the jobs itself, one at a time. */
describe('sending', () => {
  let send: (mailId: number, lastAttempt?: boolean) => Promise<void>;
  beforeAll(async () => {
    mailbox = await Mailbox.open();
    service = await testService(NotificationModule, { ...mailSettings(mailbox), WORKERS: 'off' });
    const job = service.service.app.get(SendMail);
    send = (mailId, lastAttempt = false) =>
      job.execute({ mailId }, { attempt: 1, lastAttempt, signal: new AbortController().signal });
  });
  afterAll(async () => {
    await service.close();
    await mailbox.close();
  });
  beforeEach(() => {
    mailbox.received.length = 0;
  });
  afterEach(() => {
    mailbox.refusal = undefined;
    mailbox.beforeTaking = () => undefined;
  });

  const content = { subject: 'Hello', paragraphs: ['A word.'] };
  async function add(draft: Partial<MailDraft>): Promise<number> {
    const occasion = `test:${freshId()}`;
    await service.db.transaction((tx) =>
      service.service.app.get(Mails).add(tx, { to: { userId: 1 }, occasion, content, ...draft }),
    );
    return (await service.db.row<{ id: number }>('SELECT id FROM mails WHERE occasion = $1', [occasion]))!.id;
  }
  const rowOf = (id: number): Promise<MailRow | undefined> =>
    service.db.row<MailRow>('SELECT id, status, note FROM mails WHERE id = $1', [id]);

  it('is done by one of eight at once', async () => {
    const id = await add({ to: { email: 'kim@example.com' } });
    let inside = 0;
    let most = 0;
    mailbox.beforeTaking = async () => {
      most = Math.max(most, ++inside);
      await new Promise((done) => setImmediate(done));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => send(id)));
    expect(most).toBe(1);
    expect(mailbox.received).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', note: null });
  });

  it('leaves alone what another process holds, and takes it over when that one is dead, under the same Message-ID', async () => {
    const id = await add({ to: { email: 'kim@example.com' } });
    await send(id);
    const claim = (until: string): Promise<number> =>
      service.db.changed(`UPDATE mails SET status = 'sending', claimed_until = now() + $2::interval WHERE id = $1`, [
        id,
        until,
      ]);
    // As after a death between the server's 250 and the closing of the row.
    await claim('1 minute');
    await send(id);
    expect(mailbox.received).toHaveLength(1);
    await claim('-1 second');
    await send(id);
    expect(mailbox.received).toHaveLength(2);
    const [first, second] = mailbox.received;
    expect(second!.mail.messageId).toBe(first!.mail.messageId);
  });

  it('waits for a server that is away, and uses up no try', async () => {
    const id = await add({ to: { email: 'kim@example.com' } });
    const { port } = mailbox;
    await mailbox.close();
    await expect(send(id, true)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await rowOf(id)).toMatchObject({ status: 'waiting' });
    mailbox = await Mailbox.open({}, port);
    await send(id);
    expect(mailbox.received).toHaveLength(1);
  });

  it('gives up what the server refuses for good, and does not repeat its words', async () => {
    const id = await add({ to: { email: 'nobody@example.com' } });
    mailbox.refusal = Object.assign(smtpError(550), { message: 'no such user nobody@example.com' });
    await send(id);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', note: 'The mail server refused: EENVELOPE 550' });
    mailbox.refusal = undefined;
    await send(id);
    expect(mailbox.received).toEqual([]);
  });

  it('tries again what the server puts off, until the last try', async () => {
    const id = await add({ to: { email: 'kim@example.com' } });
    mailbox.refusal = smtpError(451);
    await expect(send(id)).rejects.toMatchObject({ verdict: 'later' });
    expect(await rowOf(id)).toMatchObject({ status: 'waiting' });
    await expect(send(id, true)).rejects.toMatchObject({ verdict: 'later' });
    expect(await rowOf(id)).toMatchObject({ status: 'failed', note: 'The mail server puts it off: EENVELOPE 451' });
  });

  describe('those of one commit', () => {
    const queue = () => service.service.app.get(Jobs).queue('mail');
    const jobs = async () => (await queue()).getJobs(['waiting', 'delayed']);
    const sendAll = (mailIds: number[]) => service.service.app.get(SendMail).executeAll({ mailIds });
    const empty = async () => (await queue()).drain(true);
    /** Without the jobs that each has by itself. */
    async function addTo(...emails: string[]): Promise<number[]> {
      const ids = await Promise.all(emails.map((email) => add({ to: { email } })));
      await until(async () => (await jobs()).length === ids.length, 'all to be in the queue');
      await empty();
      return ids;
    }
    beforeEach(empty);

    it('share a job by sixes', async () => {
      const drafts = Array.from({ length: 13 }, (_, n) => ({
        ...{ to: { email: `kim${n}@example.com` }, occasion: `test:${freshId()}`, content },
      }));
      await service.db.transaction((tx) => service.service.app.get(Mails).addAll(tx, drafts));
      await until(async () => (await jobs()).length === 3, 'three jobs');
      const sizes = (await jobs()).map(({ name, data }) => [name, (data as { mailIds: number[] }).mailIds.length]);
      expect(sizes.sort()).toEqual([
        ['send-mails', 1],
        ['send-mails', 6],
        ['send-mails', 6],
      ]);
    });

    it('are claimed by one statement, and closed by one when they leave together', async () => {
      const ids = await addTo('a@example.com', 'b@example.com', 'no address', 'c@example.com');
      const send = jest.spyOn(service.service.app.get(Post), 'send').mockResolvedValue();
      const query = jest.spyOn(pg.Client.prototype, 'query');
      await sendAll(ids);
      expect(query).toHaveBeenCalledTimes(2);
      expect(send).toHaveBeenCalledTimes(3);
      query.mockRestore();
      send.mockRestore();
      const rows = await Promise.all(ids.map(rowOf));
      expect(rows.map((row) => row!.status)).toEqual(['sent', 'sent', 'dropped', 'sent']);
    });

    it('do not wait for one that is put off, which is tried by itself, nor are any sent twice', async () => {
      const ids = await addTo('a@example.com', 'later@example.com', 'b@example.com');
      mailbox.beforeTaking = ([to]) => {
        if (to === 'later@example.com') throw smtpError(451);
      };
      await Promise.all([sendAll(ids), sendAll(ids)]);
      const rows = await Promise.all(ids.map(rowOf));
      expect(rows.map((row) => row!.status)).toEqual(['sent', 'waiting', 'sent']);
      expect(mailbox.received.map(({ to: [to] }) => to).sort()).toEqual(['a@example.com', 'b@example.com']);
      expect(await jobs()).toMatchObject([
        { name: 'send-mail', data: { mailId: ids[1] }, opts: { attempts: 10, delay: 30_000 } },
      ]);
    });

    it('wait for a server that is away one by one, and use up no try', async () => {
      const ids = await addTo('a@example.com', 'b@example.com');
      const { port } = mailbox;
      await mailbox.close();
      await sendAll(ids);
      mailbox = await Mailbox.open({}, port);
      expect((await Promise.all(ids.map(rowOf))).map((row) => row!.status)).toEqual(['waiting', 'waiting']);
      const alone = (await jobs()).map(({ name, data, opts }) => [
        name,
        (data as { mailId: number }).mailId,
        opts.delay,
      ]);
      expect(alone.sort()).toEqual(ids.map((id) => ['send-mail', id, 0]).sort());
    });
  });

  it('that was given up goes out when it is opened again, with its link; what is sent is not opened', async () => {
    await service.fake(GetAccountLink, ({ id }) => ({ path: `/reset-password?token=token-${id}` }));
    const link = { owner: 'identity', purpose: 'password-reset', id: 8, generation: 1 } as const;
    const id = await add({ to: { email: 'kim@example.com' }, link, content: { ...content, action: { label: 'Go' } } });
    mailbox.refusal = smtpError(451);
    await expect(send(id, true)).rejects.toMatchObject({ verdict: 'later' });
    mailbox.refusal = undefined;
    const reopen = () => service.db.transaction((tx) => service.service.app.get(SendMail).reopen(tx, { mailId: id }));
    expect(await reopen()).toBe(true);
    await send(id);
    expect(mailbox.received[0]!.mail.text).toContain('token-8');
    expect(await rowOf(id)).toMatchObject({ status: 'sent', note: null });
    expect(await reopen()).toBe(false);
  });

  it('drops what its user has switched off meanwhile, whose account is closed, and what is old', async () => {
    const off = await known(service, { orderNotifications: false });
    const closed = await known(service, { isActive: false });
    const user = await known(service);
    const declined = await add({ to: { userId: off.id }, heeds: 'orderNotifications' });
    const toClosed = await add({ to: { userId: closed.id } });
    const old = await add({ to: { userId: user.id } });
    await service.db.changed(`UPDATE mails SET created_at = now() - interval '73 hours' WHERE id = $1`, [old]);
    await Promise.all([declined, toClosed, old].map((id) => send(id)));
    expect(await rowOf(declined)).toMatchObject({ status: 'dropped', note: 'switched off' });
    expect(await rowOf(toClosed)).toMatchObject({ status: 'dropped', note: 'the account is closed' });
    expect(await rowOf(old)).toMatchObject({ status: 'dropped', note: 'too old' });
    expect(mailbox.received).toEqual([]);
  });

  it('waits for the copy of a user that has not arrived yet', async () => {
    const userId = freshId();
    const id = await add({ to: { userId } });
    await expect(send(id)).rejects.toThrow('not known yet');
    const user = userSnapshot({ id: userId, email: 'late@example.com' });
    await handled(service, await service.publish(UserRegistered, user));
    await send(id);
    expect(mailbox.to('late@example.com')).toHaveLength(1);
  });

  it('goes to the address that the user has by then', async () => {
    const user = await known(service);
    const id = await add({ to: { userId: user.id } });
    await handled(service, await service.publish(UserUpdated, { ...user, email: 'moved@example.com', version: 2 }));
    await send(id);
    expect(mailbox.received.map(({ to }) => to)).toEqual([['moved@example.com']]);
  });

  it('keeps what people wrote out of the headers', async () => {
    const evil = 'Bolt\r\nBcc: victim@example.com\r\nX-Evil: 1\r\n\r\nbody';
    const user = await known(service, { firstName: evil, lastName: '"<victim@example.com>,' });
    const id = await add({ to: { userId: user.id }, content: { subject: evil, paragraphs: [evil] } });
    await send(id);
    const [{ to, mail }, ...more] = mailbox.received as [(typeof mailbox.received)[0]];
    expect(more).toEqual([]);
    expect(to).toEqual([user.email]);
    expect(mail.subject).toBe('Bolt Bcc: victim@example.com X-Evil: 1 body');
    expect(mail.to).toMatchObject({ value: [{ address: user.email }] });
    expect([...mail.headers.keys()]).not.toEqual(expect.arrayContaining(['x-evil']));
    expect(mail.headers.has('bcc')).toBe(false);
  });

  it.each([
    '"a@evil.example, b"@example.com',
    'a@example.com,b@example.com',
    'a@example.com\r\nRCPT TO:<b@example.com>',
    'a b@example.com',
    '<a@example.com>',
    'nobody',
    '',
  ])('is not tried to %j', async (email) => {
    const id = await add({ to: { email } });
    await send(id);
    expect(await rowOf(id)).toMatchObject({ status: 'dropped', note: 'no address' });
    expect(mailbox.received).toEqual([]);
  });

  it('takes long subjects and letters of every script as they are, cut where lists of mails cut', async () => {
    const subject = `Größe 日本語 🚢 ${'sehr lange '.repeat(100)}`;
    const id = await add({
      to: { email: 'jörg@bücher.example' },
      content: { subject, paragraphs: ['日本語 🚢\n.\n..\nFrom x'] },
    });
    await send(id);
    const { mail, raw } = mailbox.received[0]!;
    expect(mail.subject).toHaveLength(161);
    expect(mail.subject).toMatch(/^Größe 日本語 🚢 sehr lange .*…$/u);
    expect(mail.text).toContain('日本語 🚢\n.\n..\nFrom x');
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(998);
  });

  it('to somebody whom it is addressed to twice for one occasion is written once, in whatever case', async () => {
    const occasion = `test:${freshId()}`;
    await Promise.all(
      ['Kim@Example.com', 'kim@example.com', 'KIM@EXAMPLE.COM'].map((email) =>
        service.db.transaction((tx) => service.service.app.get(Mails).add(tx, { to: { email }, occasion, content })),
      ),
    );
    expect(await service.db.rows('SELECT 1 FROM mails WHERE occasion = $1', [occasion])).toHaveLength(1);
  });
});
