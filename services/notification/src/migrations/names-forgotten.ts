import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name of whoever closes their account goes from what others were told: as a whole word, wherever it stands. */
export class NamesForgotten1767100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(String.raw`
      CREATE FUNCTION without_name(said text, name text) RETURNS text IMMUTABLE LANGUAGE sql RETURN
        regexp_replace(said, '(?<!\w)' || regexp_replace(name, '([][\\.*+?^$(){}|])', '\\\1', 'g') || '(?!\w)',
          'Deleted user', 'g')`);
    await db.query('CREATE INDEX relationships_of_supplier ON relationships (supplier_id)');
    await db.query('CREATE INDEX orders_of_supplier ON orders (supplier_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX relationships_of_supplier, orders_of_supplier');
    await db.query('DROP FUNCTION without_name');
  }
}
