import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ApproveProduct,
  ApproveProducts,
  ChangeProducts,
  type ChangeProductsInput,
  CreateBrand,
  DeleteProduct,
  GetProduct,
  GetProductSnapshot,
  GetProductSummary,
  GetSupplierApprovals,
  ListProductApprovals,
  ListProductChanges,
  ListProducts,
  PriceLines,
  ProductApproved,
  ProductCreated,
  ProductDeleted,
  ProductRejected,
  ProductsReviewed,
  ProductUpdated,
  RejectProduct,
  RejectProducts,
  ToggleProductVisibility,
  UndoProductChange,
  UpdateProduct,
  UpdateSupplier,
} from '#contracts';
import type { Actor } from '#platform';
import { admin, buyer, Market } from './market.js';

const notFound = { kind: 'not-found' };
const forbidden = { kind: 'forbidden' };
const takenSku = { kind: 'conflict', message: 'You already have a product with this SKU' };
const notApproved = { kind: 'conflict', message: 'Only approved products can change visibility' };

describe('products', () => {
  let market: Market;
  beforeAll(async () => {
    market = await Market.open();
  });
  afterAll(() => market.close());

  describe('created', () => {
    it('wait for approval, with the defaults of the form', async () => {
      const { seller, supplier } = await market.shop();
      const brand = await market.as(seller).send(CreateBrand, { name: 'Bosch', supplierId: supplier.id });
      const product = await market.product(seller, supplier, { name: 'Hammer', sku: 'H-1', brandId: brand.id });
      expect(product).toEqual({
        id: product.id,
        name: 'Hammer',
        description: null,
        sku: 'H-1',
        category: null,
        price: 1250,
        currency: 'USD',
        minOrderQuantity: 1,
        unitOfMeasure: 'piece',
        leadTime: 1,
        imageUrl: null,
        brandId: brand.id,
        supplierId: supplier.id,
        createdBy: seller.userId,
        isApproved: false,
        visibleOnMarketplace: true,
        rejectionReason: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        brand: { id: brand.id, name: 'Bosch' },
        supplier: { id: supplier.id, name: supplier.name, ratings: { average: null, count: 0 } },
      });
      const event = await market.svc.waitForEvent(ProductCreated, ({ id }) => id === product.id);
      expect(event).toMatchObject({ version: 1, isApproved: false, archived: false, privateTo: null });
    });

    it('have the supplier’s usual lead time unless told otherwise', async () => {
      const { seller, supplier } = await market.shop();
      await market.as(seller).send(UpdateSupplier, { id: supplier.id, defaultLeadTime: 9, orderMinimum: 25_000 });
      const [usual, own] = [
        await market.product(seller, supplier),
        await market.product(seller, supplier, { leadTime: 0 }),
      ];
      expect([usual.leadTime, own.leadTime]).toEqual([9, 0]);
      const { supplier: priced } = await market
        .as(buyer())
        .send(PriceLines, { supplierId: supplier.id, productIds: [] });
      expect(priced.orderMinimum).toBe(25_000);
    });

    it('by an unapproved seller: the catalogue may be filled, nothing is public even when approved', async () => {
      const seller = market.newcomer();
      const supplier = await market.supplier(seller);
      const product = await market.approved(seller, supplier);
      await expect(market.as(seller).send(GetProduct, { id: product.id })).resolves.toMatchObject({ isApproved: true });
      await expect(market.as(buyer()).send(GetProduct, { id: product.id })).rejects.toMatchObject(notFound);
    });

    it('only by the supplier’s owner', async () => {
      const { supplier } = await market.shop();
      for (const other of [buyer(), await market.seller(), admin]) {
        await expect(market.product(other, supplier)).rejects.toMatchObject(forbidden);
      }
      const me = buyer();
      const record = await market.supplier(me);
      await expect(market.product(me, record)).rejects.toMatchObject(forbidden);
      await expect(market.product(buyer(), record)).rejects.toMatchObject(notFound);
    });

    it('once per SKU at a supplier, whatever its case, also two at once; archived ones free it', async () => {
      const { seller, supplier } = await market.shop();
      const create = (sku: string) => market.product(seller, supplier, { sku });
      const results = await Promise.allSettled([create('X-1'), create('x-1')]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await expect(create('x-1')).rejects.toMatchObject(takenSku);
      await expect(create('Ｘ-１')).rejects.toMatchObject(takenSku);
      const other = await create('X-2');
      await expect(market.as(seller).send(UpdateProduct, { id: other.id, sku: 'x-1' })).rejects.toMatchObject(takenSku);
      const first = results.find((result) => result.status === 'fulfilled')!;
      await market.as(seller).send(DeleteProduct, { id: first.value.id });
      await expect(create('X-1')).resolves.toBeDefined();
    });
  });

  describe('changed', () => {
    it('price, minimum, lead time and visibility apply at once', async () => {
      const { seller, supplier } = await market.shop();
      const { id } = await market.approved(seller, supplier);
      const changes = { price: 999, minOrderQuantity: 5, leadTime: 9, visibleOnMarketplace: false };
      const product = await market.as(seller).send(UpdateProduct, { id, supplierId: supplier.id, ...changes });
      expect(product).toMatchObject({ ...changes, isApproved: true });
      const event = await market.svc.waitForEvent(ProductUpdated, (p) => p.id === id && p.version === 3);
      expect(event).toMatchObject({ price: 999, minOrderQuantity: 5, visibleOnMarketplace: false });
    });

    it('a new name sends an approved product back to the queue', async () => {
      const { seller, supplier } = await market.shop();
      const { id } = await market.approved(seller, supplier);
      await expect(market.as(seller).send(UpdateProduct, { id, name: 'Other' })).resolves.toMatchObject({
        isApproved: false,
      });
      await expect(market.as(buyer()).send(GetProduct, { id })).rejects.toMatchObject(notFound);
      const queue = await market.as(admin).page(ListProductApprovals, { limit: 200 });
      expect(queue.items.at(-1)).toMatchObject({ id, name: 'Other' });
    });

    it('only by the owner or an administrator', async () => {
      const { seller, supplier } = await market.shop();
      const seen = await market.approved(seller, supplier);
      const unseen = await market.product(seller, supplier);
      for (const other of [buyer(), await market.seller()]) {
        const as = market.as(other);
        await expect(as.send(UpdateProduct, { id: seen.id, price: 1 })).rejects.toMatchObject(forbidden);
        await expect(as.send(ToggleProductVisibility, { id: seen.id })).rejects.toMatchObject(forbidden);
        await expect(as.send(DeleteProduct, { id: seen.id })).rejects.toMatchObject(forbidden);
        await expect(as.send(UpdateProduct, { id: unseen.id, price: 1 })).rejects.toMatchObject(notFound);
        await expect(as.send(DeleteProduct, { id: unseen.id })).rejects.toMatchObject(notFound);
        await expect(as.send(GetProduct, { id: unseen.id })).rejects.toMatchObject(notFound);
      }
      await expect(market.as(admin).send(UpdateProduct, { id: unseen.id, price: 1 })).resolves.toMatchObject({
        price: 1,
      });
    });

    it('but not moved to another supplier', async () => {
      const { seller, supplier } = await market.shop();
      const second = await market.supplier(seller);
      const { id } = await market.product(seller, supplier);
      await expect(market.as(seller).send(UpdateProduct, { id, supplierId: second.id })).rejects.toMatchObject({
        kind: 'invalid',
      });
    });

    it('visibility toggles only when approved', async () => {
      const { seller, supplier } = await market.shop();
      const { id } = await market.product(seller, supplier);
      const toggle = () => market.as(seller).send(ToggleProductVisibility, { id });
      await expect(toggle()).rejects.toMatchObject(notApproved);
      await market.as(admin).send(ApproveProduct, { id });
      await expect(toggle()).resolves.toEqual({ id, visibleOnMarketplace: false });
      await expect(toggle()).resolves.toEqual({ id, visibleOnMarketplace: true });
    });

    it('at the same moment by many: every change counts, versions grow by one each', async () => {
      const { seller, supplier } = await market.shop();
      const { id } = await market.approved(seller, supplier);
      await Promise.all(Array.from({ length: 8 }, () => market.as(seller).send(ToggleProductVisibility, { id })));
      await expect(market.as(seller).send(GetProduct, { id })).resolves.toMatchObject({ visibleOnMarketplace: true });
      await market.svc.waitForEvent(ProductUpdated, (p) => p.id === id && p.version === 10);
      const versions = market.svc
        .published(ProductUpdated)
        .filter((p) => p.id === id)
        .map(({ version }) => version);
      expect(versions.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });
  });

  describe('changed many at a time', () => {
    const idsOf = (products: { id: number }[]) => products.map(({ id }) => id);
    const pricesOf = async (ids: number[]) =>
      (
        await market.svc.db.rows<{ price: number }>('SELECT price FROM products WHERE id = ANY ($1) ORDER BY id', [ids])
      ).map(({ price }) => price);

    async function priced(...prices: number[]) {
      const { seller, supplier } = await market.shop();
      const products = [];
      for (const price of prices) products.push(await market.approved(seller, supplier, { price }));
      return { seller, supplier, products, ids: idsOf(products), send: market.as(seller) };
    }

    it('cost what the preview said, once, and are told one by one', async () => {
      const { send, ids } = await priced(1000, 105, 0);
      const preview = await send.send(ChangeProducts, { ids, percent: 10, dryRun: true });
      expect(preview).toMatchObject({ changeId: null, changed: 2 });
      expect(preview.products.map(({ newPrice, changes }) => [newPrice, changes])).toEqual([
        [1100, true],
        [116, true],
        [0, false],
      ]);
      await expect(pricesOf(ids)).resolves.toEqual([1000, 105, 0]);
      const eight = Array.from({ length: 8 }, () =>
        send.send(ChangeProducts, { ids, percent: 10, basis: preview.basis }),
      );
      const outcomes = await Promise.allSettled(eight);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { kind: 'conflict', message: 'Prices have changed' },
      });
      await expect(pricesOf(ids)).resolves.toEqual([1100, 116, 0]);
      await market.svc.waitForEvent(ProductUpdated, (p) => p.id === ids[1] && p.price === 116);
      expect(market.svc.published(ProductUpdated).filter((p) => p.id === ids[2] && p.version > 2)).toEqual([]);
    });

    it('are as they were after an undo, which works once and not after another change', async () => {
      const { seller, send, ids } = await priced(1000, 2000);
      const raised = await send.send(ChangeProducts, { ids, amount: 50 });
      await send.send(UpdateProduct, { id: ids[0]!, price: 999 });
      const undo = (id: number) => send.send(UndoProductChange, { id });
      await expect(undo(raised.changeId!)).rejects.toMatchObject({
        kind: 'conflict',
        message: expect.stringMatching(/has been changed since: this cannot be undone$/),
      });
      await send.send(UpdateProduct, { id: ids[0]!, price: 1050 });
      await expect(
        market.as(await market.seller()).send(UndoProductChange, { id: raised.changeId! }),
      ).rejects.toMatchObject(notFound);
      await expect(undo(raised.changeId!)).resolves.toEqual({ restored: 2, archived: 0 });
      await expect(pricesOf(ids)).resolves.toEqual([1000, 2000]);
      await expect(undo(raised.changeId!)).rejects.toMatchObject({ kind: 'conflict' });
      const { items } = await send.page(ListProductChanges, {});
      expect(items).toEqual([
        {
          id: raised.changeId,
          kind: 'price',
          fileName: null,
          changed: 2,
          created: 0,
          createdAt: expect.any(String),
          undoneAt: expect.any(String),
        },
      ]);
      await expect(market.as(buyer()).page(ListProductChanges, {})).resolves.toMatchObject({ items: [] });
      expect(seller.userId).toBeGreaterThan(0);
    });

    it('all or none: nobody else’s, none that cannot be, one thing at a time', async () => {
      const { send, supplier, seller, ids } = await priced(30, 1000);
      const other = await priced(500);
      const waiting = await market.product(seller, supplier);
      const change = (input: object) => send.send(ChangeProducts, { ids, ...input });
      await expect(change({ ids: [...ids, other.ids[0]!], price: 1 })).rejects.toMatchObject(notFound);
      await expect(change({ ids: [...ids, other.ids[0]!], price: 1, dryRun: true })).rejects.toMatchObject(notFound);
      await expect(market.as(buyer()).send(ChangeProducts, { ids, price: 1 })).rejects.toMatchObject(notFound);
      await expect(change({ amount: -50 })).rejects.toMatchObject({
        kind: 'impossible',
        message: 'The price would be below zero',
      });
      await expect(change({ percent: 5, archived: true })).rejects.toMatchObject({ kind: 'invalid' });
      await expect(change({ percent: null, dryRun: true })).rejects.toMatchObject({ kind: 'invalid' });
      await expect(change({ ids: [...ids, waiting.id], visibleOnMarketplace: false })).rejects.toMatchObject(
        notApproved,
      );
      const euros = await market.product(seller, await market.supplier(seller));
      await market.svc.db.rows(`UPDATE suppliers SET currency = 'EUR' WHERE id = $1`, [euros.supplierId]);
      await expect(change({ ids: [...ids, euros.id], price: 5 })).rejects.toMatchObject({ kind: 'invalid' });
      await expect(change({ ids: [...ids, euros.id], percent: 1 })).resolves.toMatchObject({ changed: 2 });
      await expect(pricesOf(ids)).resolves.toEqual([30, 1010]);
    });

    it('hidden and shown: what is so already stays as it is', async () => {
      const { send, ids } = await priced(1, 2, 3);
      await send.send(ToggleProductVisibility, { id: ids[0]! });
      await expect(send.send(ChangeProducts, { ids, visibleOnMarketplace: false })).resolves.toMatchObject({
        changed: 2,
      });
      await expect(send.send(GetProductSummary, {})).resolves.toMatchObject({ hidden: 3 });
      await expect(send.send(ChangeProducts, { ids, visibleOnMarketplace: true })).resolves.toMatchObject({
        changed: 3,
      });
    });

    it('archived and brought back, unless their SKU is taken', async () => {
      const { seller, supplier, send, products, ids } = await priced(100, 200);
      const archived = () => send.page(ListProducts, { status: 'archived' });
      const gone = await send.send(ChangeProducts, { ids, archived: true });
      await market.svc.waitForEvent(ProductDeleted, (p) => p.productId === ids[1]);
      expect(idsOf((await archived()).items).sort()).toEqual(ids);
      await expect(send.page(ListProducts, {})).resolves.toMatchObject({ items: [] });
      await expect(send.send(ChangeProducts, { ids, percent: 1 })).rejects.toMatchObject({ kind: 'impossible' });
      await expect(market.as(await market.seller()).page(ListProducts, { status: 'archived' })).resolves.toMatchObject({
        items: [],
      });
      await expect(
        market.as(buyer()).page(ListProducts, { status: 'archived', supplierId: supplier.id }),
      ).resolves.toMatchObject({ items: [] });

      const rival = await market.product(seller, supplier, { sku: products[0]!.sku.toLowerCase() });
      await expect(send.send(ChangeProducts, { ids, archived: false })).rejects.toMatchObject(takenSku);
      await expect(send.send(UndoProductChange, { id: gone.changeId! })).rejects.toMatchObject(takenSku);
      await send.send(ChangeProducts, { ids: [rival.id], archived: true });
      // The two of one SKU cannot both come back.
      await expect(send.send(ChangeProducts, { ids: [...ids, rival.id], archived: false })).rejects.toMatchObject(
        takenSku,
      );
      await expect(send.send(ChangeProducts, { ids, archived: false })).resolves.toMatchObject({ changed: 2 });
      await market.svc.waitForEvent(ProductUpdated, (p) => p.id === ids[0] && !p.archived && p.version === 4);
      await expect(market.as(buyer()).send(GetProduct, { id: ids[0]! })).resolves.toMatchObject({ isApproved: true });
      expect(idsOf((await archived()).items)).toEqual([rival.id]);
    });
  });

  it('deleted: gone from every list, told as archived to those who hold one', async () => {
    const { seller, supplier } = await market.shop();
    const { id } = await market.approved(seller, supplier);
    await market.as(seller).send(DeleteProduct, { id });
    const updated = await market.svc.waitForEvent(ProductUpdated, (p) => p.id === id && p.archived);
    await expect(market.svc.waitForEvent(ProductDeleted, (p) => p.productId === id)).resolves.toEqual({
      productId: id,
      version: updated.version,
    });
    await expect(market.as(seller).send(GetProduct, { id })).rejects.toMatchObject(notFound);
    await expect(market.as(seller).send(DeleteProduct, { id })).rejects.toMatchObject(notFound);
    await expect(market.as(seller).page(ListProducts, {})).resolves.toMatchObject({ items: [], total: '0' });
    await expect(market.as(buyer()).send(GetProductSnapshot, { id })).rejects.toMatchObject(notFound);
  });

  it('summed up for their seller', async () => {
    const { seller, supplier } = await market.shop();
    await market.approved(seller, supplier);
    await market.approved(seller, supplier, { visibleOnMarketplace: false });
    await market.product(seller, supplier);
    const gone = await market.product(seller, supplier);
    await market.as(seller).send(DeleteProduct, { id: gone.id });
    await expect(market.as(seller).send(GetProductSummary, {})).resolves.toEqual({
      total: 3,
      active: 1,
      pending: 1,
      hidden: 1,
    });
    await expect(market.as(await market.seller()).send(GetProductSummary, {})).resolves.toEqual({
      total: 0,
      active: 0,
      pending: 0,
      hidden: 0,
    });
  });

  describe('all that a filter finds', () => {
    it('is changed at once, of the caller’s own alone, and as many as were seen', async () => {
      const { seller, supplier } = await market.shop();
      const listed = await market.approved(seller, supplier, { name: 'Oak door', price: 1000 });
      const waiting = await market.product(seller, supplier, { name: 'Oak table', price: 2000 });
      const pine = await market.approved(seller, supplier, { name: 'Pine door', price: 3000 });
      const other = await market.shop();
      const others = await market.approved(other.seller, other.supplier, { name: 'Oak bench', price: 1000 });
      const filter = { q: 'oak' };
      const change = (input: Partial<ChangeProductsInput>) =>
        market.as(seller).send(ChangeProducts, { filter, ...input });
      await expect(change({ percent: 10, count: 3 })).rejects.toMatchObject({
        kind: 'conflict',
        message: 'The filter finds 2 products by now: please look again',
      });
      await expect(change({ percent: 10, ids: [listed.id] })).rejects.toMatchObject({ kind: 'invalid' });
      const { changeId, changed } = await change({ percent: 10, count: 2 });
      expect(changed).toBe(2);
      const prices = async () => {
        const { items } = await market.as(seller).page(ListProducts, { sort: 'name' });
        return items.map(({ name, price }) => [name, price]);
      };
      await expect(prices()).resolves.toEqual([
        ['Oak door', 1100],
        ['Oak table', 2200],
        ['Pine door', 3000],
      ]);
      // What waits for approval is left as it is.
      await expect(change({ visibleOnMarketplace: false })).resolves.toMatchObject({
        changed: 1,
        products: [{ id: listed.id }],
      });
      await expect(change({ filter: { supplierId: other.supplier.id }, archived: true })).resolves.toMatchObject({
        changed: 0,
      });
      await market.as(seller).send(UndoProductChange, { id: changeId! });
      await expect(prices()).resolves.toContainEqual(['Oak table', 2000]);
      for (const { id } of [waiting, pine]) await market.as(seller).send(GetProduct, { id });
      await expect(market.as(other.seller).send(GetProduct, { id: others.id })).resolves.toMatchObject({ price: 1000 });
    });

    it('is changed in the thousands', async () => {
      const { seller, supplier } = await market.shop();
      await market.svc.db.rows(
        `INSERT INTO products (sku, name, price, supplier_id, created_by, is_approved)
         SELECT 'T-' || n, 'Part ' || n, 100, $1, $2, true FROM generate_series(1, 6000) n`,
        [supplier.id, seller.userId],
      );
      const change = { filter: {}, percent: 50, count: 6000 };
      const preview = await market.as(seller).send(ChangeProducts, { ...change, dryRun: true });
      expect([preview.changed, preview.found, preview.products.length]).toEqual([6000, 6000, 500]);
      const done = await market.as(seller).send(ChangeProducts, { ...change, basis: preview.basis });
      expect(done).toMatchObject({ changed: 6000 });
      await expect(market.as(seller).send(UndoProductChange, { id: done.changeId! })).resolves.toMatchObject({
        restored: 6000,
      });
      const count = (filter: object) =>
        market.as(seller).send(ChangeProducts, { filter, archived: true, dryRun: true });
      await expect(count({ q: 'part' })).resolves.toMatchObject({ changeId: null, found: 6000 });
      await market.svc.db.rows(
        `INSERT INTO products (sku, name, price, supplier_id, created_by, is_approved)
         SELECT 'U-' || n, 'Part ' || n, 100, $1, $2, true FROM generate_series(1, 4001) n`,
        [supplier.id, seller.userId],
      );
      await expect(count({ q: 'part' })).rejects.toMatchObject({
        kind: 'impossible',
        message: 'More than 10,000 products are found, and no more can be changed at once: narrow the list',
      });
    }, 60_000);
  });

  describe('approval', () => {
    it('belongs to administrators', async () => {
      const { seller, supplier } = await market.shop();
      const { id } = await market.product(seller, supplier);
      for (const other of [seller, buyer()]) {
        await expect(market.as(other).send(ApproveProduct, { id })).rejects.toMatchObject(forbidden);
        await expect(market.as(other).send(RejectProduct, { id, reason: 'x' })).rejects.toMatchObject(forbidden);
        await expect(market.as(other).page(ListProductApprovals, {})).rejects.toMatchObject(forbidden);
      }
      await expect(market.as(admin).send(ApproveProduct, { id: 2_000_000_000 })).rejects.toMatchObject(notFound);
    });

    it('tells the owner once, and makes the product public', async () => {
      const { seller, supplier } = await market.shop();
      const { id, name } = await market.product(seller, supplier);
      await Promise.all([1, 2, 3].map(() => market.as(admin).send(ApproveProduct, { id })));
      await market.svc.waitForEvent(ProductUpdated, (p) => p.id === id && p.isApproved);
      expect(market.svc.published(ProductApproved).filter(({ productId }) => productId === id)).toEqual([
        { productId: id, name, ownerId: seller.userId, supplierId: supplier.id, isPublic: true },
      ]);
      await expect(market.as(buyer()).send(GetProduct, { id })).resolves.toMatchObject({ isApproved: true });
    });

    it('refusal carries its reason until the product is edited, which submits it again', async () => {
      const { seller, supplier } = await market.shop();
      const { id } = await market.product(seller, supplier);
      const waiting = async () =>
        (await market.as(admin).page(ListProductApprovals, { limit: 200 })).items.map((p) => p.id);
      expect(await waiting()).toContain(id);
      await expect(market.as(admin).send(RejectProduct, { id, reason: 'No picture' })).resolves.toMatchObject({
        isApproved: false,
        rejectionReason: 'No picture',
      });
      await expect(market.svc.waitForEvent(ProductRejected, (p) => p.productId === id)).resolves.toMatchObject({
        ownerId: seller.userId,
        reason: 'No picture',
      });
      expect(await waiting()).not.toContain(id);
      const again = await market.as(seller).send(UpdateProduct, { id, imageUrl: 'https://example.com/p.png' });
      expect(again.rejectionReason).toBeNull();
      expect((await waiting()).at(-1)).toBe(id);
    });

    it('decides on all of a supplier’s at once: each has its event, and the owner is told once', async () => {
      const { seller, supplier } = await market.shop();
      const refused = await market.product(seller, supplier);
      await market.as(admin).send(RejectProduct, { id: refused.id, reason: 'No picture' });
      const waiting = [await market.product(seller, supplier), await market.product(seller, supplier)];
      const other = await market.shop();
      const { id: others } = await market.product(other.seller, other.supplier);
      const { id } = supplier;
      await expect(market.as(admin).send(GetSupplierApprovals, { id })).resolves.toEqual({
        supplierId: id,
        waiting: 2,
        imports: [],
        seller: { suppliers: 1, waiting: 2 },
      });
      const approve = (count?: number) => market.as(admin).send(ApproveProducts, { id, ...(count && { count }) });
      await expect(approve(1)).rejects.toMatchObject({
        kind: 'conflict',
        message: 'More products wait by now, 2 of them: please look again',
      });
      const outcomes = await Promise.all([approve(2), approve(2), approve()]);
      expect(outcomes.map(({ reviewed }) => reviewed).sort()).toEqual([0, 0, 2]);
      const told = await market.svc.waitForEvent(ProductsReviewed, ({ supplierId }) => supplierId === id);
      expect(told).toEqual({
        ...{ supplierId: id, supplierName: supplier.name, ownerId: seller.userId, products: 2 },
        ...{ reason: null, isPublic: true },
      });
      for (const product of waiting) {
        await market.svc.waitForEvent(ProductUpdated, (p) => p.id === product.id && p.isApproved && p.version === 2);
        await expect(
          market.svc.waitForEvent(ProductApproved, ({ productId }) => productId === product.id),
        ).resolves.toEqual({
          ...{ productId: product.id, name: product.name, ownerId: seller.userId, supplierId: id },
          ...{ isPublic: true, together: true },
        });
      }
      expect(market.svc.published(ProductsReviewed).filter(({ supplierId }) => supplierId === id)).toHaveLength(1);
      await expect(market.as(other.seller).send(GetProduct, { id: others })).resolves.toMatchObject({
        isApproved: false,
      });
      await expect(market.as(seller).send(GetProduct, { id: refused.id })).resolves.toMatchObject({
        isApproved: false,
        rejectionReason: 'No picture',
      });
    });

    it('decides on all of a seller’s at once, of however many suppliers, and on nobody else’s', async () => {
      const { seller, supplier } = await market.shop();
      const [second, idle] = [await market.supplier(seller), await market.supplier(seller)];
      const waiting = [await market.product(seller, supplier), await market.product(seller, second)];
      await market.approved(seller, idle);
      const other = await market.shop();
      const { id: others } = await market.product(other.seller, other.supplier);
      const { id } = supplier;
      await expect(market.as(admin).send(GetSupplierApprovals, { id })).resolves.toEqual({
        ...{ supplierId: id, waiting: 1, imports: [] },
        seller: { suppliers: 2, waiting: 2 },
      });
      const decide = (who: Actor, more = {}) =>
        market.as(who).send(ApproveProducts, { id, wholeSeller: true, ...more });
      for (const who of [seller, other.seller, buyer()]) await expect(decide(who)).rejects.toMatchObject(forbidden);
      await expect(decide(admin, { count: 1 })).rejects.toMatchObject({ kind: 'conflict' });
      await expect(decide(admin, { importId: 1 })).rejects.toMatchObject({ kind: 'invalid' });
      await expect(decide(admin, { id: 2_000_000_000 })).rejects.toMatchObject(notFound);
      // Those who change its products meanwhile wait for each other and never in a circle.
      const [one, two] = await Promise.all([
        decide(admin, { count: 2 }),
        market.as(admin).send(ApproveProducts, { id: second.id }),
        market.as(seller).send(UpdateProduct, { id: waiting[1]!.id, price: 7 }),
      ]);
      expect(one.reviewed + two.reviewed).toBe(2);
      for (const product of waiting) {
        const now = await market.as(seller).send(GetProduct, { id: product.id });
        expect(now).toMatchObject({ isApproved: true });
      }
      await expect(market.as(other.seller).send(GetProduct, { id: others })).resolves.toMatchObject({
        isApproved: false,
      });
    });

    it('tells a seller once of all suppliers whose products were decided on together', async () => {
      const { seller, supplier } = await market.shop();
      const second = await market.supplier(seller);
      for (const { id } of [supplier, second]) await market.product(seller, { id });
      const refuse = { id: second.id, wholeSeller: true, reason: 'No pictures' };
      await expect(market.as(admin).send(RejectProducts, refuse)).resolves.toEqual({ reviewed: 2, remaining: 0 });
      await expect(market.svc.waitForEvent(ProductsReviewed, (e) => e.ownerId === seller.userId)).resolves.toEqual({
        ...{ supplierId: supplier.id, supplierName: supplier.name, suppliers: 2, ownerId: seller.userId },
        ...{ products: 2, reason: 'No pictures', isPublic: true },
      });
      // One of them alone is told by its name.
      await market.product(seller, second);
      await market.as(admin).send(ApproveProducts, { id: supplier.id, wholeSeller: true });
      const last = await market.svc.waitForEvent(ProductsReviewed, (e) => e.ownerId === seller.userId && !e.reason);
      expect(last).toMatchObject({ supplierId: second.id, products: 1 });
      expect(last).not.toHaveProperty('suppliers');
      expect(market.svc.published(ProductsReviewed).filter(({ ownerId }) => ownerId === seller.userId)).toHaveLength(2);
    });

    it('refuses all of a supplier’s at once, with the reason', async () => {
      const { seller, supplier } = await market.shop();
      const { id } = await market.product(seller, supplier);
      const refuse = { id: supplier.id, reason: 'No pictures' };
      await expect(market.as(admin).send(RejectProducts, refuse)).resolves.toEqual({ reviewed: 1, remaining: 0 });
      await expect(market.as(seller).send(GetProduct, { id })).resolves.toMatchObject({
        rejectionReason: 'No pictures',
      });
      await expect(market.svc.waitForEvent(ProductRejected, (p) => p.productId === id)).resolves.toMatchObject({
        reason: 'No pictures',
        together: true,
      });
      for (const who of [seller, buyer()]) {
        await expect(market.as(who).send(RejectProducts, refuse)).rejects.toMatchObject(forbidden);
        await expect(market.as(who).send(ApproveProducts, { id: supplier.id })).rejects.toMatchObject(forbidden);
        await expect(market.as(who).send(GetSupplierApprovals, { id: supplier.id })).rejects.toMatchObject(forbidden);
      }
      await expect(market.as(admin).send(ApproveProducts, { id: 2_000_000_000 })).rejects.toMatchObject(notFound);
    });

    it('is a queue, oldest first, of all sellers', async () => {
      const approved = await market.shop();
      const newcomer = market.newcomer();
      const first = await market.product(newcomer, await market.supplier(newcomer));
      const second = await market.product(approved.seller, approved.supplier);
      const { items } = await market.as(admin).page(ListProductApprovals, { limit: 200 });
      const ids = items.map(({ id }) => id);
      expect(ids.indexOf(first.id)).toBeGreaterThanOrEqual(0);
      expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
      expect(items[0]!.submittedAt <= items.at(-1)!.submittedAt).toBe(true);
    });
  });
});
