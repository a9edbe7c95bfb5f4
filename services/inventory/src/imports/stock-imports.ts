import { Injectable } from '@nestjs/common';
import {
  CreatePrivateProducts,
  IMPORT_FIELDS,
  type ImportedRow,
  type ImportField,
  type ImportMapping,
  type ImportVerdict,
  type InventoryImport,
} from '#contracts';
import {
  batches,
  chosenColumns,
  Db,
  guessColumns,
  importOutcome,
  type ImportOutcome,
  type ImportRow as RowOf,
  importsOf,
  Jobs,
  refuseColumns,
  Rejections,
  Requests,
  Storage,
} from '#platform';
import { ProductCopies } from '../copies/product-copies.js';
import { type Columns, WORDS } from './import-columns.js';
import { givenRows } from './import-rows.js';
import { changesItem, OWN_CURRENCY, PlanImport, type PlannedRow, PRODUCTS_AT_A_TIME } from './plan-import.js';
import { type RowToWrite, WriteImport } from './write-import.js';

type ImportRow = RowOf<ImportMapping>;

interface Plan {
  headings: string[];
  columns: Columns;
  rows: PlannedRow[];
  rejections: Rejections<ImportField>;
}

/**
 * A table into the stock, all rows or none. It is read and checked first; products that the catalogue lacks are made there
 * (asked again, it answers the same ones) while everything is written in one transaction. Stock is set, not added: the
 * same table twice, or twice at once, is there once.
 */
@Injectable()
export class StockImports extends importsOf<ImportMapping, InventoryImport>('inventory') {
  constructor(
    private readonly db: Db,
    jobs: Jobs,
    storage: Storage,
    private readonly requests: Requests,
    private readonly copies: ProductCopies,
    private readonly plans: PlanImport,
    private readonly writing: WriteImport,
  ) {
    super({ db, jobs, storage });
  }

  protected async import(row: ImportRow): Promise<void> {
    const plan = await this.plan(row);
    await this.progress(row, 0.4);
    if (row.dryRun || plan.rejections.rows > 0) return this.conclude(this.db, row.id, outcomeOf(plan, row.dryRun));
    // Told as it was planned: afterwards every product is there.
    const outcome = outcomeOf(plan, false);
    const { rows } = plan;
    const isUnknown = ({ item, product }: PlannedRow): boolean => !item && !product;
    const known = rows.filter((planned) => !isUnknown(planned));
    await this.sketch(known);
    const created = await this.db.transaction(async (tx) => {
      if (!(await this.turn(tx, row))) return 0;
      const made = this.madeMeanwhile(rows.filter(isUnknown));
      const { created, updated, unchanged } = await this.writing.execute(
        tx,
        { ...row, known: known.map(rowToWrite), made },
        (written) => this.progress(row, 0.4 + (0.6 * written) / rows.length),
      );
      await this.conclude(tx, row.id, { ...outcome, created, updated, unchanged });
      return created;
    });
    if (created > 0) await this.writing.catchUp(this.db, row.id);
  }

  private async plan(row: ImportRow): Promise<Plan> {
    const { mapping, actor } = row;
    let headings: string[] = [];
    let columns = guessColumns(WORDS, []);
    const table = await this.read(row, (found) => {
      headings = found;
      columns = mapping ? chosenColumns(IMPORT_FIELDS, mapping, found) : guessColumns(WORDS, found);
      return IMPORT_FIELDS.map((field) => (columns[field] === null ? -1 : found.indexOf(columns[field])));
    });
    await this.progress(row, 0.2);
    const rejections = new Rejections(columns);
    if (refuseColumns(columns, headings, rejections)) return { headings, columns, rows: [], rejections };
    const rows = await this.plans.execute(actor, givenRows(table, rejections), rejections);
    return { headings, columns, rows, rejections };
  }

  /** Products that nobody has heard of, part by part: the catalogue makes the next one while the last is being written. */
  private async *madeMeanwhile(unknown: PlannedRow[]): AsyncGenerator<RowToWrite[]> {
    let next: Promise<RowToWrite[]> | undefined;
    for (const batch of batches(unknown, PRODUCTS_AT_A_TIME)) {
      const made = await next;
      next = this.make(batch);
      // Its failure is told when it is waited for, which it is not if writing fails first.
      next.catch(() => undefined);
      if (made) yield made;
    }
    if (next) yield await next;
  }

  private async make(rows: PlannedRow[]): Promise<RowToWrite[]> {
    const goods = rows.map(({ name, sku, costCents }) => ({ name: name!, sku, price: costCents ?? 0 }));
    const { products } = await this.requests.send(CreatePrivateProducts, { products: goods });
    const bySku = new Map(products.map((product) => [product.asked, product]));
    for (const row of rows) row.product = bySku.get(row.sku)!;
    await this.sketch(rows);
    return rows.map(rowToWrite);
  }

  /** Their products' copies may come after us. In transactions of their own, for their words are everybody's. */
  private async sketch(rows: PlannedRow[]): Promise<void> {
    for (const batch of batches(rows, PRODUCTS_AT_A_TIME)) {
      const products = batch.flatMap(({ product }) => product ?? []);
      if (products.length > 0) await this.db.transaction((tx) => this.copies.sketch(tx, products));
    }
  }
}

function rowToWrite({ item, product, stock, threshold, location, costCents }: PlannedRow): RowToWrite {
  return {
    productId: item?.productId ?? product!.id,
    stock,
    threshold,
    location,
    costCents,
    costCurrency: costCents === null ? null : (item?.currency ?? product?.currency ?? OWN_CURRENCY),
  };
}

function outcomeOf(plan: Plan, dryRun: boolean): ImportOutcome {
  return importOutcome({
    ...plan,
    dryRun,
    verdictOf: (row) => (!row.item ? 'created' : changesItem(row) ? 'updated' : 'unchanged'),
    shown: shownRow,
  });
}

function shownRow({ line, sku, name, stock, item, product }: PlannedRow, verdict: ImportVerdict): ImportedRow {
  return {
    line,
    verdict,
    sku,
    name: item?.name ?? product?.name ?? name,
    stock,
    previousStock: item?.stock ?? null,
    newProduct: !item && !product,
  };
}
