import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a buyer had typed in of a supplier when somebody accepted its invitation: it is the buyer's again when that owner
 * closes their account. Of those given away before, the name alone is taken to be the buyer's.
 */
export class RecordsTypedIn1767100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE suppliers ADD typed_in jsonb, ADD CHECK (typed_in IS NULL OR owner_id IS NOT NULL)');
    await db.query(
      `UPDATE suppliers SET typed_in = jsonb_build_object('name', name, 'category', category)
       WHERE owner_id <> created_by AND name <> 'Deleted user'`,
    );
    await db.query('CREATE INDEX suppliers_typed_in ON suppliers (created_by) WHERE typed_in IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE suppliers DROP typed_in');
  }
}
