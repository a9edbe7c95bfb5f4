import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In the order of ratings, whoever has fewer than three stands with those who have none. */
export class NewSuppliersLast1770100000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX suppliers_rating');
    await db.query(`
      CREATE INDEX suppliers_rating ON suppliers ((CASE WHEN rating_count < 3 THEN 0 ELSE rating_average END), id)
      WHERE deleted_at IS NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX suppliers_rating');
    await db.query(
      'CREATE INDEX suppliers_rating ON suppliers ((coalesce(rating_average, 0)), id) WHERE deleted_at IS NULL',
    );
  }
}
