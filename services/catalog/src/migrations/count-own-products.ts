import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A seller's products in a state or category are counted in the index of their own: without what decides that, PostgreSQL
 * rather walks all of the index of suppliers, everybody's, for the owner in it.
 */
export class CountOwnProducts1766600000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.replace(db, 'INCLUDE (is_approved, visible_on_marketplace, category)');
  }

  async down(db: QueryRunner): Promise<void> {
    await this.replace(db, '');
  }

  private async replace(db: QueryRunner, included: string): Promise<void> {
    await db.query('DROP INDEX products_owner_newest');
    await db.query(
      `CREATE INDEX products_owner_newest ON products (owner_id, created_at, id) ${included}
       WHERE archived_at IS NULL AND private_to IS NULL`,
    );
  }
}
