import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createWords, forgetWords, rememberWords } from '#platform';

/** What misspelt words are looked up among: the products' words, which are fewer than anybody's items. */
export class RememberWords1765000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createWords(db);
    await rememberWords(db, 'products');
    await db.query('DROP INDEX items_search_name');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX items_search_name ON items USING gin (user_id, search_name gin_trgm_ops)');
    await forgetWords(db, 'products');
  }
}
