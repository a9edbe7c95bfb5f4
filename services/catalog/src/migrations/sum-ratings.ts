import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mean of ratings is kept with one decimal; their sum keeps it exact. */
export class SumRatings1764000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE suppliers ADD COLUMN rating_sum integer NOT NULL DEFAULT 0');
    await db.query('UPDATE suppliers SET rating_sum = round(rating_average * rating_count) WHERE rating_count > 0');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE suppliers DROP COLUMN rating_sum');
  }
}
