import { Injectable } from '@nestjs/common';
import type { IdInput, SellerApprovals, SupplierApprovals, WaitingImport } from '#contracts';
import { type Actor, Db, notFound } from '#platform';
import { requireAdmin } from './require-admin.js';
import { OWNERS_WAITING, WAITING } from './waiting.sql.js';

/** What an import makes or changes is submitted at the time at which the import was written down. */
const IMPORTS = `
  SELECT c.id, c.file_name AS "fileName", count(*)::int AS waiting
  FROM products p JOIN product_changes c ON c.user_id = $1 AND c.created_at = p.submitted_at
  WHERE c.kind = 'import' AND ${WAITING}
  GROUP BY c.id ORDER BY c.id DESC LIMIT 20`;

const SELLER = `
  SELECT count(DISTINCT p.supplier_id)::int AS suppliers, count(*)::int AS waiting FROM products p WHERE ${OWNERS_WAITING}`;

/** How much of one supplier's waits for an administrator, and of all of its owner's. */
@Injectable()
export class SupplierApprovalQueries {
  constructor(private readonly db: Db) {}

  async get(actor: Actor, { id }: IdInput): Promise<SupplierApprovals> {
    requireAdmin(actor);
    const supplier = await this.db.row<{ ownerId: number }>(
      'SELECT owner_id AS "ownerId" FROM suppliers WHERE id = $1 AND owner_id IS NOT NULL AND deleted_at IS NULL',
      [id],
    );
    if (!supplier) throw notFound('Supplier not found');
    const { ownerId } = supplier;
    const which = [ownerId, [id]];
    const [imports, waiting, seller] = await Promise.all([
      this.db.rows<WaitingImport>(IMPORTS, which),
      this.db.row<{ n: number }>(`SELECT count(*)::int AS n FROM products p WHERE ${WAITING}`, which),
      this.db.row<SellerApprovals>(SELLER, [ownerId]),
    ]);
    return { supplierId: id, waiting: waiting!.n, imports, seller: seller! };
  }
}
