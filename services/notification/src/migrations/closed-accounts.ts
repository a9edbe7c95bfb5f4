import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClosedAccounts1765300000033 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Beside the copies of users: who closed their account may be heard of before anything else of them.
    await db.query(`CREATE TABLE closed_accounts (user_id integer PRIMARY KEY)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE closed_accounts');
  }
}
