import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { text } from 'node:stream/consumers';
import { writeXlsx } from 'hucre/xlsx';
import {
  AddInventoryItem,
  ExportInventory,
  GetImport,
  InventoryImported,
  type InventoryImport,
  ListBulkChanges,
  ListInventory,
  ListInventoryHistory,
  LowStockReached,
  PrepareImport,
  RunImport,
  StockChanged,
} from '#contracts';
import { Storage } from '#platform';
import { type Caller, until, zipBomb } from '#testing';
import { PlanImport } from '../src/imports/plan-import.js';
import { StockImports } from '../src/imports/stock-imports.js';
import { importFile, type ImportChoices, table } from './importing.js';
import { wrongFigures, wrongFirstNames } from './figures.js';
import { type Inventory, setup } from './setup.js';

let inventory: Inventory;
beforeAll(async () => {
  inventory = await setup();
});
afterAll(() => inventory.close());

const importing = (caller: Caller, file: string | Uint8Array, choices?: ImportChoices): Promise<InventoryImport> =>
  importFile(inventory, caller, file, choices);

async function stockOf(caller: Caller): Promise<unknown[]> {
  const { items } = await caller.page(ListInventory, { limit: 200 });
  return items.map((item) => [
    item.sku,
    item.product.name,
    item.currentStock,
    item.reorderThreshold,
    item.location,
    item.costPerUnit,
    item.costCurrency,
  ]);
}

describe('importing a table', () => {
  it('makes items of what the catalogue knows and of what it does not, and changes those there are', async () => {
    const buyer = inventory.someone();
    const known = inventory.product({ sku: 'KN-1', name: 'Known', currency: 'JPY' });
    const stocked = inventory.product({ sku: 'ST-1', name: 'Stocked' });
    const { id } = await buyer.send(AddInventoryItem, {
      productId: stocked.id,
      currentStock: 10,
      location: 'Shelf 1',
      reorderThreshold: 4,
    });
    const done = await importing(buyer, table('kn-1;known;7;;;1.500,0', 'NEW-1;New part;0;2;Bay 4;12,5', 'ST-1;;3;;;'));
    expect(done).toMatchObject({
      status: 'done',
      message: null,
      created: 2,
      updated: 1,
      rejectedRows: 0,
      rejected: [],
    });
    expect(await stockOf(buyer)).toEqual([
      [known.sku, 'Known', 7, 5, null, 1500, 'JPY'],
      ['NEW-1', 'New part', 0, 2, 'Bay 4', 1250, 'USD'],
      ['ST-1', 'Stocked', 3, 4, 'Shelf 1', null, null],
    ]);
    const { items: history } = await buyer.page(ListInventoryHistory, { id });
    expect(history[0]).toMatchObject({
      adjustmentType: 'import',
      reference: 'stock.csv',
      previousStock: 10,
      newStock: 3,
      performedBy: buyer.userId,
    });
  });

  it('tells of it once, with how many are low by it', async () => {
    const buyer = inventory.someone();
    const { id } = await importing(buyer, table('L-1;One;0;;;', 'L-2;Two;5;;;', 'L-3;Three;50;;;'));
    const told = await inventory.waitForEvent(InventoryImported, ({ importId }) => importId === id);
    expect(told).toEqual({ importId: id, userId: buyer.userId, fileName: 'stock.csv', created: 3, updated: 0, low: 2 });
    const own = ({ userId }: { userId: number }): boolean => userId === buyer.userId;
    expect([...inventory.published(StockChanged), ...inventory.published(LowStockReached)].filter(own)).toEqual([]);
  });

  it('says everything that is wrong with a file, by line and column, and does nothing', async () => {
    const buyer = inventory.someone();
    for (const dryRun of [true, false]) {
      const told = await importing(
        buyer,
        table(
          'OK-1;Fine;1;1;A;1',
          ';;1;;;',
          'ok-1;Again;1;;;',
          'N-1;;;;;',
          'N-2;Neg;-1;-1;;-1',
          'N-3;Big;2147483648;;;21474836.48',
          'N-4;Words;many;1.234;;1.234,505',
        ),
        { dryRun },
      );
      expect(told).toMatchObject({ status: 'rejected', created: 1, updated: 0, rejectedRows: 6 });
      expect(told.message).toBe(dryRun ? null : '6 rows were rejected, so nothing was imported');
      expect(told.rejected.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
        '3 SKU: SKU is required',
        '4 SKU: The same SKU is on line 2',
        '5 Stock: Stock is required: you do not have this item yet',
        '5 Name: Name is required: neither you nor your suppliers have this SKU',
        '6 Stock: Stock cannot be negative',
        '6 Threshold: Threshold cannot be negative',
        '6 Cost: Cost cannot be negative',
        '7 Stock: Stock cannot be more than 2147483647',
        '8 Stock: “many” is not a number',
        '8 Threshold: “1.234” can be read in two ways: write 1234 if that is meant',
      ]);
    }
    expect(await stockOf(buyer)).toEqual([]);
  });

  it('keeps the rules of names that forms have', async () => {
    const buyer = inventory.someone();
    const told = await importing(buyer, table('A;"Hex\nbolt";1;;;', 'B;\u200b;1;;;', 'C;Fine;1;;"Bay\n4";'));
    expect(told.rejected.map(({ column, message }) => `${column}: ${message}`)).toEqual([
      'Name: Name must be on one line',
      'Name: Name is required: neither you nor your suppliers have this SKU',
      'Location: Location must be on one line',
    ]);
    await importing(buyer, table('D;Fine \u202egpj.exe;1;;\u200b;'));
    expect(await stockOf(buyer)).toEqual([['D', 'Fine gpj.exe', 1, 5, null, null, null]]);
  });

  it('refuses a cost that its currency cannot say', async () => {
    const buyer = inventory.someone();
    const { rejected } = await importing(buyer, table('C-1;C;1;;;12,5051', 'C-2;C;1;;;0,01', 'C-3;C;1;;;21474836,48'));
    expect(rejected.map(({ line, message }) => [line, message])).toEqual([
      [2, 'Cost has more decimals than USD'],
      [4, 'Cost cannot be more than 21474836.47'],
    ]);
  });

  it('refuses a cost in another currency than it would be taken for, and takes back what was exported', async () => {
    const buyer = inventory.someone();
    const { sku } = inventory.product({ currency: 'EUR' });
    const file = (...rows: string[]): string => ['SKU;Name;Stock;Kosten;Währung', ...rows].join('\n');
    const refused = await importing(
      buyer,
      file(`${sku};;1;5;USD`, 'N-1;New;1;5;€', 'N-2;New;1;;€', 'N-3;New;1;5;dollars'),
    );
    expect(refused.rejected).toEqual([
      { line: 2, column: 'Währung', message: 'Cost currency must be EUR, not “USD”' },
      { line: 3, column: 'Währung', message: 'Cost currency must be USD, not “€”' },
    ]);
    await importing(buyer, file(`${sku};;1;5;Euro`));
    const { file: exported } = await buyer.send(ExportInventory, { format: 'csv' });
    const bytes = await text(await inventory.service.app.get(Storage).read(exported!.key));
    expect(await importing(buyer, bytes)).toMatchObject({
      status: 'done',
      unchanged: 1,
      mapping: { costCurrency: 'Cost currency' },
    });
    expect(await importing(buyer, bytes.replace(',5.00,EUR', ',5.00,GBP'))).toMatchObject({
      rejected: [{ line: 2, column: 'Cost currency', message: 'Cost currency must be EUR, not “GBP”' }],
    });
  });

  it('shows beforehand what becomes of each row', async () => {
    const buyer = inventory.someone();
    const product = inventory.product();
    await buyer.send(AddInventoryItem, { productId: product.id, currentStock: 4 });
    const told = await importing(buyer, table(`${product.sku};;9;;;`, 'P-2;Part;1;;;', 'P-3;;1;;;'), { dryRun: true });
    expect(told).toMatchObject({ dryRun: true, created: 1, updated: 1, rejectedRows: 1 });
    expect(told.rows).toEqual([
      {
        line: 2,
        verdict: 'updated',
        sku: product.sku,
        name: product.name,
        stock: 9,
        previousStock: 4,
        newProduct: false,
      },
      { line: 3, verdict: 'created', sku: 'P-2', name: 'Part', stock: 1, previousStock: null, newProduct: true },
      { line: 4, verdict: 'rejected', sku: 'P-3', name: null, stock: 1, previousStock: null, newProduct: true },
    ]);
    expect((await stockOf(buyer)).length).toBe(1);
    const same = await importing(buyer, table(`${product.sku};;4;5;;`, 'P-2;Part;1;;;'), { dryRun: true });
    expect(same).toMatchObject({ created: 1, updated: 0, unchanged: 1, rows: [{ verdict: 'unchanged' }, {}] });
    // And tells the same of them when it is done.
    const done = await importing(buyer, table('P-2;Part;1;;;'));
    expect(done.rows).toEqual([{ ...told.rows[1], line: 2 }]);
  });

  it('is the same twice and at once as it is once', async () => {
    const buyer = inventory.someone();
    const file = table(...Array.from({ length: 300 }, (_, n) => `T-${n};Part ${n};${n};;;1`));
    const all = await Promise.all([importing(buyer, file), importing(buyer, file), importing(buyer, file)]);
    expect(all.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect(all.reduce((sum, { created }) => sum + created, 0)).toBe(300);
    const before = await stockOf(buyer);
    expect(await importing(buyer, file)).toMatchObject({ created: 0, updated: 0, unchanged: 300 });
    expect(await stockOf(buyer)).toEqual(before);
    const moved = await inventory.db.row<{ n: number }>(
      `SELECT count(*) AS n FROM movements m JOIN items i ON i.id = m.item_id WHERE i.user_id = $1`,
      [buyer.userId],
    );
    expect(moved!.n).toBe(300);
    // What changed nothing is nothing to undo.
    await expect(buyer.page(ListBulkChanges, {})).resolves.toMatchObject({ items: [{ created: 300 }] });
  });

  it('makes anew what was deleted while it was looked at, and counts what became low once', async () => {
    const buyer = inventory.someone();
    const file = (stock: number): string => table(`G-1;One;${stock};5;;1`, `G-2;Two;${stock};5;;1`);
    await importing(buyer, file(9));
    const plans = inventory.service.app.get(PlanImport);
    const execute = plans.execute.bind(plans);
    const planning = jest.spyOn(plans, 'execute').mockImplementation(async (...all) => {
      const planned = await execute(...all);
      await inventory.db.rows(`DELETE FROM items WHERE user_id = $1 AND product_sku = 'G-1'`, [buyer.userId]);
      return planned;
    });
    const { id } = await importing(buyer, file(3)).finally(() => planning.mockRestore());
    const told = await inventory.waitForEvent(InventoryImported, ({ importId }) => importId === id);
    expect(told).toMatchObject({ created: 1, updated: 1, low: 2 });
    const now = await inventory.db.rows(
      'SELECT product_sku AS sku, current_stock AS stock FROM items WHERE user_id = $1 ORDER BY product_sku',
      [buyer.userId],
    );
    expect(now).toEqual([
      { sku: 'G-1', stock: 3 },
      { sku: 'G-2', stock: 3 },
    ]);
  });

  it('takes the columns that a person chose, and says which there are', async () => {
    const buyer = inventory.someone();
    const file = 'Part;What;Counted\nM-1;Thing;4';
    const guessed = await importing(buyer, file, { dryRun: true });
    expect(guessed).toMatchObject({
      status: 'rejected',
      headings: ['Part', 'What', 'Counted'],
      rejected: [{ line: 1, column: 'sku', message: 'No column holds the SKU: choose one' }],
    });
    const mapping = { sku: 'Part', name: 'What', stock: 'Counted' };
    expect(await importing(buyer, file, { mapping })).toMatchObject({ created: 1, mapping });
    await expect(importing(buyer, file, { mapping: { sku: 'Nowhere' } })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'The file has no column “Nowhere”',
    });
  });

  it('reads a spreadsheet: numbers as numbers, dates refused where a number is due', async () => {
    const buyer = inventory.someone();
    const day = new Date('2026-01-31T00:00:00Z');
    const sheet = (...rows: (string | number | Date)[][]) =>
      writeXlsx({ sheets: [{ name: 'x', rows: [['Artikelnummer', 'Bezeichnung', 'Bestand', 'Lagerort'], ...rows] }] });
    expect(await importing(buyer, await sheet([4711, 'Schraube', 5, day]))).toMatchObject({ created: 1 });
    expect(await stockOf(buyer)).toEqual([['4711', 'Schraube', 5, 5, '2026-01-31', null, null]]);
    const { rejected } = await importing(buyer, await sheet(['D', 'Dated', day, 'x']));
    expect(rejected).toEqual([{ line: 2, column: 'Bestand', message: '“2026-01-31” is a date, not a number' }]);
  });

  it('leaves alone what is not the caller’s', async () => {
    const [owner, other] = [inventory.someone(), inventory.someone()];
    const secret = inventory.product({ sku: 'SEC-1', name: 'Secret', privateTo: owner.userId });
    await owner.send(AddInventoryItem, { productId: secret.id, currentStock: 1 });
    const done = await importing(other, table('SEC-1;Mine;5;;;'));
    expect(done).toMatchObject({ created: 1 });
    expect(await stockOf(other)).toMatchObject([['SEC-1', 'Mine', 5, 5, null, null, null]]);
    expect(await stockOf(owner)).toMatchObject([['SEC-1', 'Secret', 1, 5, null, null, null]]);
    const stranger = inventory.someone();
    await expect(stranger.send(GetImport, { id: done.id })).rejects.toMatchObject({ kind: 'not-found' });
    const { id } = await owner.send(PrepareImport, { fileName: 'x.csv', dryRun: false });
    await expect(stranger.send(RunImport, { id, mapping: null, inBackground: false })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('asks which of two is meant', async () => {
    const buyer = inventory.someone();
    for (const name of ['One', 'Other']) inventory.product({ sku: 'TWO', name });
    const told = await importing(buyer, table('TWO;;1;;;'));
    expect(told.rejected[0]!.message).toBe('Several products have this SKU: add the one you mean by hand');
    expect(await importing(buyer, table('TWO;other;1;;;'))).toMatchObject({ created: 1 });
    expect(await stockOf(buyer)).toMatchObject([['TWO', 'Other', 1, 5, null, null, null]]);
  });

  it('takes no supplier’s product for one that the file calls otherwise', async () => {
    const buyer = inventory.someone();
    for (const name of ['Junk', 'Other junk']) inventory.product({ sku: '1001', name, price: 99900 });
    const pipe = inventory.product({ sku: '1002', name: 'Copper pipe, 15 mm' });
    await importing(buyer, table('1001;Copper pipe 22 mm;2;;;1,50', '1002;COPPER PIPE 15mm;3;;;', '1003;Bolt;1;;;'));
    const { items } = await buyer.page(ListInventory, {});
    expect(items.map(({ sku, product }) => [sku, product.name, product.supplier?.name, product.price])).toEqual([
      ['1003', 'Bolt', undefined, 0],
      ['1001', 'Copper pipe 22 mm', undefined, 150],
      ['1002', pipe.name, 'Northwind Supply', 1250],
    ]);
  });

  it('knows an item without a SKU by its name, so that its own export can be imported', async () => {
    const [buyer, other] = [inventory.someone(), inventory.someone()];
    for (const { userId } of [buyer, other]) inventory.product({ sku: '', name: 'Pallet', privateTo: userId });
    const pallet = inventory.product({ sku: '', name: 'Pallet', privateTo: buyer.userId });
    await buyer.send(AddInventoryItem, { productId: pallet.id, currentStock: 4 });
    await importing(buyer, table('W-1;Pallet;1;;;'));
    const { file } = await buyer.send(ExportInventory, { format: 'csv' });
    const exported = await text(await inventory.service.app.get(Storage).read(file!.key));
    expect(await importing(buyer, exported)).toMatchObject({ status: 'done', unchanged: 2 });
    expect(await importing(buyer, table(';pallet;9;;;'))).toMatchObject({ status: 'done', updated: 1 });
    expect(await stockOf(buyer)).toMatchObject([
      ['', 'Pallet', 9, 5, null, null, null],
      ['W-1', 'Pallet', 1, 5, null, null, null],
    ]);
    const refused = [
      await importing(buyer, table(';Pallet;9;;;', ';PALLET;8;;;')),
      await importing(other, table(';Pallet;9;;;')),
    ];
    expect(refused.map(({ rejected }) => rejected.map(({ line, message }) => [line, message]))).toEqual([
      [[3, 'SKU is required: line 2 has the same name without one']],
      [[2, 'SKU is required: you have no item of this name without one']],
    ]);
  });

  it('asks the catalogue for goods of the suppliers that the caller has goods of, or waits for', async () => {
    const buyer = inventory.someone();
    const stocked = inventory.product({ supplier: { id: 71, name: 'In stock' } });
    await buyer.send(AddInventoryItem, { productId: stocked.id, currentStock: 1 });
    await inventory.db
      .rows(`INSERT INTO products (id, name, sku, price, currency, unit_of_measure, supplier_id, version)
      VALUES (990001, 'Awaited', 'AW-1', 1, 'USD', 'piece', 72, 1)`);
    await inventory.db.rows('INSERT INTO ordered (order_id) VALUES (990001)');
    await inventory.db.rows(
      'INSERT INTO ordered_goods (order_id, product_id, buyer_id, ordered) VALUES (990001, 990001, $1, 5)',
      [buyer.userId],
    );
    await importing(buyer, table('ASK-1;Part;1;;;'));
    expect(inventory.suppliersNamed(buyer.userId)).toEqual([71, 72]);
    const stranger = inventory.someone();
    await importing(stranger, table('ASK-1;Part;1;;;'));
    expect(inventory.suppliersNamed(stranger.userId)).toEqual([]);
  });

  it('goes on by a job where nobody waits for it', async () => {
    const buyer = inventory.someone();
    const file = table(...Array.from({ length: 2000 }, (_, n) => `J-${n};Part ${n};${n + 1};0;;`));
    const begun = await importing(buyer, file, { inBackground: true });
    expect(begun.id).toBeGreaterThan(0);
    const done = await until(async () => {
      const now = await buyer.send(GetImport, { id: begun.id });
      return now.status === 'running' ? undefined : now;
    }, 'the import is done');
    expect(done).toMatchObject({ status: 'done', progress: 100, created: 2000 });
    expect(done.rows).toHaveLength(100);
  });

  it('says in a job too why a file could not be read, and keeps no file', async () => {
    const buyer = inventory.someone();
    const { id } = await importing(buyer, Buffer.from('89504e470d0a1a0a00000000', 'hex'), { inBackground: true });
    const failed = await until(async () => {
      const now = await buyer.send(GetImport, { id });
      return now.status === 'running' ? undefined : now;
    }, 'the import has failed');
    expect(failed).toMatchObject({ status: 'failed', message: 'The file must be a CSV or XLSX file' });
  });

  it('that was given up runs when it is opened again, unless its owner has imported since', async () => {
    const buyer = inventory.someone();
    const imports = inventory.service.app.get(StockImports);
    const reopen = (importId: number) => inventory.db.transaction((tx) => imports.reopen(tx, { importId }));
    const { id } = await importing(buyer, table('AGAIN-1;Again;3;0;;'), { dryRun: true });
    await inventory.db.rows(`UPDATE imports SET status = 'failed' WHERE id = $1`, [id]);
    expect([await reopen(id), await reopen(id)]).toEqual([true, false]);
    await inventory.db.rows(`UPDATE imports SET status = 'failed' WHERE id = $1`, [id]);
    await importing(buyer, table('AGAIN-1;Again;4;0;;'));
    expect(await reopen(id)).toBe(false);
  });

  it.each(['texts', 'sheet'] as const)('ends a file whose %s would unpack to gigabytes, in words', async (part) => {
    const buyer = inventory.someone();
    const bomb = zipBomb(part, 1600);
    expect(bomb.length).toBeLessThan(3e6);
    await expect(importing(buyer, bomb)).rejects.toMatchObject({
      kind: 'impossible',
      message: 'The spreadsheet unpacks to more than can be read',
    });
  });
});

it('leaves figures that add up to what counting again says', async () => {
  expect(await wrongFigures(inventory.db)).toEqual([]);
  expect(await wrongFirstNames(inventory.db)).toEqual([]);
});
