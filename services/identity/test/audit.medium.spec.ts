import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AdminUpdateUser,
  ApproveUser,
  DEAD_LETTERS,
  ExportAudit,
  GetAuditExport,
  GetOwnDataExport,
  type AuditEntry,
  InvitationCancelled,
  InvitationSent,
  ListAudit,
  OwnDataExportFinished,
  type ListAuditInput,
  ProductApproved,
  ProductRejected,
  RejectUser,
} from '#contracts';
import { calendarOf, Storage } from '#platform';
import { goldenPayload, type TestService, testService, until } from '#testing';
import { IdentityModule } from '../src/identity.module.js';
import { actorOf, admin, signUp } from './people.js';

let identity: TestService;
beforeAll(async () => {
  identity = await testService(IdentityModule);
});
afterAll(() => identity.close());

async function readStored(key: string): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of await identity.service.app.get(Storage).read(key)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

const list = async (input: ListAuditInput, by = identity.as(admin())): Promise<AuditEntry[]> =>
  (await by.page(ListAudit, input)).items;

describe('the audit log', () => {
  it('tells who did what to whom, newest first, and is found by every filter', async () => {
    const { user: boss } = await signUp(identity);
    const { user } = await signUp(identity, { role: 'seller' });
    const root = identity.as(admin(boss.id));
    await root.send(RejectUser, { id: user.id, reason: 'No such company' });
    await root.send(ApproveUser, { id: user.id });
    const both = await list({ userId: user.id });
    expect(both).toEqual([
      expect.objectContaining({ action: 'user.approved', details: {} }),
      {
        id: expect.any(Number),
        at: expect.stringMatching(/Z$/),
        actorId: boss.id,
        actorUsername: boss.username,
        impersonatorId: null,
        impersonatorUsername: null,
        action: 'user.rejected',
        entityType: 'user',
        entityId: user.id,
        entityName: user.username,
        outcome: 'done',
        status: null,
        details: { reason: 'No such company' },
      },
    ]);
    const [newest, oldest] = both as [AuditEntry, AuditEntry];
    expect(await list({ userId: boss.id })).toEqual(both);
    expect(await list({ q: user.username.toUpperCase() })).toEqual(both);
    expect(await list({ q: boss.username, action: 'user.approved' })).toEqual([newest]);
    expect(await list({ userId: user.id, from: newest.at })).toContainEqual(newest);
    expect(await list({ userId: user.id, to: oldest.at })).toEqual([]);
    expect(await list({ userId: 999_999 })).toEqual([]);
  });

  it('has the days of the time zone of whoever reads it', async () => {
    const { user: boss } = await signUp(identity);
    const { user } = await signUp(identity, { role: 'seller' });
    await identity.as(admin(boss.id)).send(ApproveUser, { id: user.id });
    const [entry] = (await list({ userId: user.id })) as [AuditEntry];
    // One of both has another day than UTC at any hour.
    const days = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((timeZone) => {
      return { timeZone, day: calendarOf({ timeZone }).dayOf(new Date(entry.at)) };
    });
    const { timeZone, day } = days.find((each) => each.day !== entry.at.slice(0, 10))!;
    const reader = identity.as({ ...admin(boss.id), timeZone });
    const ofDay = { userId: user.id, from: day, to: day };
    expect([await list(ofDay, reader), await list(ofDay)]).toEqual([[entry], []]);
  });

  it('tells what administrators decided elsewhere, once, and of whom without the whole address', async () => {
    const { user: boss } = await signUp(identity);
    const [{ user: seller }, actor] = [await signUp(identity, { role: 'seller' }), admin(boss.id)];
    const product = { productId: 77_001, name: 'Hex bolt', ownerId: seller.id, supplierId: 7 };
    const invitation = {
      ...goldenPayload(InvitationSent, {}),
      ...{ kind: 'admin' as const, invitationId: 77_002, email: 'jo.doe@example.com', role: 'seller' as const },
      ...{ supplierId: null, supplierName: null },
    };
    const eventId = await identity.publish(ProductRejected, { ...product, reason: 'No picture' }, { actor });
    await identity.publish(ProductRejected, { ...product, reason: 'No picture' }, { actor, eventId });
    await identity.publish(ProductApproved, product, { actor });
    await identity.publish(InvitationSent, invitation, { actor });
    await identity.publish(InvitationSent, { ...invitation, generation: 2 }, { actor });
    await identity.publish(InvitationCancelled, invitation, { actor });
    // Nobody's decision: between a buyer and a supplier, and without an administrator.
    await identity.publish(InvitationSent, goldenPayload(InvitationSent, {}), { actor: actorOf(seller) });
    await identity.publish(ProductApproved, product, { actor: actorOf(seller) });
    await until(
      async () => (await identity.db.rows(`SELECT FROM inbox WHERE handler ~ '(product|invitation)'`)).length === 7,
      'all to be handled',
    );
    const found = await list({ userId: boss.id });
    expect(found.map(({ action }) => action).sort()).toEqual([
      'invitation.cancelled',
      'invitation.resent',
      'invitation.sent',
      'product.approved',
      'product.rejected',
    ]);
    const refused = found.find(({ action }) => action === 'product.rejected');
    expect(refused).toMatchObject({ entityType: 'product', entityId: 77_001, details: { reason: 'No picture' } });
    expect(JSON.stringify(found)).toContain('j…@example.com');
    expect(JSON.stringify(found)).not.toContain('jo.doe');
  });

  it('tells who decided on a dead letter, of whichever service', async () => {
    const { user: boss } = await signUp(identity);
    const letter = { id: 17, kind: 'event' as const, subject: 'evt.catalog.product.updated', error: 'indigestible' };
    const { ordering, identity: own } = DEAD_LETTERS;
    await identity.publish(ordering.decided, { ...letter, decision: 'replayed' }, { actor: admin(boss.id) });
    await identity.publish(own.decided, { ...letter, decision: 'dropped' }, { actor: admin(boss.id) });
    const { id, ...rest } = letter;
    const found = await until(async () => {
      const rows = await list({ userId: boss.id });
      return rows.length === 2 && rows;
    }, 'both to be written down');
    expect(found).toContainEqual(
      expect.objectContaining({
        action: 'dead-letter.replayed',
        actorUsername: boss.username,
        entityType: 'dead-letter',
        entityId: id,
        details: { service: 'ordering', ...rest },
      }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ action: 'dead-letter.dropped', details: { service: 'identity', ...rest } }),
    );
  });

  it('tells that an operator replayed one by the command, who has no account', async () => {
    const letter = {
      id: 918_273,
      kind: 'event' as const,
      subject: 'evt.catalog.product.updated',
      error: 'indigestible',
    };
    await identity.publish(DEAD_LETTERS.catalog.decided, { ...letter, decision: 'replayed' });
    const found = await until(
      async () => (await list({ action: 'dead-letter.replayed' })).find(({ entityId }) => entityId === letter.id),
      'it to be written down',
    );
    expect(found).toMatchObject({ actorId: 0, actorUsername: null, details: { service: 'catalog' } });
  });

  it('tells who took it away as a file, and with which filters', async () => {
    const { user: boss } = await signUp(identity);
    await identity.as(admin(boss.id)).send(ExportAudit, { format: 'csv', action: 'user.deleted' });
    expect(await list({ userId: boss.id })).toMatchObject([
      { action: 'audit.exported', actorUsername: boss.username, details: { format: 'csv', action: 'user.deleted' } },
    ]);
  });

  it('is paged, each entry once', async () => {
    const { user } = await signUp(identity);
    for (const isActive of [false, true, false, true, false]) {
      await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isActive });
    }
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await identity.as(admin()).page(ListAudit, { userId: user.id, limit: 2, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
  });

  it('is taken away as a file, filtered, in which no cell is a formula', async () => {
    const { user: boss } = await signUp(identity);
    const root = identity.as(admin(boss.id));
    const { user } = await signUp(identity, { role: 'seller' });
    await root.send(RejectUser, { id: user.id, reason: 'No such company' });
    await root.send(ApproveUser, { id: user.id });
    const exported = async (filter: ListAuditInput): Promise<string[]> => {
      const { status, file } = await root.send(ExportAudit, { format: 'csv', ...filter });
      expect([status, file!.fileName]).toEqual(['ready', expect.stringMatching(/^audit-log-.*\.csv$/)]);
      return (await readStored(file!.key)).trim().split('\r\n').slice(1);
    };
    const rejected = await exported({ userId: boss.id, action: 'user.rejected' });
    expect(rejected).toEqual([expect.stringContaining('No such company')]);
    expect(rejected[0]).toContain(`,${boss.username},${boss.id},,user.rejected,user,${user.id},${user.username},`);
    // The export before is in it, this one is not.
    expect(await exported({ userId: boss.id })).toHaveLength(3);
    await identity.db.rows(
      `INSERT INTO audit_log (at, actor_id, action, entity_type, entity_id, details)
       VALUES (now(), $1, '=1+1', 'user', $2, '{}')`,
      [boss.id, user.id],
    );
    expect((await exported({ userId: boss.id }))[0]).toMatch(/,[^,=]+=1\+1,user,/);
  });

  it('of more than 5,000 entries is made by a job, told of, and for its administrator alone', async () => {
    const { user: boss } = await signUp(identity);
    await identity.db.rows(
      `INSERT INTO audit_log (at, actor_id, action, entity_type, entity_id, details)
       SELECT now(), $1::integer, 'token.created', 'user', $1::integer, '{}' FROM generate_series(1, 5001)`,
      [boss.id],
    );
    const root = identity.as(admin(boss.id));
    const { id, status } = await root.send(ExportAudit, { format: 'csv', userId: boss.id });
    expect(status).toBe('waiting');
    const told = await identity.waitForEvent(OwnDataExportFinished, ({ exportId }) => exportId === id);
    expect(told).toEqual({ exportId: id, userId: boss.id, name: 'audit-log', rows: 5002 });
    const { key } = await root.send(GetAuditExport, { id });
    expect((await readStored(key)).trim().split('\r\n')).toHaveLength(5003);
    await expect(identity.as(admin(boss.id + 1)).send(GetAuditExport, { id })).rejects.toMatchObject({
      kind: 'not-found',
    });
    const noLongerAdmin = identity.as({ ...actorOf(boss), userId: boss.id });
    await expect(noLongerAdmin.send(GetAuditExport, { id })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(noLongerAdmin.send(GetOwnDataExport, { id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is for administrators alone', async () => {
    const { user, caller } = await signUp(identity);
    await expect(list({}, caller)).rejects.toMatchObject({ kind: 'forbidden' });
    const impersonated = identity.as({ ...actorOf(user), impersonatorId: 7 });
    await expect(list({}, impersonated)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it.each([
    'UPDATE audit_log SET actor_id = 1',
    'UPDATE audit_log SET actor_id = 1 WHERE false',
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
  ])('is not changed by the service itself: %s', async (sql) => {
    const { user } = await signUp(identity);
    await identity.as(admin()).send(AdminUpdateUser, { id: user.id, isActive: false });
    await expect(identity.db.rows(sql)).rejects.toThrow();
    expect(await list({ userId: user.id })).toHaveLength(1);
  });
});
