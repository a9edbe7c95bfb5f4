import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Inactive users are counted in an index alone: it holds no closed accounts, which the list leaves out. */
export class CountInactive1772000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.index(runner, 'NOT is_active AND deleted_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.index(runner, 'NOT is_active');
  }

  private async index(runner: QueryRunner, condition: string): Promise<void> {
    await runner.query('DROP INDEX users_inactive');
    await runner.query(`CREATE INDEX users_inactive ON users (id) WHERE ${condition}`);
  }
}
