import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A seller looks for what waits or is hidden among these alone: they are few, and so is what this index costs. */
export class OwnUnlisted1766700000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX products_owner_unlisted ON products (owner_id, lower(name), id)
       INCLUDE (is_approved, visible_on_marketplace)
       WHERE archived_at IS NULL AND private_to IS NULL AND NOT (is_approved AND visible_on_marketplace)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_owner_unlisted');
  }
}
