import { Injectable } from '@nestjs/common';
import type { IdInput, SupplierApprovals, WaitingImport } from '#contracts';
import { type Actor, Db, notFound } from '#platform';
import { requireAdmin } from './require-admin.js';
import { WAITING } from './waiting.sql.js';

/** What an import makes or changes is submitted at the time at which the import was written down. */
const IMPORTS = `
  SELECT c.id, c.file_name AS "fileName", count(*)::int AS waiting
  FROM products p JOIN product_changes c ON c.user_id = $1 AND c.created_at = p.submitted_at
  WHERE c.kind = 'import' AND ${WAITING}
  GROUP BY c.id ORDER BY c.id DESC LIMIT 20`;

/** How much of one supplier's waits for an administrator. */
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
    const which = [supplier.ownerId, id];
    const [imports, waiting] = await Promise.all([
      this.db.rows<WaitingImport>(IMPORTS, which),
      this.db.row<{ n: number }>(`SELECT count(*)::int AS n FROM products p WHERE ${WAITING}`, which),
    ]);
    return { supplierId: id, waiting: waiting!.n, imports };
  }
}
