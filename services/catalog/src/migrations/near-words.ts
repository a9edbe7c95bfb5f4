import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createNearWords, dropNearWords } from '#platform';

/** Short words are found though a letter of theirs is wrong. */
export class NearWords1770100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createNearWords(db, 'products', 'suppliers');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropNearWords(db);
  }
}
