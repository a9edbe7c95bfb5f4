import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has left is told with their orders. */
export class ClosedAccounts1769000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Beside the copies of users: who closed their account may be heard of before anything else of them.
    await db.query('CREATE TABLE closed_accounts (user_id integer PRIMARY KEY)');
    // Who left until now is known by the name that identity gave them.
    await db.query(`
      INSERT INTO closed_accounts
      SELECT id FROM users WHERE (first_name, last_name, company_name) = ('Deleted', 'user', 'Deleted user')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE closed_accounts');
  }
}
