import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That a product was deleted, and at which version: who keeps copies is told again when they ask. */
export class RememberDeletedProducts1766900000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE TABLE deleted_products (id integer PRIMARY KEY, version integer NOT NULL)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE deleted_products');
  }
}
