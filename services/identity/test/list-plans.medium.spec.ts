import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ListAudit, type ListAuditInput, ListUsers, type ListUsersInput } from '#contracts';
import { readingOf, settled, type TestService, testService } from '#testing';
import { IdentityModule } from '../src/identity.module.js';
import { admin } from './people.js';

let identity: TestService;
/** Has done a good deal, also as others, and had it done to them. */
const BUSY = 77;
beforeAll(async () => {
  identity = await testService(IdentityModule);
  const { db } = identity;
  for (let n = 0; n < 10_000; n += 2000) {
    await db.rows(
      `INSERT INTO users (username, email, password_hash, first_name, last_name, company_name, role, currency, is_approved,
         is_active, two_factor_enabled, marketing_emails, order_notifications, inventory_alerts, supplier_updates,
         dark_mode, compact_view, version, created_at)
       SELECT 'u' || md5(n::text), n || '@example.com', '', 'Jo', 'Doe', 'Company', CASE WHEN n % 50 = 0 THEN 'seller' ELSE 'buyer' END,
         'USD', n % 500 <> 0, n % 200 <> 1, false, false, true, true, true, false, false, 1, now()
       FROM generate_series($1::int + 1, $1::int + 2000) n`,
      [n],
    );
    await db.rows(
      `INSERT INTO audit_log (at, actor_id, impersonator_id, action, entity_type, entity_id, details)
       SELECT now() - (20000 - n) * interval '1 minute', CASE n % 200 WHEN 1 THEN ${BUSY} ELSE n % 5000 + 1 END,
         CASE WHEN n % 200 = 1 THEN 78 WHEN n % 200 IN (2, 4) THEN ${BUSY} WHEN n % 3 = 0 THEN n % 4999 + 1 END,
         CASE WHEN n % 1000 = 0 THEN 'user.deleted' ELSE 'user.approved' END,
         CASE WHEN n % 2 = 0 THEN 'user' ELSE 'product' END, CASE WHEN n % 200 IN (4, 6) THEN ${BUSY} ELSE n % 4998 + 1 END, '{}'
       FROM generate_series(2 * $1::int + 1, 2 * $1::int + 4000) n`,
      [n],
    );
  }
  for (const table of ['users', 'audit_log']) await settled(db, table);
}, 180_000);
afterAll(() => identity.close());

const root = () => identity.as(admin());

describe('the plan of the list of users', () => {
  it.each<[string, ListUsersInput]>([
    ['users_pkey', {}],
    ['users_pkey', { status: 'active' }],
    ['users_of_role', { role: 'seller' }],
    ['users_inactive', { status: 'inactive' }],
    ['users_pending', { status: 'pending' }],
  ])('walks %s for %j', async (index, input) => {
    const reading = await readingOf(identity.db, () => root().page(ListUsers, input));
    expect(reading).toMatchObject({ indexes: [index], scans: [], sorts: [] });
  });

  it('counts the inactive in an index alone', async () => {
    const reading = await readingOf(identity.db, () => root().page(ListUsers, { status: 'inactive' }));
    expect(reading.counts).toEqual(['users_inactive']);
  });

  it('looks for a text among the newest, then through users_search', async () => {
    const reading = await readingOf(identity.db, () => root().page(ListUsers, { q: 'uc4ca4238' }));
    expect(reading.indexes).toEqual(expect.arrayContaining(['users_pkey', 'users_search']));
    expect(reading.scans).toEqual([]);
  });
});

describe('the plan of the audit log', () => {
  /** Names stand in `users`, which each row of the page is joined to. */
  const ofLog = (indexes: string[]) => indexes.filter((index) => index.startsWith('audit_log'));

  it.each<[string[], ListAuditInput]>([
    [['audit_log_pkey'], {}],
    [['audit_log_action'], { action: 'user.deleted' }],
  ])('walks %j for %j', async (indexes, input) => {
    const reading = await readingOf(identity.db, () => root().page(ListAudit, input));
    expect(ofLog(reading.indexes)).toEqual(indexes);
    expect(reading).toMatchObject({ scans: [], sorts: [] });
  });

  it('walks the indexes of those who acted, acted as another and were acted on for one user', async () => {
    const reading = await readingOf(identity.db, () => root().page(ListAudit, { userId: BUSY }));
    // By the primary key come the entries of the page.
    const indexes = ['audit_log_actor', 'audit_log_entity', 'audit_log_impersonator', 'audit_log_pkey'];
    expect(ofLog(reading.indexes).sort()).toEqual(indexes);
    expect(reading).toMatchObject({ scans: [], sorts: [] });
  });

  it('looks a rare name up by who is called so', async () => {
    const reading = await readingOf(identity.db, () => root().page(ListAudit, { q: 'UC4CA4238' }));
    expect(ofLog(reading.indexes).sort()).toEqual(['audit_log_actor', 'audit_log_entity', 'audit_log_impersonator']);
    expect(reading.scans).toEqual([]);
  });

  it('walks along for a name that many have', async () => {
    const reading = await readingOf(identity.db, () => root().page(ListAudit, { q: 'u' }));
    expect(ofLog(reading.indexes)).toEqual(['audit_log_pkey']);
    expect(reading).toMatchObject({ sorts: [] });
  });
});

describe('the audit log of one user, by number and by name', () => {
  it('has each entry once that names them anywhere', async () => {
    const expected = await identity.db.rows<{ id: number }>(
      `SELECT id FROM audit_log
       WHERE actor_id = $1 OR impersonator_id = $1 OR (entity_type = 'user' AND entity_id = $1) ORDER BY id DESC`,
      [BUSY],
    );
    const name = (await identity.db.row<{ username: string }>('SELECT username FROM users WHERE id = $1', [BUSY]))!;
    for (const input of [{ userId: BUSY }, { q: name.username }]) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await root().page(ListAudit, { ...input, cursor, limit: 200 });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(expected.map(({ id }) => id));
    }
  });
});
