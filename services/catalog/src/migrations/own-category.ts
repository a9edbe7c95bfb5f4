import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWN = 'WHERE archived_at IS NULL AND private_to IS NULL';
const STATE = 'is_approved, visible_on_marketplace';

/**
 * A category of a seller's products is walked by name, and counted, in an index of its own. In that of all their names it
 * may stand at the end, as every category does whose products are called alike.
 */
export class OwnCategory1766700000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX products_owner_category ON products (owner_id, category, lower(name), id) INCLUDE (${STATE}) ${OWN}`,
    );
    await this.replaceNewest(db, STATE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_owner_category');
    await this.replaceNewest(db, `${STATE}, category`);
  }

  private async replaceNewest(db: QueryRunner, included: string): Promise<void> {
    await db.query('DROP INDEX products_owner_newest');
    await db.query(
      `CREATE INDEX products_owner_newest ON products (owner_id, created_at, id) INCLUDE (${included}) ${OWN}`,
    );
  }
}
