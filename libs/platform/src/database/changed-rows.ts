import type { QueryRunner } from 'typeorm';

const ADDED = 'SELECT 1 AS sign, * FROM added';
const GONE = 'SELECT -1 AS sign, * FROM gone';
const CHANGES = {
  INSERT: { tables: 'NEW TABLE AS added', rows: ADDED },
  UPDATE: { tables: 'OLD TABLE AS gone NEW TABLE AS added', rows: `${GONE} UNION ALL ${ADDED}` },
  DELETE: { tables: 'OLD TABLE AS gone', rows: GONE },
} as const;

/** Triggers on table `of`, one per event, each named `<name>_<event>`. */
export interface ChangedRows {
  of: string;
  name: string;
  events: readonly (keyof typeof CHANGES)[];
}

/**
 * Has triggers run the statement that `doing` makes of the SQL of changed rows, each with its `sign` (1 of an added one, -1
 * of one that is gone): once for each statement, and not for each row.
 */
export async function afterChanges(
  db: QueryRunner,
  { of, name, events }: ChangedRows,
  doing: (rows: string) => string,
): Promise<void> {
  for (const event of events) {
    const { tables, rows } = CHANGES[event];
    const trigger = triggerName(name, event);
    await db.query(`
      CREATE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${doing(rows)};
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER ${trigger} AFTER ${event} ON ${of} REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION ${trigger}()`);
  }
}

/** Takes them back. */
export async function dropAfterChanges(db: QueryRunner, { of, name, events }: ChangedRows): Promise<void> {
  for (const event of events) {
    await db.query(`DROP TRIGGER ${triggerName(name, event)} ON ${of}`);
    await db.query(`DROP FUNCTION ${triggerName(name, event)}()`);
  }
}

const triggerName = (name: string, event: string): string => `${name}_${event.toLowerCase()}`;
