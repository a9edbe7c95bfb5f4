import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is deactivated is told with their orders: nobody there can answer until they are active again. */
export class DeactivatedAccounts1770000000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Who is deactivated already is told by identity (its migration TellDeactivated).
    await db.query('ALTER TABLE users ADD COLUMN is_active boolean NOT NULL DEFAULT true');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP COLUMN is_active');
  }
}
