import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The monthly usage is the number that was sent: JSON's numbers are doubles, and half of their digits were dropped. By
 * way of text, so that 0.1 stays 0.1 instead of what it was nearest to.
 */
export class ExactUsage1773000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE items ALTER average_monthly_usage TYPE double precision
       USING average_monthly_usage::text::double precision`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE items ALTER average_monthly_usage TYPE real');
  }
}
