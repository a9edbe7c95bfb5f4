import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suppliers of accounts that were closed before are gone like those of accounts that are closed from now on. */
export class ClosedSuppliers1767300000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `UPDATE suppliers SET deleted_at = now()
       WHERE name = 'Deleted user' AND owner_id IS NOT NULL AND deleted_at IS NULL
         AND NOT is_public AND description IS NULL AND contact_email IS NULL AND product_count = 0`,
    );
  }

  /** They were on no list that anybody needs. */
  async down(): Promise<void> {}
}
