import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The administrator who acted as `performed_by`. */
export class NameImpersonators1764700000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE order_status_changes ADD COLUMN impersonator_id integer');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE order_status_changes DROP COLUMN impersonator_id');
  }
}
