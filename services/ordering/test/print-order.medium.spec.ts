import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MadeFile, type Order, PrintOrder, SupplierUpdated, UserUpdated } from '#contracts';
import { actor, until } from '#testing';
import { readPdf, squash } from './read-pdf.js';
import { type Ordering, type Person, setup, type Shop, USER } from './setup.js';

let ordering: Ordering;
let shop: Shop;
let buyer: Person;
beforeAll(async () => {
  ordering = await setup();
  shop = await ordering.shop('Anchor Supply');
  buyer = await ordering.person('Łódź Workshop');
});
afterAll(() => ordering.close());

const textOf = async ({ base64 }: MadeFile): Promise<string> =>
  (await readPdf(Buffer.from(base64, 'base64'))).map(({ text }) => text).join('');

describe('printing an order', () => {
  it('gives both parties the same document, with the addresses they have now', async () => {
    await ordering.publish(UserUpdated, {
      ...USER,
      id: buyer.userId,
      companyName: 'Łódź Workshop',
      address: '1 Old Street\nBerwick',
      version: 2,
    });
    await ordering.publish(SupplierUpdated, {
      ...{ id: shop.id, name: shop.name, ownerId: shop.owner.userId, createdBy: shop.owner.userId, currency: 'USD' },
      ...{ category: 'Other', location: null, version: 2 },
      ...{ contactEmail: 'sales@anchor.example', contactPhone: '+1 555 0142', address: '14 Dock Road' },
    });
    await until(
      () => ordering.db.row('SELECT 1 FROM users u, suppliers s WHERE u.address > $1 AND s.address > $1', ['']),
      'both addresses',
    );
    const order = await ordering.order(buyer, shop, [2, 3], { notes: 'Ring twice' });
    const file = await buyer.buying.send(PrintOrder, { id: order.id, paper: 'letter' });
    expect(file.fileName).toBe(`${order.orderNumber}.pdf`);
    const text = await textOf(file);
    for (const words of [
      ...[order.orderNumber, 'Łódź Workshop', '1 Old Street', 'Berwick'],
      ...['Anchor Supply', '14 Dock Road', 'sales@anchor.example', '+1 555 0142', 'Ring twice'],
      ...order.items.flatMap(({ product }) => [product.name, product.sku]),
    ]) {
      expect(text).toContain(squash(words));
    }
    expect(await textOf(await shop.owner.selling.send(PrintOrder, { id: order.id, paper: 'letter' }))).toBe(text);
  });

  it('keeps the contacts of a record that a buyer typed in from others who ordered while it had an owner', async () => {
    const returned = await ordering.shop('Corner shop');
    const other = await ordering.person();
    const [mine, theirs] = [await ordering.order(buyer, returned), await ordering.order(other, returned)];
    await ordering.publish(SupplierUpdated, {
      ...{ id: returned.id, name: 'Corner shop', ownerId: null, createdBy: buyer.userId, currency: 'USD' },
      ...{ category: 'Other', location: null, version: 3 },
      ...{ contactEmail: 'hank@corner.example', contactPhone: '+1 555 0177', address: '3 Corner Street' },
    });
    await until(() => ordering.db.row('SELECT 1 FROM suppliers WHERE created_by = $1', [buyer.userId]), 'the record');
    const printed = async (who: Person, { id }: Order) => textOf(await who.buying.send(PrintOrder, { id }));
    for (const contact of ['hank@corner.example', '+1 555 0177', '3 Corner Street']) {
      expect(await printed(buyer, mine)).toContain(squash(contact));
      expect(await printed(other, theirs)).not.toContain(squash(contact));
    }
  });

  it('is dated by the calendar of whoever prints it', async () => {
    const order = await ordering.order(buyer, shop);
    await ordering.db.rows(`UPDATE orders SET created_at = '2026-11-02T02:00:00Z' WHERE id = $1`, [order.id]);
    const printed = async (timeZone?: string) =>
      textOf(await ordering.as(actor({ userId: buyer.userId, timeZone })).send(PrintOrder, { id: order.id }));
    expect(await printed('America/New_York')).toContain(squash('November 1, 2026'));
    expect(await printed()).toContain(squash('November 2, 2026'));
  });

  it('leaves out what is not known of a party', async () => {
    const newcomer = ordering.stranger();
    const order = await ordering.order(newcomer, shop);
    expect(await textOf(await newcomer.buying.send(PrintOrder, { id: order.id }))).toContain('UnknownBuyer');
  });

  it('is for the parties alone, and a draft for its buyer', async () => {
    const placed: Order = await ordering.order(buyer, shop);
    const draft = await ordering.order(buyer, shop, [1], { notifySupplier: false });
    const stranger = await ordering.person();
    const other = await ordering.shop();
    for (const [caller, id] of [
      [stranger.buying, placed.id],
      [other.owner.selling, placed.id],
      [shop.owner.selling, draft.id],
      [buyer.buying, 999_999],
    ] as const) {
      await expect(caller.send(PrintOrder, { id })).rejects.toMatchObject({ kind: 'not-found' });
    }
    expect(await textOf(await buyer.buying.send(PrintOrder, { id: draft.id }))).toContain('Draftpurchaseorder');
  });

  it('answers ten at once, and everything else meanwhile', async () => {
    const { id } = await ordering.order(buyer, shop);
    const files = await Promise.all(Array.from({ length: 10 }, () => buyer.buying.send(PrintOrder, { id })));
    expect(new Set(files.map(({ fileName }) => fileName)).size).toBe(1);
  }, 60_000);
});
