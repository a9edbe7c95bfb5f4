import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Preferences1764000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE preferences (
        user_id  integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        -- Texts by name.
        document jsonb NOT NULL CHECK (jsonb_typeof(document) = 'object')
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE preferences');
  }
}
