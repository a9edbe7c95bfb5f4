import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever owns a supplier waits for approval like one who signed up as a seller. */
export class SupplierOwners1766400000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE suppliers (
        id         integer PRIMARY KEY,
        owner_id   integer,
        is_deleted boolean NOT NULL DEFAULT false,
        version    integer NOT NULL
      );
      COMMENT ON TABLE suppliers IS $$copy: catalog owns suppliers$$;
      CREATE INDEX suppliers_owner ON suppliers (owner_id) WHERE NOT is_deleted;

      ALTER TABLE users ADD COLUMN owns_supplier boolean NOT NULL DEFAULT false;
      DROP INDEX users_pending;
      CREATE INDEX users_pending ON users (id)
        WHERE (role = 'seller' OR owns_supplier) AND NOT is_approved AND rejected_at IS NULL AND is_active;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_pending;
      CREATE INDEX users_pending ON users (id)
        WHERE role = 'seller' AND NOT is_approved AND rejected_at IS NULL AND is_active;
      ALTER TABLE users DROP COLUMN owns_supplier;
      DROP TABLE suppliers;
    `);
  }
}
