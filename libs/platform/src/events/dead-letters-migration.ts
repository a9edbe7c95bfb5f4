import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dead letters are paged by when they were parked, together with those of other services: to the millisecond. */
export class PageDeadLetters1765100000000 implements MigrationInterface {
  name = 'PageDeadLetters1765100000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE dead_letter ALTER parked_at TYPE timestamptz(3);
      CREATE INDEX dead_letter_parked ON dead_letter (parked_at, id);
    `);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX dead_letter_parked; ALTER TABLE dead_letter ALTER parked_at TYPE timestamptz`);
  }
}
