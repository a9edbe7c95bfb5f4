import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether suppliers may find a buyer; each decides. */
export class Discoverable1764800000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN discoverable boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN discoverable');
  }
}
