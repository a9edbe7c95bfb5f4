import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Readable } from 'node:stream';
import {
  ApproveProduct,
  ApproveProducts,
  ChangeProducts,
  CreateBrand,
  DeleteBrand,
  DeleteProduct,
  ExportProducts,
  GetProduct,
  GetProductImport,
  GetSupplierApprovals,
  ListBrands,
  ListProducts,
  type Product,
  PrepareProductImport,
  ProductCreated,
  type ProductImport,
  type ProductImportMapping,
  ProductUpdated,
  RunProductImport,
  UndoProductChange,
  UpdateProduct,
} from '#contracts';
import { type Actor, Db, Storage, type Tx } from '#platform';
import { readForEach, until, workbook, zipBomb } from '#testing';
import { admin, buyer, Market } from './market.js';

const HEADINGS = 'SKU;Name;Description;Category;Brand;Price;Minimum quantity;Unit;Lead time (days)';
const table = (...rows: string[]): string => [HEADINGS, ...rows].join('\n');

interface Choices {
  dryRun?: boolean;
  mapping?: ProductImportMapping | null;
  supplierId?: number | null;
  inBackground?: boolean;
}

describe('importing a catalogue', () => {
  let market: Market;
  beforeAll(async () => {
    market = await Market.open();
  });
  afterAll(() => market.close());

  async function importing(who: Actor, file: string | Uint8Array, choices: Choices = {}): Promise<ProductImport> {
    const { dryRun = false, mapping = null, supplierId = null, inBackground = false } = choices;
    const { id, fileKey } = await market.as(who).send(PrepareProductImport, { fileName: 'products.csv', dryRun });
    await market.svc.service.app.get(Storage).write(fileKey, Readable.from([Buffer.from(file)]), 20e6);
    return market.as(who).send(RunProductImport, { id, supplierId, mapping, inBackground });
  }
  const productsOf = async (who: Actor): Promise<Product[]> =>
    (await market.as(who).page(ListProducts, { limit: 200 })).items;

  it('makes what is new, with its brands, and changes what there is; what the file leaves out stays', async () => {
    const { seller, supplier } = await market.shop();
    const { id } = await market.approved(seller, supplier, { name: 'Old', sku: 'H-1', price: 100, leadTime: 7 });
    const done = await importing(
      seller,
      table('Ｈ-1;;Better;;;1,50;;;', 'N-1;New;;hardware & tools;Keel;12.5;3;BOX;', 'N-2;Newer;;;ＫEEL;0;;;0'),
    );
    expect(done).toMatchObject({ status: 'done', created: 2, updated: 1, newBrands: 1, currency: 'USD' });
    expect(done.changeId).toEqual(expect.any(Number));
    const products = await productsOf(seller);
    expect(products.map((p) => [p.sku, p.name, p.price, p.brand?.name, p.minOrderQuantity, p.unitOfMeasure])).toEqual([
      ['N-1', 'New', 1250, 'Keel', 3, 'box'],
      ['N-2', 'Newer', 0, 'Keel', 1, 'piece'],
      ['H-1', 'Old', 150, undefined, 1, 'piece'],
    ]);
    expect(products[0]).toMatchObject({ category: 'Hardware & Tools', isApproved: false });
    // A price and a text need no review.
    expect(products[2]).toMatchObject({ id, isApproved: true, leadTime: 7, description: 'Better' });
    await market.svc.waitForEvent(ProductCreated, (p) => p.sku === 'N-2' && p.supplier?.id === supplier.id);
    await market.svc.waitForEvent(ProductUpdated, (p) => p.id === id && p.price === 150 && p.version === 3);
  });

  it('sends what was approved back to review where its name, category or brand changes, and says so before', async () => {
    const { seller, supplier } = await market.shop();
    const { id } = await market.approved(seller, supplier, { name: 'Old', sku: 'H-1' });
    const preview = await importing(seller, table('H-1;Newly named;;;;;;;'), { dryRun: true });
    expect(preview.rows).toEqual([
      { line: 2, verdict: 'updated', sku: 'H-1', name: 'Newly named', price: null, previousPrice: 1250, review: true },
    ]);
    await expect(market.as(seller).send(GetProduct, { id })).resolves.toMatchObject({ name: 'Old', isApproved: true });
    await importing(seller, table('H-1;Newly named;;;;;;;'));
    await expect(market.as(seller).send(GetProduct, { id })).resolves.toMatchObject({ isApproved: false });
  });

  it('says all that is wrong by line and column, and then changes nothing', async () => {
    const { seller } = await market.shop();
    const told = await importing(
      seller,
      table(
        ';No SKU;;;;1;;;',
        'A;;;Cheese;;-1;0;bucket;9999',
        'B;Twice;;;;1.234;;;',
        'b;Twice;;;;1;;;',
        'C;Fine;;;;1;;;',
      ),
    );
    expect(told).toMatchObject({ status: 'rejected', message: '4 rows were rejected, so nothing was imported' });
    expect(told.rejected.map(({ line, column }) => [line, column])).toEqual([
      [2, 'SKU'],
      ...['Category', 'Price', 'Unit', 'Minimum quantity', 'Lead time (days)', 'Name'].map((name) => [3, name]),
      [4, 'Price'],
      [5, 'SKU'],
    ]);
    await expect(productsOf(seller)).resolves.toEqual([]);
    await expect(market.as(seller).page(ListBrands, {})).resolves.toMatchObject({ items: [] });
  });

  it('keeps the rules of names that forms have', async () => {
    const { seller, supplier } = await market.shop();
    await market.product(seller, supplier, { name: 'Old', sku: 'A' });
    const rows = ['A;"Hex\nbolt";;;;1;;;', 'B;\u200b;;;;1;;;', 'C;Fine;;;"Ke\nel";1;;;', '"D\nD";Fine;;;;1;;;'];
    const told = await importing(seller, table(...rows));
    expect(told.rejected.map(({ column, message }) => `${column}: ${message}`)).toEqual([
      'Name: Name must be on one line',
      'Name: Name is required: there is no product with this SKU yet',
      'Brand: Brand must be on one line',
      'SKU: SKU holds characters that cannot be seen: type it anew',
    ]);
    await importing(seller, table('A;Bolt \u202egpj.exe;"Two\nlines";;\u200b;1;;;'));
    await expect(productsOf(seller)).resolves.toMatchObject([
      { name: 'Bolt gpj.exe', description: 'Two\nlines', brand: null },
    ]);
  });

  it('reads prices and units as people write them, and no price in another currency', async () => {
    const { seller } = await market.shop();
    const told = await importing(
      seller,
      'SKU;Name;Price (USD);Min;Einheit\nA;Bolt;$5.00;10;Stück\nB;Nut;1.234,50 USD;;Karton\nC;Rod;7;;m',
    );
    expect(told).toMatchObject({ status: 'done', created: 3 });
    await expect(productsOf(seller)).resolves.toMatchObject([
      { sku: 'A', price: 500, unitOfMeasure: 'piece', minOrderQuantity: 10 },
      { sku: 'B', price: 123_450, unitOfMeasure: 'box' },
      { sku: 'C', price: 700, unitOfMeasure: 'meter' },
    ]);
    const refused = await importing(seller, table('A;;;;;5 €;;;', 'B;;;;;99999999999;;;', 'C;;;;;$1.999;;bucket;'));
    expect(refused.rejected.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '2: Price must be in USD, not in €',
      '3: Price cannot be more than 21474836.47',
      '4: Unit must be one of piece, box, case, pallet, kg, lb, meter, foot',
      '4: “$1.999” can be read in two ways: write 1999 if that is meant',
    ]);
    const inEuros = await importing(seller, 'SKU;Preis (EUR)\nA;5');
    expect(inEuros.rejected).toEqual([{ line: 2, column: 'Preis (EUR)', message: 'Price must be in USD, not in EUR' }]);
  });

  it.each(['Currency', 'Währung', 'Devise', 'Moneda', 'Valuta', 'Munteenheid'])(
    'refuses a row whose %s is another than the supplier’s, where it says a price',
    async (heading) => {
      const { seller } = await market.shop();
      const rows = ['A;Bolt;5;EUR', 'B;Nut;5;US Dollar', 'C;Rod;5;usd', 'D;Bar;5;', 'E;Pin;5;Euro', 'A;Bolt;;EUR'];
      const told = await importing(seller, [`SKU;Name;Price;${heading}`, ...rows.slice(0, 5)].join('\n'));
      expect(told.rejected).toEqual([
        { line: 2, column: heading, message: 'Currency must be USD, not “EUR”' },
        { line: 6, column: heading, message: 'Currency must be USD, not “Euro”' },
      ]);
      await importing(seller, [`SKU;Name;Price;${heading}`, ...rows.slice(1, 4), 'A;Bolt;7;USD'].join('\n'));
      const names = await importing(seller, [`SKU;Name;Price;${heading}`, rows[5]!].join('\n'));
      expect(names).toMatchObject({ status: 'done', unchanged: 1 });
      // What is no price in this currency is not shown as one.
      const changed = await importing(seller, [`SKU;Name;Price;${heading}`, 'A;Bolt;9;EUR'].join('\n'));
      expect(changed.rows).toMatchObject([{ verdict: 'rejected', price: null, previousPrice: 700 }]);
    },
  );

  it.each<[string, () => string | Uint8Array, object]>([
    [
      'a bomb',
      () => zipBomb('sheet', 1600),
      { kind: 'impossible', message: 'The spreadsheet unpacks to more than can be read' },
    ],
    ['more than 10 MB', () => 'x'.repeat(11 << 20), { kind: 'too-large', message: 'File too large' }],
    [
      '50,001 rows',
      () => 'SKU\n'.repeat(50_002),
      { kind: 'impossible', message: 'The file has more than 50,000 rows' },
    ],
    [
      '200,000 columns',
      () => 'SKU,'.repeat(200_000),
      { kind: 'impossible', message: 'The file has more than 200 columns' },
    ],
    ['its heading alone', () => HEADINGS, { kind: 'impossible', message: 'The file has no rows below its heading' }],
    ['a picture', () => Buffer.from('89504e470d0a1a0a00000000', 'hex'), { kind: 'unsupported' }],
  ])('ends %s in words, and changes nothing', async (_what, file, error) => {
    const { seller } = await market.shop();
    await expect(importing(seller, file())).rejects.toMatchObject(error);
    await expect(productsOf(seller)).resolves.toEqual([]);
  });

  it('takes formulas by their values and no figure that does not fit', async () => {
    const { seller } = await market.shop();
    const cell = (at: string, value: string): string => `<c r="${at}" t="str"><f>1+1</f><v>${value}</v></c>`;
    const row = (line: number, ...values: string[]): string =>
      `<row r="${line}">${values.map((value, n) => cell(`${'ABCDE'[n]}${line}`, value)).join('')}</row>`;
    const sheet = (...rows: string[]): Uint8Array =>
      workbook(row(1, 'SKU', 'Name', 'Price', 'Minimum quantity', 'Lead time') + rows.join(''));
    const told = await importing(
      seller,
      sheet(
        row(2, 'A', 'Big', '21474836.48', '2147483648', '-1'),
        row(3, 'B', 'None', 'NaN', '1e400', '0,5'),
        row(4, 'C', 'C&#xD800;', '-0.01', '', ''),
      ),
    );
    expect(told.rejected.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
      '2 Minimum quantity: Minimum quantity cannot be more than 2147483647',
      '2 Lead time: Lead time cannot be negative',
      '2 Price: Price cannot be more than 21474836.47',
      '3 Price: “NaN” is not a number',
      '3 Minimum quantity: “1e400” is not a number',
      '3 Lead time: “0,5” is not a whole number',
      '4 Name: Name holds characters that are no text',
      '4 Price: Price cannot be negative',
    ]);
    await expect(importing(seller, sheet(row(2, '=1+1', 'Sum', '1', '2', '3')))).resolves.toMatchObject({ created: 1 });
    await expect(productsOf(seller)).resolves.toMatchObject([{ sku: '=1+1', name: 'Sum', price: 100 }]);
  });

  it('is approved as a whole, with nothing else that waits', async () => {
    const { seller, supplier } = await market.shop();
    const { id: alone } = await market.product(seller, supplier);
    await market.approved(seller, supplier, { sku: 'H-1', name: 'Old' });
    const { changeId } = await importing(seller, table('H-1;Renamed;;;;;;;', 'N-1;New;;;;1;;;', 'N-2;Newer;;;;1;;;'));
    const { id } = supplier;
    await expect(market.as(admin).send(GetSupplierApprovals, { id })).resolves.toEqual({
      ...{ supplierId: id, waiting: 4 },
      imports: [{ id: changeId, fileName: 'products.csv', waiting: 3 }],
      seller: { suppliers: 1, waiting: 4 },
    });
    const approve = () => market.as(admin).send(ApproveProducts, { id, importId: changeId!, count: 3 });
    await expect(approve()).resolves.toEqual({ reviewed: 3, remaining: 0 });
    await expect(approve()).resolves.toEqual({ reviewed: 0, remaining: 0 });
    const waiting = (await productsOf(seller)).filter(({ isApproved }) => !isApproved);
    expect(waiting.map((product) => product.id)).toEqual([alone]);
    const other = await market.shop();
    await expect(
      market.as(admin).send(ApproveProducts, { id: other.supplier.id, importId: changeId! }),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('of thousands is approved in steps', async () => {
    const { seller, supplier } = await market.shop();
    await importing(seller, table(...Array.from({ length: 5001 }, (_, n) => `A-${n};Part ${n};;;;1;;;`)));
    const approve = () => market.as(admin).send(ApproveProducts, { id: supplier.id });
    await expect(approve()).resolves.toEqual({ reviewed: 5000, remaining: 1 });
    await expect(approve()).resolves.toEqual({ reviewed: 1, remaining: 0 });
  }, 60_000);

  it('is undone as a whole: what it made is archived, what it changed is as it was', async () => {
    const { seller, supplier } = await market.shop();
    const tidewater = await market.as(seller).send(CreateBrand, { name: 'Tidewater', supplierId: supplier.id });
    const before = await market.approved(seller, supplier, { name: 'Old', sku: 'H-1', brandId: tidewater.id });
    const { changeId } = await importing(seller, table('H-1;Renamed;;Other;Keel;9;5;kg;3', 'N-1;New;;;;1;;;'));
    const made = (await productsOf(seller)).find(({ sku }) => sku === 'N-1')!;
    await market.as(admin).send(ApproveProduct, { id: made.id });
    const undo = () => market.as(seller).send(UndoProductChange, { id: changeId! });

    await market.as(seller).send(DeleteBrand, { id: tidewater.id });
    await expect(undo()).rejects.toMatchObject({ kind: 'conflict' });
    await market.svc.db.rows(
      `INSERT INTO brands (id, name, supplier_id, created_by) OVERRIDING SYSTEM VALUE VALUES ($1, 'Tidewater', $2, $3)`,
      [tidewater.id, supplier.id, seller.userId],
    );
    const outcomes = await Promise.allSettled([undo(), undo(), undo()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([
      { status: 'fulfilled', value: { restored: 1, archived: 1 } },
    ]);
    await expect(productsOf(seller)).resolves.toEqual([before]);
    await expect(market.as(seller).page(ListProducts, { status: 'archived' })).resolves.toMatchObject({
      items: [{ id: made.id }],
    });
  });

  it('twice, and twice at once: it is there once', async () => {
    const { seller } = await market.shop();
    const file = table('N-1;New;;;Keel;1;;;', 'N-2;Newer;;;Keel;2;;;');
    const outcomes = await Promise.allSettled([importing(seller, file), importing(seller, file)]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ kind: 'conflict' });
    }
    await expect(importing(seller, file)).resolves.toMatchObject({
      ...{ created: 0, updated: 0, unchanged: 2, changeId: null },
      rows: [{ verdict: 'unchanged' }, { verdict: 'unchanged' }],
    });
    await expect(productsOf(seller)).resolves.toHaveLength(2);
  });

  it('changes the number of products that its supplier lists once for all rows of a statement', async () => {
    const { seller, supplier } = await market.shop();
    const rows = Array.from({ length: 50 }, (_, n) => `L-${n};Part ${n};;;;1;;;`);
    await importing(seller, table(...rows));
    const counted = await market.svc.db.transaction(async (tx) => {
      const counts = async (): Promise<{ listed: number; writes: number }> =>
        (await tx.row<{ listed: number; writes: number }>(
          `SELECT product_count AS listed, pg_stat_get_xact_tuples_updated('suppliers'::regclass)::int AS writes
           FROM suppliers WHERE id = $1`,
          [supplier.id],
        ))!;
      // What the connection wrote before, in transactions whose figures it has not handed in yet, is counted with it.
      const before = await counts();
      const listed = async (isApproved: boolean): Promise<unknown> => {
        await tx.changed('UPDATE products SET is_approved = $2 WHERE supplier_id = $1', [supplier.id, isApproved]);
        const { listed, writes } = await counts();
        return { listed, writes: writes - before.writes };
      };
      return [await listed(true), await listed(true), await listed(false)];
    });
    expect(counted).toEqual([
      { listed: 50, writes: 1 },
      { listed: 50, writes: 1 },
      { listed: 0, writes: 2 },
    ]);
  });

  it('finds what there is without comparing each with each, also of a seller who is new', async () => {
    const file = table(...Array.from({ length: 1500 }, (_, n) => `F-${n};Part ${n};;;;1;;;`));
    const db = market.svc.service.app.get(Db);
    await importing((await market.shop()).seller, file);
    await db.pool.query('ANALYZE products');
    const { seller } = await market.shop();
    await importing(seller, file);
    const read: number[] = [];
    const transaction = db.transaction.bind(db) as (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>;
    const watching = jest.spyOn(db, 'transaction').mockImplementation((work: (tx: Tx) => Promise<unknown>) =>
      transaction((tx) => {
        const rows = tx.rows.bind(tx);
        tx.rows = async <Row extends object>(sql: string, params: unknown[] = []) => {
          if (sql.includes('AS g (line, sku)')) read.push(await readForEach(tx, sql, params));
          return rows<Row>(sql, params);
        };
        return work(tx);
      }),
    );
    const told = await importing(seller, file).finally(() => watching.mockRestore());
    expect(told).toMatchObject({ created: 0, updated: 0, unchanged: 1500 });
    expect(read.length).toBe(2);
    // The products of others may be read with them, once.
    expect(Math.max(...read)).toBeLessThan(4);
  }, 60_000);

  it('in the background, by a job, seen by nobody else', async () => {
    const { seller, supplier } = await market.shop();
    const rows = Array.from({ length: 300 }, (_, n) => `N-${n};Product ${n};;;Brand ${n % 7};${n};;;`);
    const { id, status } = await importing(seller, table(...rows), { inBackground: true, supplierId: supplier.id });
    expect(['running', 'done']).toContain(status);
    await expect(market.as(await market.seller()).send(GetProductImport, { id })).rejects.toMatchObject({
      kind: 'not-found',
    });
    const done = await until(async () => {
      const told = await market.as(seller).send(GetProductImport, { id });
      return told.status === 'done' && told;
    }, 'the import has ended');
    expect(done).toMatchObject({ created: 300, newBrands: 7, progress: 100 });
    expect(done.rows).toHaveLength(100);
  });

  it('that dies while it writes leaves nothing, and is there once after it was tried again', async () => {
    const { seller } = await market.shop();
    const { db } = market.svc;
    const part = (from: number): string[] => Array.from({ length: 2500 }, (_, n) => `D-${from + n};Part;;;Keel;1;;;`);
    const running = await importing(seller, table(...part(0), ...part(2500), ...part(5000)), { inBackground: true });
    const killed = () =>
      db.rows(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE pid <> pg_backend_pid() AND datname = current_database() AND query LIKE '%INSERT INTO products%' AND state <> 'idle'`,
      );
    await until(async () => (await killed()).length > 0, 'the import to write');
    await until(
      async () => (await market.as(seller).send(GetProductImport, { id: running.id })).status !== 'running',
      'the import to end',
    );
    await expect(market.as(seller).send(GetProductImport, { id: running.id })).resolves.toMatchObject({
      status: 'done',
      created: 7500,
    });
    const [made] = await db.rows<{ products: number; brands: number }>(
      `SELECT count(*)::int AS products, count(DISTINCT brand_id)::int AS brands FROM products WHERE created_by = $1`,
      [seller.userId],
    );
    expect(made).toEqual({ products: 7500, brands: 1 });
  }, 60_000);

  it('and its undoing, when another import of the same comes between, happen one after the other', async () => {
    const { seller } = await market.shop();
    const rows = (price: number): string => table(...[1, 2, 3].map((n) => `B-${n};Part;;;;${price};;;`));
    const { changeId } = await importing(seller, rows(1));
    const [undone, again] = await Promise.allSettled([
      market.as(seller).send(UndoProductChange, { id: changeId! }),
      importing(seller, rows(2)),
    ]);
    for (const outcome of [undone, again]) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ kind: 'conflict' });
    }
    // Whoever was first: undone, or with the prices of the second; of no product one, of another the other.
    const prices = (await productsOf(seller)).map(({ price }) => price);
    expect(prices).toEqual(again.status === 'fulfilled' ? [200, 200, 200] : []);
    expect([undone.status, again.status]).toContain('fulfilled');
  });

  it('goes into the seller’s own catalogue alone', async () => {
    const { seller } = await market.shop();
    const other = await market.shop();
    const file = table('N-1;New;;;;1;;;');
    await expect(importing(seller, file, { supplierId: other.supplier.id })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(importing(buyer(), file)).rejects.toMatchObject({ kind: 'not-found' });
    await market.supplier(seller);
    await expect(importing(seller, file)).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Please select a supplier first',
    });
    await expect(importing(seller, 'SKU\n\0')).rejects.toBeDefined();
    await expect(productsOf(other.seller)).resolves.toEqual([]);
  });

  it('takes back what the export gave, formulas made harmless and all, and changes nothing by it', async () => {
    const { seller, supplier } = await market.shop();
    await market.approved(seller, supplier, {
      name: '=HYPERLINK("x")',
      sku: '-5',
      description: '@home; "quoted"\nnext',
    });
    await market.approved(seller, supplier, { name: 'Gone', sku: 'GONE' });
    await market.as(seller).send(DeleteProduct, { id: (await productsOf(seller)).find((p) => p.sku === 'GONE')!.id });
    const { file } = await market.as(seller).send(ExportProducts, { format: 'csv' });
    const chunks: Buffer[] = [];
    for await (const chunk of await market.svc.service.app.get(Storage).read(file!.key)) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    expect(text).toContain(`'=HYPERLINK`);
    await expect(importing(seller, text)).resolves.toMatchObject({
      status: 'done',
      created: 0,
      updated: 0,
      unchanged: 1,
      changeId: null,
    });
  });

  it('cannot be undone once one of its products was changed again', async () => {
    const { seller, supplier } = await market.shop();
    const { id } = await market.approved(seller, supplier, { sku: 'H-1' });
    const { changeId } = await importing(seller, table('H-1;;;;;5;;;'));
    await market.as(seller).send(UpdateProduct, { id, leadTime: 30 });
    // The lead time was not the import's: but an import is about the whole product.
    await expect(market.as(seller).send(UndoProductChange, { id: changeId! })).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('changed since'),
    });
    await expect(market.as(seller).send(ChangeProducts, { ids: [id], percent: 100 })).resolves.toMatchObject({
      changed: 1,
    });
  });
});
