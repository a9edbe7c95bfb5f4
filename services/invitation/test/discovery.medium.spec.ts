import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type FindBuyersInput,
  FindPotentialBuyers,
  InviteBuyer,
  OrderCreated,
  OrderRestated,
  type PotentialBuyer,
  type SupplierSnapshot,
  type UserSnapshot,
} from '#contracts';
import { type Actor } from '#platform';
import { goldenPayload, readingOf, rowsReadFor, settled } from '#testing';
import { Network } from './network.js';

let network: Network;
beforeAll(async () => {
  network = await Network.open();
});
afterAll(() => network.close());

let lastOrder = 0;
let lastPlace = 0;
/** A place of which no other test knows, so that each finds its own buyers alone. */
const freshPlace = (): string =>
  `Town ${String.fromCharCode(97 + (lastPlace % 26))}${'x'.repeat(1 + lastPlace++ / 26)}`;

const FINDABLE: Partial<UserSnapshot> = { discoverable: true, version: 5 };

async function buyerIn(place: string, facts: Partial<UserSnapshot> = {}): Promise<Actor> {
  const buyer = network.stranger();
  await network.user(buyer, { ...FINDABLE, address: `1 Main Road\n${place}`, ...facts });
  return buyer;
}

async function shopIn(
  location: string,
  { category = 'Automotive', ...owner }: Partial<UserSnapshot> & { category?: string } = {},
): Promise<{ seller: Actor; supplier: SupplierSnapshot }> {
  const { seller } = await network.shop();
  await network.user(seller, { isApproved: true, industry: 'automotive', companySize: '11-50', version: 5, ...owner });
  const supplier = await network.supplier({ ownerId: seller.userId, createdBy: seller.userId, location, category });
  // The one that every shop begins with.
  await network.svc.db.rows('UPDATE suppliers SET is_deleted = true WHERE owner_id = $1 AND id <> $2', [
    seller.userId,
    supplier.id,
  ]);
  return { seller, supplier };
}

async function buys(buyer: Actor, supplier: { id: number }, daysAgo = 0): Promise<void> {
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const order = { orderId: ++lastOrder, buyerId: buyer.userId, supplierId: supplier.id, status: 'pending' as const };
  await network.handled(
    await network.svc.publish(OrderRestated, goldenPayload(OrderRestated, { ...order, createdAt, goods: [] })),
  );
}

const find = (who: Actor, input: FindBuyersInput = {}) => network.as(who).send(FindPotentialBuyers, input);
const pointsOf = ({ matchReasons }: PotentialBuyer) =>
  Object.fromEntries(matchReasons.map(({ part, points }) => [part, points]));

describe('a potential buyer', () => {
  it('who fits in everything has 100 points, in five parts that are each explained', async () => {
    const place = freshPlace();
    const { seller } = await shopIn(place);
    const elsewhere = await network.supplier({ category: 'Automotive' });
    const buyer = await buyerIn(place, { industry: 'automotive', companySize: '11-50', username: 'fits' });
    await buys(buyer, elsewhere);
    await buys(buyer, elsewhere, 100);
    const found = await find(seller, { area: place });
    expect(found).toMatchObject({ supplierCategories: ['Automotive'], totalFound: 1, industryMatches: 1, next: null });
    expect(found.potentialBuyers).toEqual([
      {
        ...{ id: buyer.userId, username: 'fits', firstName: 'Kim', lastName: 'Miller' },
        ...{ companyName: `Company ${buyer.userId}`, industry: 'automotive', location: place },
        ...{ industryMatchScore: 100, recentOrdersCount: 1, relationshipCount: 0, invited: false },
        lastOrderDate: expect.stringMatching(/Z$/),
        matchReasons: [
          { part: 'category', points: 40, max: 40, reason: 'Buys Automotive, as you sell.' },
          { part: 'industry', points: 20, max: 20, reason: 'Works in your industry, automotive.' },
          { part: 'area', points: 15, max: 15, reason: `In your city, ${place}.` },
          { part: 'activity', points: 15, max: 15, reason: 'Has ordered in the last 30 days.' },
          { part: 'size', points: 10, max: 10, reason: 'As large as you: 11-50 people.' },
        ],
      },
    ]);
  });

  it.each<[string, Partial<UserSnapshot>, number | undefined, object]>([
    ['of whom nothing is known', { address: null, industry: null }, undefined, {}],
    ['of a fitting industry', { industry: 'manufacturing' }, undefined, { industry: 12, area: 15 }],
    ['of another industry', { industry: 'food' }, undefined, { area: 15 }],
    ['of a size next to one’s own', { companySize: '51-200' }, undefined, { size: 7, area: 15 }],
    ['of a size far from one’s own', { companySize: '501+' }, undefined, { area: 15 }],
    ['who bought two months ago', {}, 60, { category: 40, activity: 10, area: 15 }],
    ['who bought five months ago', {}, 150, { category: 40, activity: 5, area: 15 }],
    ['who bought a year ago', {}, 365, { category: 40, area: 15 }],
  ])('%s', async (name, facts, boughtDaysAgo, points) => {
    const place = freshPlace();
    const { seller } = await shopIn(place);
    const buyer = await buyerIn(place, { industry: 'retail', companyName: `Buyer ${place} ${name}`, ...facts });
    if (boughtDaysAgo !== undefined)
      await buys(buyer, await network.supplier({ category: 'Automotive' }), boughtDaysAgo);
    const { potentialBuyers } = await find(seller, { q: `Buyer ${place}` });
    const none = { category: 0, industry: 0, area: 0, activity: 0, size: 0 };
    expect(potentialBuyers.map(pointsOf)).toEqual([{ ...none, ...points }]);
    const [{ industryMatchScore, matchReasons }] = potentialBuyers as [PotentialBuyer];
    expect(matchReasons.reduce((sum, part) => sum + part.points, 0)).toBe(industryMatchScore);
    expect(matchReasons.map(({ max }) => max)).toEqual([40, 20, 15, 15, 10]);
    for (const { reason } of matchReasons) expect(reason).toMatch(/^[A-Z].*\.$/);
  });

  it('in the same region, or with half of the categories, has a part of the points', async () => {
    const place = freshPlace();
    const { seller } = await shopIn(`${place}, ZZ`);
    await network.supplier({ ownerId: seller.userId, category: 'Raw Materials' });
    const buyer = await buyerIn(`Elsewhere, ZZ 12345`, { companyName: `Half ${place}` });
    await network.connected(buyer, ...(await otherShop('Raw Materials')));
    const { potentialBuyers, supplierCategories } = await find(seller, { q: `Half ${place}` });
    expect(supplierCategories).toEqual(['Automotive', 'Raw Materials']);
    expect(potentialBuyers.map(pointsOf)).toEqual([{ category: 20, industry: 0, area: 10, activity: 0, size: 0 }]);
    expect(potentialBuyers[0]).toMatchObject({ relationshipCount: 1, location: 'Elsewhere, ZZ' });
  });

  it.each([
    [1, 13],
    [2, 27],
  ])('with %d of three categories has %d of forty points', async (bought, points) => {
    const place = freshPlace();
    const { seller } = await shopIn(place);
    for (const category of ['Raw Materials', 'Chemicals & Adhesives'])
      await network.supplier({ ownerId: seller.userId, category });
    const buyer = await buyerIn('Elsewhere', { companyName: `Thirds ${place}` });
    for (const category of ['Automotive', 'Raw Materials'].slice(0, bought))
      await buys(buyer, await network.supplier({ category }), 365);
    const { potentialBuyers } = await find(seller, { q: `Thirds ${place}` });
    expect(potentialBuyers.map((found) => pointsOf(found).category)).toEqual([points]);
  });

  async function otherShop(category: string): Promise<[Actor, SupplierSnapshot]> {
    const { seller, supplier } = await shopIn(freshPlace(), { category });
    return [seller, supplier];
  }
});

describe('an invitation by id', () => {
  it('marks the buyer for who sent it, and reaches nobody who does not want to be found', async () => {
    const place = freshPlace();
    const [{ seller }, other] = [await shopIn(place), await shopIn(place)];
    const [buyer, hidden] = [await buyerIn(place), await buyerIn(place, { discoverable: false })];
    const invite = (buyerId: number) =>
      network.as(seller).send(InviteBuyer, { buyerId, message: 'We sell what you buy' });
    await invite(buyer.userId);
    await expect(invite(buyer.userId)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(invite(hidden.userId)).rejects.toMatchObject({ kind: 'not-found' });
    const invited = async (who: Actor) =>
      (await find(who, { area: place })).potentialBuyers.map(({ id, invited }) => [id, invited]);
    expect(await invited(seller)).toEqual([[buyer.userId, true]]);
    expect(await invited(other.seller)).toEqual([[buyer.userId, false]]);
  });
});

describe('the list', () => {
  it('leaves out who is connected with the caller or has asked, and shows them to others', async () => {
    const place = freshPlace();
    const { seller, supplier } = await shopIn(place);
    const other = await shopIn(place);
    const [connected, pending, free] = [await buyerIn(place), await buyerIn(place), await buyerIn(place)];
    await network.connected(connected, seller, supplier);
    await network.request(pending, supplier);
    const ids = async (who: Actor) => (await find(who, { area: place })).potentialBuyers.map(({ id }) => id).sort();
    expect(await ids(seller)).toEqual([free.userId]);
    expect(await ids(other.seller)).toEqual([connected.userId, pending.userId, free.userId].sort());
  });

  it('holds nobody who does not want to be found, has left, or does not buy', async () => {
    const place = freshPlace();
    const { seller } = await shopIn(place);
    const buyer = await buyerIn(place);
    await buyerIn(place, { isActive: false });
    await buyerIn(place, { role: 'seller' });
    await buyerIn(place, { role: 'admin' });
    await buyerIn(place, { discoverable: undefined });
    const ids = async () => (await find(seller, { area: place })).potentialBuyers.map(({ id }) => id);
    expect(await ids()).toEqual([buyer.userId]);
    await network.user(buyer, { ...FINDABLE, address: place, discoverable: false, version: 6 });
    expect(await ids()).toEqual([]);
    // What was told before and arrives late changes nothing.
    await network.user(buyer, { ...FINDABLE, address: place, version: 4 });
    expect(await ids()).toEqual([]);
    await network.user(buyer, { ...FINDABLE, address: place, version: 7 });
    expect(await ids()).toEqual([buyer.userId]);
  });

  it('is empty for buyers, for sellers without approval and for sellers without a supplier', async () => {
    const place = freshPlace();
    const buyer = await buyerIn(place);
    const unapproved = await shopIn(place, { isApproved: false });
    const empty = { potentialBuyers: [], supplierCategories: [], totalFound: 0, industryMatches: 0, next: null };
    for (const who of [buyer, unapproved.seller, { ...network.stranger(), role: 'admin' }]) {
      expect(await find({ ...who, viewMode: 'seller' })).toEqual(empty);
    }
    await expect(network.svc.anonymous.send(FindPotentialBuyers, {})).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('is narrowed by industry, score, area and words, and paged best first without gaps', async () => {
    const place = freshPlace();
    const { seller } = await shopIn(place);
    const sizes = ['11-50', '1-10', '51-200', '201-500', '501+'];
    for (const companySize of sizes) await buyerIn(place, { companySize, industry: 'automotive' });
    await buyerIn(place, { industry: 'food', companyName: `100% Food_${place}` });
    const seen: PotentialBuyer[] = [];
    let cursor: string | undefined;
    do {
      const page = await find(seller, { area: place, limit: 2, cursor });
      expect(page).toMatchObject({ totalFound: 6, industryMatches: 5 });
      seen.push(...page.potentialBuyers);
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(6);
    const scores = seen.map(({ industryMatchScore }) => industryMatchScore);
    expect(scores).toEqual([45, 42, 42, 39, 35, 15]);
    const count = async (input: FindBuyersInput) => (await find(seller, { area: place, ...input })).totalFound;
    expect(await count({ industry: 'food' })).toBe(1);
    expect(await count({ minScore: 42 })).toBe(3);
    expect(await count({ q: `100% food_${place}` })).toBe(1);
    expect(await count({ q: '%' })).toBe(1);
    await expect(find(seller, { cursor: 'not ours' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('reads everybody who may be found once for a page, in an index alone', async () => {
    const { seller } = await shopIn(freshPlace());
    const { db } = network.svc;
    await db.rows(`
      INSERT INTO users (id, company_name, industry, location, is_findable)
      SELECT 700000 + n, 'Found ' || n, 'food', repeat('Long Road ', 50), true FROM generate_series(1, 2000) n`);
    await settled(db, 'users');
    const row = await db.row<{ findable: number }>('SELECT count(*) AS findable FROM users WHERE is_findable');
    const read = await rowsReadFor(db, () => find(seller), ['users']);
    const { alone } = await readingOf(db, () => find(seller));
    await db.rows('UPDATE users SET is_findable = false WHERE id > 700000 AND id <= 702000');
    expect(read).toBeLessThan(row!.findable + 100);
    expect(alone).toEqual(['users_findable']);
  });

  it('is found wherever it says to be, at any length that an address may have', async () => {
    const place = Array.from({ length: 230 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000))).join('');
    const { seller } = await shopIn(place.slice(0, 190));
    const buyer = await buyerIn(`${place}, ${place}`);
    const { potentialBuyers } = await find(seller, { area: place });
    expect(potentialBuyers.map(({ id, location }) => [id, location])).toEqual([[buyer.userId, `${place}, ${place}`]]);
  });

  it('counts an order once, whatever is told of it again, and no draft', async () => {
    const place = freshPlace();
    const { seller } = await shopIn(place);
    const buyer = await buyerIn(place);
    const supplier = await network.supplier({ category: 'Automotive' });
    const facts = { orderId: ++lastOrder, buyerId: buyer.userId, supplierId: supplier.id };
    const tell = async (status: 'draft' | 'pending') =>
      network.handled(await network.svc.publish(OrderCreated, goldenPayload(OrderCreated, { ...facts, status })));
    const first = async () => (await find(seller, { area: place })).potentialBuyers[0];
    await tell('draft');
    expect(await first()).toMatchObject({ recentOrdersCount: 0, lastOrderDate: null });
    await tell('pending');
    await tell('pending');
    expect(await first()).toMatchObject({ recentOrdersCount: 1 });
    await network.handled(
      await network.svc.publish(
        OrderRestated,
        goldenPayload(OrderRestated, {
          ...facts,
          status: 'delivered',
          createdAt: '2020-01-01T00:00:00.000Z',
          goods: [],
        }),
      ),
    );
    expect(await first()).toMatchObject({ recentOrdersCount: 0, lastOrderDate: '2020-01-01T00:00:00.000Z' });
  });
});
