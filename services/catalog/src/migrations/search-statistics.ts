import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many products have a word is estimated from as many of them as this: of a hundred, a word that one in three hundred has
 * was on some days thought so common that a million products were walked for it, and on others unknown.
 */
const SAMPLES = 300;

export class SearchStatistics1766700000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE products ALTER search_text SET STATISTICS ${SAMPLES}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products ALTER search_text SET STATISTICS -1');
  }
}
