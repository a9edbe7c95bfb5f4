import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ApproveProduct,
  ApproveUser,
  DeleteProduct,
  CreateProduct,
  CreateSupplier,
  GetOrder,
  type Product,
  ProductUpdated,
  RegisterUser,
  RequestConnection,
  type Supplier,
  type User,
  UserUpdated,
} from '#contracts';
import { type Actor, EventStream, NatsLink, rebuild, Requests } from '#platform';
import { actor, closeAll, goldenPayload, type TestService, testService, uniqueName, until } from '#testing';
import { CatalogModule } from '../../services/catalog/src/catalog.module.js';
import { IdentityModule } from '../../services/identity/src/identity.module.js';
import { InventoryModule } from '../../services/inventory/src/inventory.module.js';
import { InvitationModule } from '../../services/invitation/src/invitation.module.js';
import { NotificationModule } from '../../services/notification/src/notification.module.js';
import { OrderingModule } from '../../services/ordering/src/ordering.module.js';

/** The services that keep copies, with the real owners, over one broker. */
const NAMESPACE = `${uniqueName('rebuild')}.`;
let identity: TestService;
let catalog: TestService;
let inventory: TestService;
let ordering: TestService;
let invitation: TestService;
let notification: TestService;
const admin = actor({ userId: 1_000_000, role: 'admin' });

beforeAll(async () => {
  const start = (module: Parameters<typeof testService>[0]): Promise<TestService> => testService(module, { NAMESPACE });
  identity = await start(IdentityModule);
  catalog = await start(CatalogModule);
  inventory = await start(InventoryModule);
  ordering = await start(OrderingModule);
  invitation = await start(InvitationModule);
  notification = await start(NotificationModule);
}, 120_000);
afterAll(() => {
  const started = [notification, invitation, ordering, inventory, catalog, identity];
  return closeAll(...started.map((service) => () => service?.close()));
}, 60_000);

async function signUp(companyName: string, role: 'buyer' | 'seller' = 'buyer'): Promise<User> {
  const username = uniqueName('user');
  const password = 'correct horse';
  return identity.anonymous.send(RegisterUser, {
    ...{ username, email: `${username}@example.com`, password, confirmPassword: password },
    ...{ firstName: 'Ada', lastName: 'Lovelace', companyName, role },
  });
}

const as = ({ id, role }: User): Actor => actor({ userId: id, role });

/** The stream's fourteen days are over: what was published can no longer be heard. */
async function forgetEvents(): Promise<void> {
  const stream = identity.service.app.get(EventStream);
  await stream.manager.streams.purge(stream.name);
}

const sendAgain = (owner: string): Promise<number> => rebuild(new Requests(identity.service.app.get(NatsLink)), owner);

/** Waits until a row is there that fits. */
const row = ({ db }: TestService, sql: string, ...params: unknown[]): Promise<Record<string, unknown>> =>
  until(() => db.row<Record<string, unknown>>(sql, params), sql);

async function shop(): Promise<{ owner: User; supplier: Supplier; product: Product }> {
  const owner = await signUp('Northwind', 'seller');
  await identity.as(admin).send(ApproveUser, { id: owner.id });
  await row(catalog, 'SELECT 1 FROM owners WHERE id = $1 AND may_sell', owner.id);
  const supplier = await catalog.as(as(owner)).send(CreateSupplier, { name: uniqueName('shop'), category: 'Other' });
  const input = { name: uniqueName('Bolt'), sku: uniqueName('B'), price: 100, supplierId: supplier.id };
  const product = await catalog.as(as(owner)).send(CreateProduct, input);
  await catalog.as(admin).send(ApproveProduct, { id: product.id });
  return { owner, supplier, product };
}

describe('after a rebuild', () => {
  it('an order names its buyer again, though the stream has forgotten them', async () => {
    const buyer = await signUp('Acme');
    await row(ordering, `SELECT 1 FROM users WHERE id = $1`, buyer.id);
    await row(notification, `SELECT 1 FROM recipients WHERE user_id = $1`, buyer.id);
    const { id } = (await ordering.db.row<{ id: number }>(
      `INSERT INTO orders (buyer_id, supplier_id, currency, status, subtotal, tax, total_amount)
       VALUES ($1, 1, 'USD', 'pending', 0, 0, 0) RETURNING id`,
      [buyer.id],
    ))!;
    await forgetEvents();
    await ordering.db.changed('DELETE FROM users');
    await notification.db.changed('DELETE FROM recipients');
    expect((await ordering.as(as(buyer)).send(GetOrder, { id })).buyer.companyName).toBe('Unknown Buyer');

    await sendAgain('identity');
    await row(ordering, `SELECT 1 FROM users WHERE id = $1`, buyer.id);
    expect((await ordering.as(as(buyer)).send(GetOrder, { id })).buyer.companyName).toBe('Acme');
    await row(notification, `SELECT 1 FROM recipients WHERE user_id = $1 AND username = $2`, buyer.id, buyer.username);
  });

  it('what is on order is known again, of open orders, and of delivered ones that lack some', async () => {
    const order = (status: string, productId: number): Promise<unknown> =>
      ordering.db.row(
        `WITH o AS (INSERT INTO orders (buyer_id, supplier_id, currency, status, subtotal, tax, total_amount)
                    VALUES (70, 1, 'USD', $1, 0, 0, 0) RETURNING id)
         INSERT INTO order_items (order_id, product_id, product_name, sku, quantity, price, subtotal, received_quantity)
         SELECT id, $2, 'Bolt', 'B', 9, 0, 0, 4 FROM o RETURNING order_id`,
        [status, productId],
      );
    for (const [n, status] of ['pending', 'shipped', 'draft', 'delivered', 'rejected'].entries()) {
      await order(status, 900 + n);
    }
    await sendAgain('ordering');
    const known = `SELECT product_id, ordered - received AS left FROM ordered_goods WHERE buyer_id = 70 ORDER BY 1`;
    await until(async () => (await inventory.db.rows(known)).length === 3, 'what is on order to be known');
    expect(await inventory.db.rows(known)).toEqual([
      { product_id: 900, left: 5 },
      { product_id: 901, left: 5 },
      { product_id: 903, left: 5 },
    ]);
    await until(
      async () => (await invitation.db.rows('SELECT 1 FROM orders WHERE buyer_id = 70')).length === 4,
      'suppliers to know who orders',
    );
    const seen = `SELECT status FROM orders WHERE buyer_id = 70 ORDER BY status`;
    await until(async () => (await notification.db.rows(seen)).length === 4, 'all but the draft to be known');
    expect(await notification.db.rows(seen)).toEqual(
      ['delivered', 'pending', 'rejected', 'shipped'].map((status) => ({ status })),
    );
  });

  it('products, suppliers and relationships are there again, and nobody is told of them twice', async () => {
    const buyer = await signUp('Acme');
    const { owner, supplier, product } = await shop();
    await row(invitation, `SELECT 1 FROM suppliers WHERE id = $1`, supplier.id);
    await row(invitation, `SELECT 1 FROM users WHERE id = $1 AND company_name = 'Acme'`, buyer.id);
    await row(invitation, `SELECT 1 FROM users WHERE id = $1 AND may_sell`, owner.id);
    await row(inventory, `SELECT 1 FROM products WHERE id = $1`, product.id);
    await invitation.as(as(buyer)).send(RequestConnection, { supplierId: supplier.id });
    await row(catalog, `SELECT 1 FROM relationships WHERE buyer_id = $1 AND status = 'pending'`, buyer.id);
    const told = `SELECT count(*)::int AS n FROM notifications WHERE user_id = $1 AND entity_type = 'relationship'`;
    await until(async () => (await notification.db.row<{ n: number }>(told, [owner.id]))!.n === 1, 'the owner to know');

    await forgetEvents();
    await inventory.db.changed('DELETE FROM products WHERE id = $1', [product.id]);
    await ordering.db.changed('DELETE FROM suppliers WHERE id = $1', [supplier.id]);
    await catalog.db.changed('DELETE FROM relationships WHERE buyer_id = $1', [buyer.id]);
    await notification.db.changed('DELETE FROM relationships WHERE buyer_id = $1', [buyer.id]);
    await notification.db.changed('DELETE FROM suppliers WHERE id = $1', [supplier.id]);
    await sendAgain('catalog');
    await sendAgain('invitation');
    await row(inventory, `SELECT 1 FROM products WHERE id = $1 AND name = $2`, product.id, product.name);
    await row(ordering, `SELECT 1 FROM suppliers WHERE id = $1 AND name = $2`, supplier.id, supplier.name);
    await row(catalog, `SELECT 1 FROM relationships WHERE buyer_id = $1 AND status = 'pending'`, buyer.id);
    await row(notification, `SELECT 1 FROM relationships WHERE buyer_id = $1 AND status = 'pending'`, buyer.id);
    await row(notification, `SELECT 1 FROM suppliers WHERE id = $1 AND owner_id = $2`, supplier.id, owner.id);
    expect(await notification.db.row(told, [owner.id])).toEqual({ n: 1 });
  });

  it('what was deleted is known as deleted, and an older fact that arrives late does not bring it back', async () => {
    const { owner, product } = await shop();
    await catalog.as(as(owner)).send(DeleteProduct, { id: product.id });
    const buried = `SELECT 1 FROM products WHERE id = $1 AND is_deleted`;
    await row(inventory, buried, product.id);
    await forgetEvents();
    await inventory.db.changed('DELETE FROM products WHERE id = $1', [product.id]);
    await sendAgain('catalog');
    await row(inventory, buried, product.id);

    const { snapshot } = (await inventory.db.row<{ snapshot: { version: number } }>(
      'SELECT to_json(p) AS snapshot FROM products p WHERE id = $1',
      [product.id],
    ))!;
    const facts = { id: product.id, version: snapshot.version - 1, name: 'Back from the dead' };
    const eventId = await catalog.publish(ProductUpdated, goldenPayload(ProductUpdated, facts));
    await row(inventory, 'SELECT 1 FROM inbox WHERE event_id = $1', eventId);
    await row(inventory, buried, product.id);
    expect(await inventory.db.row(`SELECT 1 FROM products WHERE name = 'Back from the dead'`)).toBeUndefined();
  });

  it('everybody was sent again once, also where there are more than one batch holds', async () => {
    await identity.db.changed(
      `INSERT INTO users (username, email, password_hash, first_name, last_name, company_name, role, currency,
         is_approved, is_active, two_factor_enabled, marketing_emails, order_notifications, inventory_alerts,
         supplier_updates, dark_mode, compact_view, version, created_at)
       SELECT 'many' || n, 'many' || n || '@example.com', '', 'Many', 'People', 'Crowd', 'buyer', 'USD',
         false, true, false, false, true, true, true, false, false, 1, now()
       FROM generate_series(1, 600) AS n`,
    );
    expect(await sendAgain('identity')).toBeGreaterThanOrEqual(600);
    const crowd = (): number[] =>
      identity
        .published(UserUpdated)
        .filter(({ companyName }) => companyName === 'Crowd')
        .map(({ id }) => id);
    await until(() => crowd().length >= 600, 'all to be sent');
    expect(new Set(crowd()).size).toBe(600);
    expect(crowd()).toHaveLength(600);
  });
});
