import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations, and what decides who may begin one. What was there before comes by a rebuild of its owners. */
export class Conversations1764200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE recipients ADD may_sell boolean NOT NULL DEFAULT false');

    await db.query(`
      CREATE TABLE suppliers (
        id         integer PRIMARY KEY,
        name       text NOT NULL,
        owner_id   integer,
        is_deleted boolean NOT NULL DEFAULT false,
        version    integer NOT NULL
      )`);
    await db.query('COMMENT ON TABLE suppliers IS $$copy: catalog owns suppliers$$');
    await db.query('CREATE INDEX suppliers_owner ON suppliers (owner_id)');
    await db.query(`
      CREATE TABLE relationships (
        buyer_id    integer NOT NULL,
        supplier_id integer NOT NULL,
        status      text NOT NULL CHECK (status IN ('pending', 'active', 'declined', 'removed')),
        version     integer NOT NULL,
        PRIMARY KEY (buyer_id, supplier_id)
      )`);
    await db.query('COMMENT ON TABLE relationships IS $$copy: invitation owns relationships$$');
    await db.query(`
      CREATE TABLE orders (
        id           bigint PRIMARY KEY,
        order_number text NOT NULL,
        status       text NOT NULL,
        buyer_id     integer NOT NULL,
        supplier_id  integer NOT NULL,
        total_amount bigint NOT NULL,
        currency     text NOT NULL,
        version      integer NOT NULL
      )`);
    await db.query('COMMENT ON TABLE orders IS $$copy: ordering owns orders; without drafts$$');
    await db.query('CREATE INDEX orders_of_pair ON orders (buyer_id, supplier_id)');

    await db.query(`
      CREATE TABLE conversations (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        buyer_id    integer NOT NULL,
        supplier_id integer NOT NULL,
        -- Whom a buyer has answered may go on writing.
        buyer_wrote boolean NOT NULL DEFAULT false,
        CONSTRAINT conversations_pair UNIQUE (buyer_id, supplier_id)
      )`);
    await db.query('CREATE INDEX conversations_of_supplier ON conversations (supplier_id)');

    await db.query(`
      CREATE TABLE messages (
        id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        conversation_id integer NOT NULL REFERENCES conversations,
        side            text NOT NULL CHECK (side IN ('buyer', 'seller')),
        sender_id       integer NOT NULL,
        -- The administrator who wrote as the sender, if one did.
        impersonator_id integer,
        text            text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 4000),
        order_id        bigint,
        created_at      timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await db.query('CREATE INDEX messages_newest ON messages (conversation_id, id DESC)');

    // Two of each conversation: the buyer, and the owner of the supplier.
    await db.query(`
      CREATE TABLE conversation_members (
        conversation_id integer NOT NULL REFERENCES conversations,
        side            text    NOT NULL CHECK (side IN ('buyer', 'seller')),
        user_id         integer NOT NULL,
        last_id         bigint  NOT NULL DEFAULT 0,
        read_id         bigint  NOT NULL DEFAULT 0,
        unread          integer NOT NULL DEFAULT 0 CHECK (unread >= 0),
        -- Since when there is something that the member has neither read nor been notified of.
        news_since      timestamptz,
        notified_at     timestamptz,
        PRIMARY KEY (conversation_id, side)
      )`);
    await db.query('CREATE INDEX members_newest ON conversation_members (user_id, side, last_id DESC)');
    await db.query(
      'CREATE INDEX members_unread ON conversation_members (user_id, side) INCLUDE (unread) WHERE unread > 0',
    );
    await db.query('CREATE INDEX members_news ON conversation_members (news_since) WHERE news_since IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE conversation_members, messages, conversations, orders, relationships, suppliers');
    await db.query('ALTER TABLE recipients DROP may_sell');
  }
}
