import type { Actor } from '../call/call.js';
import type { Db } from '../database/db.js';
import { sweep } from '../database/sweep.js';
import type { Tx } from '../database/tx.js';
import { conflict, type DomainError, type ErrorDetails, type ErrorKind } from '../errors/domain-error.js';
import { isUniqueViolation } from '../errors/postgres-errors.js';

/** How long a new command is reserved for the process that added it. */
const FIRST_SWEEP_AFTER = '10 seconds';
/** Longer than any try takes: past it, the process that was trying has died. */
const LEASE = '30 seconds';
const MAX_PAUSE_SECONDS = 300;
const BATCH = 200;
/** `handler` of a dead letter that is a command. */
export const COMMAND_LETTER = 'command';

export interface NewCommand {
  subject: string;
  key: string;
  payload: unknown;
  actor: Actor;
  requestId: string;
  context: object;
}

export interface LeasedCommand extends NewCommand {
  id: string;
  /** This one included. */
  tries: number;
}

interface Progress {
  state: 'open' | 'done' | 'refused' | 'dead';
  lastError: { kind: ErrorKind; message: string; details: ErrorDetails } | null;
}

/** The table `command`. Whatever time counts is the database's. */
export class CommandRows {
  constructor(
    private readonly db: Db,
    private readonly backoffMs: number,
  ) {}

  async insert(tx: Tx, { subject, key, payload, actor, requestId, context }: NewCommand): Promise<string> {
    try {
      const row = await tx.row<{ id: string }>(
        `INSERT INTO command (subject, key, payload, actor, request_id, context, next_try_at)
         VALUES ($1, $2, $3, $4, $5, $6, now() + interval '${FIRST_SWEEP_AFTER}') RETURNING id`,
        [subject, key, JSON.stringify(payload), JSON.stringify(actor), requestId, JSON.stringify(context)],
      );
      return row!.id;
    } catch (error) {
      if (isUniqueViolation(error, 'command_key')) throw conflict('The same is already under way');
      throw error;
    }
  }

  /** Reserves the command for the caller to try; undefined while another process tries it, and once it has ended. */
  lease(id: string): Promise<LeasedCommand | undefined> {
    return this.db.row<LeasedCommand>(
      `UPDATE command
       SET tries = tries + 1, leased_until = now() + interval '${LEASE}',
           next_try_at = now() + least(${MAX_PAUSE_SECONDS}, $2 / 1000.0 * power(2, least(tries, 20))) * interval '1 second'
       WHERE id = $1 AND state = 'open' AND leased_until < now()
       RETURNING id, subject, key, payload, actor, request_id AS "requestId", context, tries`,
      [id, this.backoffMs],
    );
  }

  async progress(id: string): Promise<Progress> {
    const row = await this.db.row<Progress>(`SELECT state, last_error AS "lastError" FROM command WHERE id = $1`, [id]);
    if (!row) throw new Error(`There is no command ${id}`);
    return row;
  }

  /** Ids, the longest due first. */
  async due(): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `SELECT id FROM command WHERE state = 'open' AND next_try_at <= now() AND leased_until < now()
       ORDER BY next_try_at LIMIT ${BATCH}`,
    );
    return rows.map(({ id }) => id);
  }

  /** False when it has ended before. */
  async end(tx: Tx, id: string, refusal?: DomainError): Promise<boolean> {
    const ended = await tx.changed(
      `UPDATE command SET state = $2, last_error = $3, concluded_at = now() WHERE id = $1 AND state = 'open'`,
      [id, refusal ? 'refused' : 'done', refusal ? errorJson(refusal) : null],
    );
    return ended === 1;
  }

  /** Ends one that was put among the dead letters; undefined when it is not there. */
  endDead(tx: Tx, id: string, refusal: DomainError): Promise<NewCommand | undefined> {
    return tx.row<NewCommand>(
      `UPDATE command SET state = 'refused', last_error = $2, concluded_at = now() WHERE id = $1 AND state = 'dead'
       RETURNING subject, key, payload, actor, request_id AS "requestId", context`,
      [id, errorJson(refusal)],
    );
  }

  async postpone(id: string, error: DomainError): Promise<void> {
    await this.db.rows(
      `UPDATE command SET last_error = $2, leased_until = '-infinity' WHERE id = $1 AND state = 'open'`,
      [id, errorJson(error)],
    );
  }

  /** Puts a command that does not get through where an operator sees it. It keeps its key. */
  async bury(command: LeasedCommand, error: DomainError): Promise<void> {
    const { id, subject, actor, requestId, payload } = command;
    const envelope = { eventId: id, version: 1, occurredAt: new Date().toISOString(), requestId, actor, data: payload };
    await this.db.rows(
      `WITH buried AS (
         UPDATE command SET state = 'dead', last_error = $2, leased_until = '-infinity'
         WHERE id = $1 AND state = 'open' RETURNING id)
       INSERT INTO dead_letter (handler, event_id, subject, envelope, error, tries)
       SELECT '${COMMAND_LETTER}', id, $3, $4, $5, $6 FROM buried
       ON CONFLICT (handler, event_id) DO UPDATE SET error = excluded.error, tries = excluded.tries, parked_at = now()`,
      [id, errorJson(error), subject, JSON.stringify(envelope), error.message, command.tries],
    );
  }
}

/** Sets a dead command going again. */
export async function reviveCommand(db: Db | Tx, id: string): Promise<void> {
  await db.rows(`UPDATE command SET state = 'open', tries = 0, next_try_at = now() WHERE id = $1 AND state = 'dead'`, [
    id,
  ]);
}

/** What has ended is kept for looking at, for a month. */
export const forgetOldCommands = (db: Db, stopping: AbortSignal): Promise<number> =>
  sweep(db, { table: 'command', where: `concluded_at < now() - interval '30 days'`, stopping });

const errorJson = ({ kind, message, details }: DomainError): string => JSON.stringify({ kind, message, details });
