import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import {
  type ApproveProductsInput,
  type IdInput,
  ProductApproved,
  ProductRejected,
  ProductsReviewed,
  type ReviewedProducts,
} from '#contracts';
import { type Actor, conflict, Db, invalid, notFound, Outbox, type Tx } from '#platform';
import { ProductEvents } from '../products/product-events.js';
import { lockManagedSupplier, lockSuppliersOf } from '../suppliers/supplier-access.js';
import { SupplierEntity } from '../suppliers/supplier.entity.js';
import { requireAdmin } from './require-admin.js';
import { WAITING } from './waiting.sql.js';

/** Products of one call: as many as are written well within its time. */
const AT_A_TIME = 5000;

const CHOSEN = `${WAITING} AND ($3::timestamptz IS NULL OR p.submitted_at = $3)`;

const COUNT = `SELECT count(*)::int AS n FROM products p WHERE ${CHOSEN}`;

/** A reason refuses them. */
const DECIDE = `
  UPDATE products SET is_approved = $4::text IS NULL, rejection_reason = $4, version = version + 1
  WHERE id = ANY (ARRAY (SELECT p.id FROM products p WHERE ${CHOSEN} ORDER BY p.submitted_at, p.id LIMIT ${AT_A_TIME}))
  RETURNING id, supplier_id AS "supplierId"`;

const FACTS = (decision: string): string => `
  SELECT json_build_object('productId', p.id, 'name', p.name, 'ownerId', p.owner_id, 'supplierId', p.supplier_id,
                           ${decision}, 'together', true)
  FROM products p WHERE p.id = ANY ($1::int[])`;

/** All that waits of a supplier's, of one of its imports or of all suppliers of its owner, in one decision: each product has its event, the owner one notice. */
@Injectable()
export class ReviewProductsHandler {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly events: ProductEvents,
  ) {}

  execute(
    actor: Actor,
    { id, importId, wholeSeller = false, count, reason }: ApproveProductsInput & IdInput & { reason: string | null },
  ): Promise<ReviewedProducts> {
    requireAdmin(actor);
    if (wholeSeller && importId !== undefined) throw invalid('An import is of one supplier', 'importId');
    return this.db.transaction(async (tx) => {
      const { ownerId, suppliers } = await lockOwned(tx, actor, id, wholeSeller);
      const submitted = importId === undefined ? null : await timeOf(tx, ownerId, importId);
      const chosen = [ownerId, suppliers.map((supplier) => supplier.id), submitted];
      const waiting = (await tx.row<{ n: number }>(COUNT, chosen))!.n;
      if (count !== undefined && waiting > count) {
        throw conflict(`More products wait by now, ${waiting} of them: please look again`);
      }
      if (waiting === 0) return { reviewed: 0, remaining: 0 };
      await tx.writeMany();
      const decided = await tx.rows<{ id: number; supplierId: number }>(DECIDE, [...chosen, reason]);
      const ids = decided.map((product) => product.id);
      // Whether its owner may sell is the same for each.
      const { isPublic } = suppliers[0]!;
      await this.tell(tx, ids, isPublic, reason);
      const products = ids.length;
      const facts = { ...ofSuppliers(suppliers, decided), ownerId, products, reason, isPublic };
      await this.outbox.add(tx, ProductsReviewed, facts);
      return { reviewed: products, remaining: waiting - products };
    });
  }

  private async tell(tx: Tx, ids: number[], isPublic: boolean, reason: string | null): Promise<void> {
    if (reason === null) {
      await this.outbox.addSelected(tx, ProductApproved, FACTS(`'isPublic', $2::boolean`), [ids, isPublic]);
    } else {
      await this.outbox.addSelected(tx, ProductRejected, FACTS(`'reason', $2::text`), [ids, reason]);
    }
    await this.events.allUpdated(tx, ids);
  }
}

/** Locks the supplier, or all of its owner's. */
async function lockOwned(
  tx: Tx,
  actor: Actor,
  id: number,
  wholeSeller: boolean,
): Promise<{ ownerId: number; suppliers: SupplierEntity[] }> {
  if (!wholeSeller) {
    const supplier = await lockManagedSupplier(tx, actor, id);
    if (supplier.ownerId === null) throw notFound('Supplier not found');
    return { ownerId: supplier.ownerId, suppliers: [supplier] };
  }
  const { ownerId } = (await tx.findOneBy(SupplierEntity, { id, deletedAt: IsNull() })) ?? { ownerId: null };
  const suppliers = ownerId === null ? [] : await lockSuppliersOf(tx, ownerId);
  // Looked at again under the lock: it may have been deleted or handed over in between.
  if (ownerId === null || !suppliers.some((supplier) => supplier.id === id)) throw notFound('Supplier not found');
  return { ownerId, suppliers };
}

/** The suppliers of the products, as their owner is told of them. */
function ofSuppliers(suppliers: SupplierEntity[], products: { supplierId: number }[]) {
  const ids = new Set(products.map(({ supplierId }) => supplierId));
  const { id, name } = suppliers.find((supplier) => ids.has(supplier.id))!;
  return { supplierId: id, supplierName: name, ...(ids.size > 1 && { suppliers: ids.size }) };
}

/** When an import submitted its products; as text, which keeps all of its digits. */
async function timeOf(tx: Tx, ownerId: number, importId: number): Promise<string> {
  const found = await tx.row<{ at: string }>(
    `SELECT created_at::text AS at FROM product_changes WHERE id = $1 AND user_id = $2 AND kind = 'import'`,
    [importId, ownerId],
  );
  if (!found) throw notFound('Import not found');
  return found.at;
}
