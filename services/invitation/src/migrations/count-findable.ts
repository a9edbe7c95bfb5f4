import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All who may be found are counted for each list of potential buyers, and those of a fitting industry: in an index alone. */
export class CountFindable1772000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.index(db, '(id) INCLUDE (industry)');
  }

  async down(db: QueryRunner): Promise<void> {
    await this.index(db, '(id)');
  }

  private async index(db: QueryRunner, columns: string): Promise<void> {
    await db.query('DROP INDEX users_findable');
    await db.query(`CREATE INDEX users_findable ON users ${columns} WHERE is_findable`);
  }
}
