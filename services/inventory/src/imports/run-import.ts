import { Injectable } from '@nestjs/common';
import {
  CreatePrivateProducts,
  IMPORT_FIELDS,
  IMPORT_MAX_ROWS,
  type ImportedRow,
  type ImportMapping,
  type InventoryImport,
  type RunImportInput,
  UPLOAD_MAX_BYTES,
} from '#contracts';
import {
  type Actor,
  Call,
  conflict,
  Db,
  DomainError,
  isUnavailable,
  Jobs,
  type JobContext,
  Requests,
  readTable,
  runInCall,
  Storage,
} from '#platform';
import { ProductCopies } from '../copies/product-copies.js';
import { chosenColumns, type Columns, guessColumns } from './import-columns.js';
import { IMPORTS_QUEUE } from './import-jobs.js';
import { givenRows, Rejections } from './import-rows.js';
import { ImportQueries } from './import.queries.js';
import { batches, OWN_CURRENCY, PlanImport, type PlannedRow, PRODUCTS_AT_A_TIME } from './plan-import.js';
import { type RowToWrite, WriteImport } from './write-import.js';

const SHOWN_ROWS = 100;
const SHOWN_REJECTIONS = 2000;

interface ImportRow {
  id: number;
  actor: Actor;
  fileName: string;
  fileKey: string;
  dryRun: boolean;
  mapping: ImportMapping | null;
  inBackground: boolean;
}

/** What is told of an import at its end. */
type Outcome = Omit<InventoryImport, 'id' | 'fileName' | 'dryRun' | 'progress' | 'createdAt'>;

interface Plan {
  headings: string[];
  columns: Columns;
  rows: PlannedRow[];
  rejections: Rejections;
}

const ROW = `id, actor, file_name AS "fileName", file_key AS "fileKey", dry_run AS "dryRun", mapping,
             in_background AS "inBackground"`;

/**
 * A table into the stock, all rows or none. It is read and checked first; products that the catalogue lacks are made there
 * (asked again, it answers the same ones); then everything is written in one transaction. Stock is set, not added: the
 * same table twice, or twice at once, is there once.
 */
@Injectable()
export class RunImportHandler {
  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
    private readonly storage: Storage,
    private readonly requests: Requests,
    private readonly copies: ProductCopies,
    private readonly plans: PlanImport,
    private readonly writing: WriteImport,
    private readonly queries: ImportQueries,
  ) {}

  async execute(actor: Actor, { id, mapping, inBackground }: RunImportInput): Promise<InventoryImport> {
    await this.queries.get(actor, { id });
    const row = await this.db.row<ImportRow>(
      `UPDATE imports SET status = 'running', mapping = $3, in_background = $4
       WHERE id = $1 AND user_id = $2 AND status = 'preparing' RETURNING ${ROW}`,
      [id, actor.userId, mapping, inBackground],
    );
    if (!row) throw conflict('This import has begun already');
    // The sweep finds it if Redis is away now.
    if (inBackground) await this.enqueue(id).catch(() => undefined);
    else await this.run(row);
    return this.queries.get(actor, { id });
  }

  async enqueue(importId: number): Promise<void> {
    await this.jobs.add(IMPORTS_QUEUE, 'run-import', { importId }, { key: `import-${importId}` });
  }

  /** The job. What is wrong with the file is told, whatever else went wrong is tried again. */
  async resume(importId: number, { lastAttempt }: JobContext): Promise<void> {
    const row = await this.db.row<ImportRow>(`SELECT ${ROW} FROM imports WHERE id = $1 AND status = 'running'`, [
      importId,
    ]);
    if (!row) return;
    const call = new Call({ requestId: `import-${importId}`, actor: row.actor });
    await runInCall(call, () => this.run(row)).catch(async (error: unknown) => {
      if (error instanceof DomainError && !isUnavailable(error)) return;
      if (lastAttempt) await this.fail(row.id, 'The import did not succeed. Please try again.');
      throw error;
    });
  }

  private async run(row: ImportRow): Promise<void> {
    try {
      await this.import(row);
    } catch (error) {
      const isTold = error instanceof DomainError && !isUnavailable(error);
      // A caller who waited knows; a job is tried again.
      if (isTold || !row.inBackground) await this.fail(row.id, isTold ? error.message : 'The import did not succeed');
      throw error;
    }
    await this.storage.delete(row.fileKey);
  }

  private async import(row: ImportRow): Promise<void> {
    const plan = await this.plan(row);
    await this.progress(row, 0.4);
    if (row.dryRun || plan.rejections.rows > 0) return this.conclude(this.db, row.id, outcomeOf(plan, row.dryRun));
    const rows = await this.withProducts(row, plan.rows);
    await this.db.transaction(async (tx) => {
      // One after the other: what two files say of the same items, they say in turn.
      await tx.rows(`SELECT pg_advisory_xact_lock(hashtext('imports'), $1)`, [row.actor.userId]);
      const still = await tx.row(`SELECT 1 FROM imports WHERE id = $1 AND status = 'running'`, [row.id]);
      if (!still) return;
      const { created, updated } = await this.writing.execute(tx, { ...row, rows }, (part) =>
        this.progress(row, 0.6 + 0.4 * part),
      );
      await this.conclude(tx, row.id, { ...outcomeOf(plan, false), created, updated });
    });
    await this.writing.catchUp(this.db, row.id);
  }

  private async plan(row: ImportRow): Promise<Plan> {
    const { fileKey, mapping, actor } = row;
    const bytes = await readAll(await this.storage.read(fileKey));
    let headings: string[] = [];
    let columns = guessColumns([]);
    const table = await readTable({
      bytes,
      mostRows: IMPORT_MAX_ROWS,
      choose: (found) => {
        headings = found;
        columns = mapping ? chosenColumns(mapping, found) : guessColumns(found);
        return IMPORT_FIELDS.map((field) => (columns[field] === null ? -1 : found.indexOf(columns[field])));
      },
    });
    await this.progress(row, 0.2);
    const rejections = new Rejections(columns);
    if (columns.sku === null) {
      rejections.add(1, 'sku', 'No column holds the SKU: choose one');
      return { headings, columns, rows: [], rejections };
    }
    const rows = await this.plans.execute(actor, givenRows(table, rejections), rejections);
    return { headings, columns, rows, rejections };
  }

  /**
   * Products that nobody has heard of are made, and every row says its product. Their copies may come after us, and are
   * sketched meanwhile.
   */
  private async withProducts(row: ImportRow, rows: PlannedRow[]): Promise<RowToWrite[]> {
    const unknown = rows.filter(({ item, product }) => !item && !product);
    let done = 0;
    for (const batch of batches(unknown, PRODUCTS_AT_A_TIME)) {
      const goods = batch.map(({ name, sku, costCents }) => ({ name: name!, sku, price: costCents ?? 0 }));
      const { products } = await this.requests.send(CreatePrivateProducts, { products: goods });
      const bySku = new Map(products.map((product) => [product.asked, product]));
      for (const planned of batch) planned.product = bySku.get(planned.sku)!;
      await this.progress(row, 0.4 + (0.2 * (done += batch.length)) / unknown.length);
    }
    for (const batch of batches(rows, PRODUCTS_AT_A_TIME)) {
      const known = batch.flatMap(({ product }) => product ?? []);
      await this.db.transaction((tx) => this.copies.sketch(tx, known));
    }
    return rows.map(({ item, product, stock, threshold, location, costCents }) => ({
      productId: item?.productId ?? product!.id,
      stock,
      threshold,
      location,
      costCents,
      costCurrency: costCents === null ? null : (item?.currency ?? product?.currency ?? OWN_CURRENCY),
    }));
  }

  private async conclude(sql: Pick<Db, 'changed'>, id: number, { status, ...outcome }: Outcome): Promise<void> {
    await sql.changed(
      `UPDATE imports SET status = $2, outcome = $3, progress = 100 WHERE id = $1 AND status = 'running'`,
      [id, status, outcome],
    );
  }

  private async fail(id: number, message: string): Promise<void> {
    await this.db.changed(`UPDATE imports SET status = 'failed', outcome = $2 WHERE id = $1 AND status = 'running'`, [
      id,
      { message },
    ]);
  }

  /** For whoever looks on; outside of the transaction, which nobody sees into. */
  private async progress({ id, inBackground }: Pick<ImportRow, 'id' | 'inBackground'>, part: number): Promise<void> {
    if (inBackground)
      await this.db.changed('UPDATE imports SET progress = $2 WHERE id = $1', [id, Math.floor(part * 99)]);
  }
}

function outcomeOf({ headings, columns, rows, rejections }: Plan, dryRun: boolean): Outcome {
  const sound = rows.filter(({ line }) => !rejections.has(line));
  const updated = sound.filter(({ item }) => item).length;
  return {
    status: rejections.rows > 0 ? 'rejected' : 'done',
    message: rejections.rows > 0 && !dryRun ? refusal(rejections.rows) : null,
    created: sound.length - updated,
    updated,
    rejectedRows: rejections.rows,
    rejected: rejections.sorted().slice(0, SHOWN_REJECTIONS),
    headings,
    mapping: columns,
    rows: rows.slice(0, SHOWN_ROWS).map((row) => shownRow(row, rejections)),
  };
}

const refusal = (rows: number): string =>
  rows === 1 ? 'One row was rejected, so nothing was imported' : `${rows} rows were rejected, so nothing was imported`;

function shownRow({ line, sku, name, stock, item, product }: PlannedRow, rejections: Rejections): ImportedRow {
  return {
    line,
    verdict: rejections.has(line) ? 'rejected' : item ? 'updated' : 'created',
    sku,
    name: item?.name ?? product?.name ?? name,
    stock,
    previousStock: item?.stock ?? null,
    newProduct: !item && !product,
  };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    if ((bytes += chunk.length) > UPLOAD_MAX_BYTES) throw new DomainError('too-large', 'File too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
