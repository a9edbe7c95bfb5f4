import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One rating per order, by its buyer. */
export class AddRatings1764000000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE order_ratings (
        order_id   bigint   PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
        stars      smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
        comment    text,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE order_ratings');
  }
}
