import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a purchase order on paper says of both parties. A rebuild fills it: what is known already counts as news once more. */
export class PartyAddresses1764100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users ADD COLUMN address text');
    await db.query(`
      ALTER TABLE suppliers
        ADD COLUMN address       text,
        ADD COLUMN contact_email text,
        ADD COLUMN contact_phone text`);
    await db.query('UPDATE users SET version = version - 1 WHERE version > 0');
    await db.query('UPDATE suppliers SET version = version - 1 WHERE version > 0');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE suppliers DROP COLUMN address, DROP COLUMN contact_email, DROP COLUMN contact_phone');
    await db.query('ALTER TABLE users DROP COLUMN address');
  }
}
