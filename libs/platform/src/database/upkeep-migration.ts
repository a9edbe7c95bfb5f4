import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose turn it is to do which upkeep. */
export class AddUpkeepTurns1763800000000 implements MigrationInterface {
  name = 'AddUpkeepTurns1763800000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE upkeep_turn (
        name text PRIMARY KEY,
        -- Nobody takes the next turn before this: while the work runs its lease, afterwards when it is due again.
        not_before timestamptz NOT NULL
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE upkeep_turn');
  }
}
