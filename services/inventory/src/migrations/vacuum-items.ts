import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A column of another type writes the table anew, and nobody knows of a new table which of its rows all may see: until
 * that is found out, nothing is read in an index alone. Autovacuum waits until a fifth of the rows has changed.
 */
export class VacuumItems1773000000002 implements MigrationInterface {
  /** Cannot be part of one; readers and writers go on meanwhile. */
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('VACUUM (ANALYZE) items');
  }

  async down(): Promise<void> {}
}
