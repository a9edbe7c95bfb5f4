import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Invitations1764300000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE invitations (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind        text NOT NULL CHECK (kind IN ('supplier', 'buyer', 'admin')),
        sender_id   integer NOT NULL REFERENCES users,
        email       text,
        supplier_id integer REFERENCES suppliers,
        buyer_id    integer REFERENCES users,
        role        text CHECK (role IN ('buyer', 'seller', 'admin')),
        message     text,
        status      text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'declined', 'cancelled')),
        accepted_by integer,
        -- The token is derived from id and generation; this is its SHA-256.
        generation  integer NOT NULL DEFAULT 1,
        token_hash  bytea UNIQUE,
        created_at  timestamptz(3) NOT NULL DEFAULT now(),
        sent_at     timestamptz(3) NOT NULL DEFAULT now(),
        expires_at  timestamptz(3) NOT NULL,
        CHECK ((supplier_id IS NULL) = (kind = 'admin')),
        CHECK ((role IS NULL) <> (kind = 'admin')),
        CHECK (email IS NOT NULL OR (kind = 'buyer' AND buyer_id IS NOT NULL))
      );
      -- One address is asked once at a time; so is a buyer who was chosen by id.
      CREATE UNIQUE INDEX invitations_pending_email ON invitations (kind, lower(email), coalesce(supplier_id, 0))
        WHERE status = 'pending' AND email IS NOT NULL;
      CREATE UNIQUE INDEX invitations_pending_buyer ON invitations (buyer_id, supplier_id)
        WHERE status = 'pending' AND email IS NULL;
      CREATE INDEX invitations_sender ON invitations (sender_id, kind, id DESC);
      CREATE INDEX invitations_email ON invitations (lower(email), kind, id DESC);
      CREATE INDEX invitations_buyer ON invitations (buyer_id, kind, id DESC);
      CREATE INDEX invitations_supplier ON invitations (supplier_id);
      CREATE INDEX invitations_admin ON invitations (id DESC) WHERE kind = 'admin';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE invitations');
  }
}
