import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whoever may be found is scored in an index alone. Places are compared as far as `areaOf` keeps them, so that they fit into
 * it; it would keep older ones so, too.
 */
export class ScoreInIndex1772100000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['users', 'suppliers']) {
      await db.query(`
        UPDATE ${table} SET city = left(city, 100), region = left(region, 100)
        WHERE length(city) > 100 OR length(region) > 100`);
    }
    await this.index(db, 'industry, company_size, city, region');
  }

  async down(db: QueryRunner): Promise<void> {
    await this.index(db, 'industry');
  }

  private async index(db: QueryRunner, columns: string): Promise<void> {
    await db.query('DROP INDEX users_findable');
    await db.query(`CREATE INDEX users_findable ON users (id) INCLUDE (${columns}) WHERE is_findable`);
  }
}
