import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ListAdminInvitations,
  ListBuyersOfSupplier,
  ListReceivedInvitations,
  ListSentInvitations,
  ListSuppliersOfBuyer,
} from '#contracts';
import { type Actor } from '#platform';
import { actor, readingOf, rowsReadFor, settled } from '#testing';
import { Network } from './network.js';

const FIRST_USER = 900_000;
const FIRST_SUPPLIER = 800_000;
const buyer = actor({ userId: FIRST_USER + 1, role: 'buyer' });
const seller = actor({ userId: FIRST_USER + 2, role: 'seller' });
const admin = actor({ userId: FIRST_USER + 3, role: 'admin' });
const EMAIL = 'invited@example.com';

let network: Network;
beforeAll(async () => {
  network = await Network.open();
  network.emails.set(buyer.userId, EMAIL);
  const { db } = network.svc;
  await db.rows(
    `INSERT INTO users (id, company_name) SELECT $1::int + n, 'Company ' || n FROM generate_series(1, 2000) n`,
    [FIRST_USER],
  );
  await db.rows(
    `INSERT INTO suppliers (id, name, category, owner_id, version)
     SELECT $1::int + n, 'Supplier ' || n, 'Other', $2::int + n, 1 FROM generate_series(1, 2000) n`,
    [FIRST_SUPPLIER, FIRST_USER],
  );
  // Of each pair one was resent: when it was sent and its number do not go together.
  for (let n = 0; n < 20_000; n += 2000) {
    await db.rows(
      `INSERT INTO invitations (kind, sender_id, email, supplier_id, buyer_id, status, sent_at, expires_at)
       SELECT 'buyer', $2::int + 2 + CASE WHEN n % 10 = 0 THEN 0 ELSE n % 1900 END,
         CASE WHEN n % 20 = 5 THEN 'Invited@example.com' WHEN n % 20 IN (6, 7, 8, 9) THEN NULL ELSE 'p' || n || '@example.com' END,
         $3::int + 1 + n % 1900, CASE WHEN n % 20 = 6 THEN $2::int + 1 WHEN n % 20 IN (7, 8, 9) THEN $2::int + n % 1900 + 3 END, 'accepted',
         now() - n * 7919 % 20000 * interval '1 minute', now() + interval '1 day'
       FROM generate_series($1::int + 1, $1::int + 2000) n`,
      [n, FIRST_USER, FIRST_SUPPLIER],
    );
    await db.rows(
      `INSERT INTO relationships (buyer_id, supplier_id, status, updated_at)
       SELECT $2::int + CASE WHEN n % 20 = 0 THEN 1 ELSE 1 + n % 1900 END,
         $3::int + CASE WHEN n % 20 = 1 THEN 2 ELSE 1 + n * 13 % 1999 END, 'active', now() - n * 7919 % 20000 * interval '1 minute'
       FROM generate_series($1::int + 1, $1::int + 2000) n ON CONFLICT DO NOTHING`,
      [n, FIRST_USER, FIRST_SUPPLIER],
    );
  }
  await db.rows(
    `INSERT INTO invitations (kind, sender_id, email, role, status, sent_at, expires_at)
     SELECT 'admin', $1, 'a' || n || '@example.com', 'seller', 'declined', now() - n * 7919 % 1000 * interval '1 minute',
       now() + interval '1 day' FROM generate_series(1, 1000) n`,
    [admin.userId],
  );
  for (const table of ['invitations', 'relationships', 'users', 'suppliers']) await settled(db, table);
}, 180_000);
afterAll(() => network.close());

type Ask = (who: ReturnType<Network['as']>) => Promise<unknown>;

describe('the plan of a list', () => {
  it.each<[string, Actor, string[], Ask]>([
    ['sent', seller, ['invitations_sent'], (as) => as.page(ListSentInvitations, { kind: 'buyer' })],
    [
      'sent, of a status',
      seller,
      ['invitations_sent'],
      (as) => as.page(ListSentInvitations, { kind: 'buyer', status: 'accepted' }),
    ],
    [
      'received, by address and by who one is',
      buyer,
      ['invitations_to_email', 'invitations_to_buyer'],
      (as) => as.page(ListReceivedInvitations, { kind: 'buyer' }),
    ],
    ['of administrators', admin, ['invitations_of_admins'], (as) => as.page(ListAdminInvitations, {})],
    ['suppliers of a buyer', buyer, ['relationships_of_buyer'], (as) => as.page(ListSuppliersOfBuyer, {})],
  ])('walks an index for those %s', async (_name, who, indexes, ask) => {
    const reading = await readingOf(network.svc.db, () => ask(network.as(who)));
    expect(reading.indexes).toEqual(expect.arrayContaining(indexes));
    expect(reading).toMatchObject({ scans: [], sorts: [] });
  });

  it('looks up the buyers of a seller by their suppliers', async () => {
    const reading = await readingOf(network.svc.db, () => network.as(seller).page(ListBuyersOfSupplier, {}));
    expect(reading.indexes).toContain('suppliers_owner');
    expect(reading.scans).toEqual([]);
  });
});

it('a name is looked for once among what one is related to, and in nothing else', async () => {
  const { db } = network.svc;
  const page = () => network.as(buyer).page(ListSuppliersOfBuyer, { q: 'Supplier 77' });
  const rows = await db.rows<{ id: number }>(
    `SELECT r.id FROM relationships r JOIN suppliers s ON s.id = r.supplier_id
     WHERE r.buyer_id = $1 AND s.name LIKE '%Supplier 77%' ORDER BY r.updated_at DESC, r.id DESC`,
    [buyer.userId],
  );
  const { items, total } = await page();
  expect([items.map(({ id }) => id), total]).toEqual([rows.map(({ id }) => id), String(rows.length)]);
  const { count } = (await db.row<{ count: number }>(`SELECT count(*) FROM relationships WHERE buyer_id = $1`, [
    buyer.userId,
  ]))!;
  expect(await rowsReadFor(db, page, ['relationships'])).toBeLessThan(count + 100);
});

describe('invitations that one has received', () => {
  it('come by address and by who one is in one order, whole over its pages', async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await network.as(buyer).page(ListReceivedInvitations, { kind: 'buyer', limit: 150, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    const expected = await network.svc.db.rows<{ id: number }>(
      `SELECT id FROM invitations WHERE lower(email) = $1 OR (email IS NULL AND buyer_id = $2)
       ORDER BY sent_at DESC, id DESC`,
      [EMAIL, buyer.userId],
    );
    expect(seen).toHaveLength(2000);
    expect(seen).toEqual(expected.map(({ id }) => id));
  });
});
