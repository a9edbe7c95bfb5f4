import { Injectable } from '@nestjs/common';
import { type Actor, batches, conflict, foldName, forbidden, type Tx } from '#platform';
import { beginChange, insertLogged, updateLogged } from '../changes/change-log.js';
import { ProductEvents } from '../products/product-events.js';
import { settingsOf } from '../settings/settings.js';
import { lockManagedSupplier } from '../suppliers/supplier-access.js';
import { brandIdsOf, makeBrands } from './import-brands.js';
import { existingProducts, type PlannedProduct, settled, type Settled } from './plan-products.js';

/** Products of one statement: none may take as long as a statement is given. */
const AT_A_TIME = 2500;
/** How much of the work is done when all products are written, for whoever looks on. */
const WRITTEN = 0.65;

const CREATE = insertLogged(
  'import',
  `sku, name, description, category, brand_id, price, min_order_quantity, unit_of_measure, lead_time,
   supplier_id, created_by, supplier_public, is_approved`,
  `SELECT g.*, $11, $12, $13, $14
   FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::int[], $9::text[], $10::int[]) AS g`,
);

/** A refused product is submitted again, as by an edit of its own (see product-review.ts). */
const UPDATE = updateLogged(
  'import',
  `sku = g.sku, name = g.name, description = g.description, category = g.category, brand_id = g.brand_id, price = g.price,
   min_order_quantity = g.minimum, unit_of_measure = g.unit, lead_time = g.lead_time,
   is_approved = p.is_approved AND NOT g.review,
   rejection_reason = CASE WHEN g.review THEN NULL ELSE p.rejection_reason END,
   submitted_at = CASE WHEN g.review THEN now() ELSE p.submitted_at END`,
  `unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::int[], $9::text[], $10::int[],
          $11::int[], $12::boolean[])
     AS g (sku, name, description, category, brand_id, price, minimum, unit, lead_time, id, review)`,
);

export interface ImportToWrite {
  actor: Actor;
  fileName: string;
  supplierId: number;
  rows: PlannedProduct[];
}

/** What came of the rows: `changeId`, by which it can be undone, is null where nothing changed. */
export interface WrittenImport {
  changeId: number | null;
  updated: number;
  unchanged: number;
}

/** The rows of an import into a supplier's catalogue: a handful of statements for thousands of rows, in one transaction. */
@Injectable()
export class WriteProducts {
  constructor(private readonly events: ProductEvents) {}

  /** `onProgress` is told the part done, 0..1. */
  async execute(
    tx: Tx,
    { actor, fileName, supplierId, rows }: ImportToWrite,
    onProgress: (part: number) => Promise<void>,
  ): Promise<WrittenImport> {
    const supplier = await lockManagedSupplier(tx, actor, supplierId);
    if (supplier.ownerId !== actor.userId) throw forbidden('Only the supplier’s owner can add products');
    await tx.writeMany();
    await refuseWhatMoved(tx, supplierId, rows);
    await makeBrands(tx, actor, supplierId, rows);
    const brandIds = await brandIdsOf(tx, supplierId);
    const { productReview } = await settingsOf(tx);

    const fresh = rows.filter(({ existing }) => !existing);
    const changed = rows
      .filter(({ existing }) => existing)
      .map((row) => settled(row, brandIds, productReview))
      .filter(({ changes }) => changes);
    const all = fresh.length + changed.length;
    const came = { updated: changed.length, unchanged: rows.length - all };
    if (all === 0) return { changeId: null, ...came };
    const counts = { changed: changed.length, created: fresh.length };
    const changeId = await beginChange(tx, actor, { kind: 'import', fileName, ...counts });
    const made: number[] = [];
    for (const batch of batches(fresh, AT_A_TIME)) {
      const created = await tx.rows<{ id: number }>(CREATE, [
        changeId,
        ...columnsOf(batch.map((row) => newProduct(row, brandIds, supplier.defaultLeadTime ?? 1))),
        ...[supplierId, actor.userId, supplier.isPublic, !productReview],
      ]);
      made.push(...created.map(({ id }) => id));
      await onProgress((WRITTEN * made.length) / all);
    }
    let written = made.length;
    for (const batch of batches(changed, AT_A_TIME)) {
      const [ids, reviews] = [batch.map(({ id }) => id), batch.map(({ review }) => review)];
      await tx.changed(UPDATE, [changeId, ...columnsOf(batch), ids, reviews]);
      await onProgress((WRITTEN * (written += batch.length)) / all);
    }
    let told = 0;
    const tell = async (products: number[], how: (tx: Tx, batch: number[]) => Promise<void>): Promise<void> => {
      for (const batch of batches(products, AT_A_TIME)) {
        await how(tx, batch);
        await onProgress(WRITTEN + ((1 - WRITTEN) * (told += batch.length)) / all);
      }
    };
    await tell(made, (on, batch) => this.events.allCreated(on, batch));
    const updated = changed.map(({ id }) => id);
    await tell(updated, (on, batch) => this.events.allUpdated(on, batch));
    return { changeId, ...came };
  }
}

/** Products that came or went since the file was looked at, under the lock of their supplier. */
async function refuseWhatMoved(tx: Tx, supplierId: number, rows: PlannedProduct[]): Promise<void> {
  const now = await existingProducts(tx, supplierId, rows);
  for (const row of rows) {
    const product = now.get(row.line);
    if (product?.id !== row.existing?.id) {
      throw conflict('Products of this file were changed meanwhile: please try again');
    }
    row.existing = product;
  }
}

type Written = Pick<
  Settled,
  'sku' | 'name' | 'description' | 'category' | 'brandId' | 'price' | 'minOrderQuantity' | 'unitOfMeasure' | 'leadTime'
>;

function newProduct(row: PlannedProduct, brandIds: ReadonlyMap<string, number>, usualLeadTime: number): Written {
  const { sku, name, description, category, brand, cents, minOrderQuantity, unitOfMeasure, leadTime } = row;
  return {
    ...{ sku, description, category },
    name: name!,
    brandId: brand === null ? null : brandIds.get(foldName(brand))!,
    price: cents!,
    minOrderQuantity: minOrderQuantity ?? 1,
    unitOfMeasure: unitOfMeasure ?? 'piece',
    leadTime: leadTime ?? usualLeadTime,
  };
}

function columnsOf(products: Written[]): unknown[][] {
  return [
    products.map(({ sku }) => sku),
    products.map(({ name }) => name),
    products.map(({ description }) => description),
    products.map(({ category }) => category),
    products.map(({ brandId }) => brandId),
    products.map(({ price }) => price),
    products.map(({ minOrderQuantity }) => minOrderQuantity),
    products.map(({ unitOfMeasure }) => unitOfMeasure),
    products.map(({ leadTime }) => leadTime),
  ];
}
