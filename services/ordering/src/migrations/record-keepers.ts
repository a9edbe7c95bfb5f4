import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who typed a supplier in: the contacts of a record without an owner are printed for that buyer alone. Null until
 * the next news of the supplier, as before.
 */
export class RecordKeepers1767100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE suppliers ADD created_by integer');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE suppliers DROP created_by');
  }
}
