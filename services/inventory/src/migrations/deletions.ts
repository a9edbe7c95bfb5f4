import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was deleted several at a time, so that it can be brought back as it was. */
export class Deletions1764200000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE deletions (
        id         bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id    integer NOT NULL,
        items      integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        undone_at  timestamptz
      )`);
    await db.query('CREATE INDEX deletions_of_user ON deletions (user_id, created_at)');
    await db.query('CREATE INDEX deletions_created_at ON deletions (created_at)');
    await db.query(`
      CREATE TABLE deleted_items (
        deletion_id bigint  NOT NULL REFERENCES deletions ON DELETE CASCADE,
        product_id  integer NOT NULL REFERENCES products,
        item        json    NOT NULL,
        movements   json    NOT NULL,
        PRIMARY KEY (deletion_id, product_id)
      )`);
    await db.query('CREATE INDEX deleted_items_product ON deleted_items (product_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE deleted_items, deletions');
  }
}
