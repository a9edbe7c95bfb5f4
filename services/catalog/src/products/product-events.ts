import { Injectable } from '@nestjs/common';
import { type PayloadOf, ProductCreated, ProductDeleted, type ProductSnapshot, ProductUpdated } from '#contracts';
import { type EventDefinition, Outbox, type Tx } from '#platform';
import { PRODUCT_FROM, PRODUCT_SNAPSHOT_JSON } from './product.sql.js';

/** Tells the other services what they may keep of products, as they stand in the transaction. */
@Injectable()
export class ProductEvents {
  constructor(private readonly outbox: Outbox) {}

  async created(tx: Tx, id: number): Promise<ProductSnapshot> {
    const snapshot = await this.snapshot(tx, id);
    await this.outbox.add(tx, ProductCreated, snapshot);
    return snapshot;
  }

  allCreated(tx: Tx, ids: number[]): Promise<void> {
    return this.tell(tx, ProductCreated, 'p.id = ANY ($1::int[])', ids);
  }

  async updated(tx: Tx, id: number): Promise<void> {
    await this.outbox.add(tx, ProductUpdated, await this.snapshot(tx, id));
  }

  /** After a change of many; what is archived now is told to be gone as well. */
  async allUpdated(tx: Tx, ids: number[]): Promise<void> {
    await this.tell(tx, ProductUpdated, 'p.id = ANY ($1::int[])', ids);
    await this.allGone(tx, ids);
  }

  /** The snapshot, now archived, for those who hold one; and that it is gone, for everybody else. */
  async archived(tx: Tx, id: number): Promise<void> {
    const snapshot = await this.snapshot(tx, id);
    await this.outbox.add(tx, ProductUpdated, snapshot);
    await this.outbox.add(tx, ProductDeleted, { productId: id, version: snapshot.version });
  }

  /**
   * After the last day of a supplier: none of its products can be ordered any more. Buyers' private ones are their own.
   * Call with the supplier locked.
   */
  async closed(tx: Tx, supplierId: number): Promise<void> {
    const archived = await tx.rows<{ id: number }>(
      `UPDATE products SET archived_at = now()
       WHERE supplier_id = $1 AND archived_at IS NULL AND private_to IS NULL RETURNING id`,
      [supplierId],
    );
    await tx.changed('UPDATE products SET supplier_public = false WHERE supplier_id = $1 AND supplier_public', [
      supplierId,
    ]);
    await this.updatedWhere(tx, 'supplier_id', supplierId);
    await this.allGone(
      tx,
      archived.map(({ id }) => id),
    );
  }

  /** After a supplier was renamed: its products carry its name. Call with the supplier locked. */
  async ofSupplier(tx: Tx, supplierId: number): Promise<void> {
    await this.updatedWhere(tx, 'supplier_id', supplierId);
  }

  /** After a brand was renamed. */
  async ofBrand(tx: Tx, brandId: number): Promise<void> {
    await this.updatedWhere(tx, 'brand_id', brandId);
  }

  /** See {@link SendAgain}. */
  async again(tx: Tx, after: number, limit: number): Promise<number[]> {
    const rows = await tx.rows<{ id: number }>('SELECT id FROM products WHERE id > $1 ORDER BY id LIMIT $2', [
      after,
      limit,
    ]);
    const ids = rows.map(({ id }) => id);
    await this.allUpdated(tx, ids);
    return ids;
  }

  /** Of those that are deleted nothing is left to tell but that they are gone. */
  async goneAgain(tx: Tx, after: number, limit: number): Promise<number[]> {
    const gone = await tx.rows<PayloadOf<typeof ProductDeleted>>(
      'SELECT id AS "productId", version FROM deleted_products WHERE id > $1 ORDER BY id LIMIT $2',
      [after, limit],
    );
    await this.outbox.addAll(tx, ProductDeleted, gone);
    return gone.map(({ productId }) => productId);
  }

  /** Archived ones too: others may hold them. */
  private async updatedWhere(tx: Tx, column: 'supplier_id' | 'brand_id', value: number): Promise<void> {
    await tx.changed(`UPDATE products SET version = version + 1 WHERE ${column} = $1`, [value]);
    await this.tell(tx, ProductUpdated, `p.${column} = $1`, value);
  }

  /** One statement, however many products. */
  private tell(tx: Tx, event: EventDefinition<ProductSnapshot>, which: string, value: unknown): Promise<void> {
    const snapshots = `SELECT ${PRODUCT_SNAPSHOT_JSON} FROM ${PRODUCT_FROM} WHERE ${which}`;
    return this.outbox.addSelected(tx, event, snapshots, [value]);
  }

  /** Those that are archived. */
  private allGone(tx: Tx, ids: number[]): Promise<void> {
    const ends = `
      SELECT json_build_object('productId', id, 'version', version) FROM products
      WHERE id = ANY ($1::int[]) AND archived_at IS NOT NULL`;
    return this.outbox.addSelected(tx, ProductDeleted, ends, [ids]);
  }

  private async snapshot(tx: Tx, id: number): Promise<ProductSnapshot> {
    const row = await tx.row<{ snapshot: ProductSnapshot }>(
      `SELECT ${PRODUCT_SNAPSHOT_JSON} AS snapshot FROM ${PRODUCT_FROM} WHERE p.id = $1`,
      [id],
    );
    return row!.snapshot;
  }
}
