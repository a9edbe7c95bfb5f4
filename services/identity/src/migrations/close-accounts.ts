import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A closed account keeps its row, without anything personal: orders, movements and the audit log name it by id. */
export class CloseAccounts1764700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN deleted_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN deleted_at');
  }
}
