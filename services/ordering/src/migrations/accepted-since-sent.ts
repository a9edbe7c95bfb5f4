import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order that is pending may have further entries of its history, such as changed notes: it was sent with the first. */
export class AcceptedSinceSent1766300000005 implements MigrationInterface {
  up(db: QueryRunner): Promise<void> {
    return noteAcceptance(db, 'min(c.created_at)');
  }

  down(db: QueryRunner): Promise<void> {
    return noteAcceptance(db, 'c.created_at');
  }
}

function noteAcceptance(db: QueryRunner, sentAt: string): Promise<void> {
  return db.query(`
    CREATE OR REPLACE FUNCTION note_acceptance() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.accepted_after := (
        SELECT extract(epoch FROM now() - ${sentAt}) FROM order_status_changes c
        WHERE c.order_id = NEW.id AND c.new_status = 'pending');
      RETURN NEW;
    END $$`) as Promise<void>;
}
