import { Injectable } from '@nestjs/common';
import type { MailSwitch } from '#contracts';
import { batches, Db, Every, Jobs, Log, sweep, type Tx } from '#platform';
import type { MailSource, SecretLink } from './mail-content.js';
import { MailQueue, MAILS_OF_A_JOB } from './mail.queue.js';

/** A mail before it is known whether it is wanted. */
export interface MailDraft {
  /** A user, at the address they have when it is sent, or somebody who may have no account. */
  to: { userId: number } | { email: string; name?: string };
  /** One mail per recipient and occasion, whatever is repeated. */
  occasion: string;
  /** Sent only while this switch of the user is on; always when absent. */
  heeds?: MailSwitch;
  content: MailSource;
  /** Whose account a mail to somebody else, or to an address, is about: it is forgotten with the account. */
  about?: number;
  /** Where the button leads, when that is a secret. */
  link?: SecretLink;
}

const AT_A_TIME = 200;
const KEPT_DAYS = 90;

/** Mails on their way out: a row each, written in the transaction that they tell of, sent by a job after its commit. */
@Injectable()
export class Mails {
  private readonly added = new WeakMap<Tx, number[]>();

  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {
    db.onCommit((tx) => this.enqueue(this.added.get(tx) ?? []));
  }

  add(tx: Tx, draft: MailDraft): Promise<void> {
    return this.addAll(tx, [draft]);
  }

  async addAll(tx: Tx, drafts: MailDraft[]): Promise<void> {
    if (drafts.length === 0) return;
    const made = await tx.rows<{ id: number }>(
      `INSERT INTO mails (user_id, email, name, occasion, heeds, content, link, about_user)
       SELECT "userId", email, name, occasion, heeds, content, link, about
       FROM jsonb_to_recordset($1) AS m ("userId" integer, email text, name text, occasion text, heeds text, content jsonb,
         link jsonb, about integer)
       ON CONFLICT DO NOTHING RETURNING id`,
      [JSON.stringify(drafts.map(({ to, ...draft }) => ({ ...to, ...draft })))],
    );
    if (made.length > 0) this.added.set(tx, [...(this.added.get(tx) ?? []), ...made.map(({ id }) => id)]);
  }

  /** A job is lost when the process dies between commit and queue, the queue its memory, or a sender its life. */
  @Every('1m')
  async requeue(): Promise<void> {
    const forgotten = await this.db.rows<{ id: number }>(
      `SELECT id FROM mails
       WHERE status = 'waiting' AND created_at < now() - interval '2 minutes'
          OR status = 'sending' AND claimed_until < now()
       ORDER BY created_at LIMIT $1`,
      [AT_A_TIME],
    );
    await this.tryEach(forgotten.map(({ id }) => id));
  }

  @Every('1h')
  async forget(stopping?: AbortSignal): Promise<void> {
    await sweep(this.db, { table: 'mails', where: `created_at < now() - interval '${KEPT_DAYS} days'`, stopping });
  }

  /** Mails that are committed. The sweep finds what Redis does not take now. */
  enqueue(ids: number[]): void {
    this.put(ids).catch((error: unknown) => this.log.warn({ err: error, mailIds: ids }, 'mails wait for the queue'));
  }

  /** Each in a job of its own, once however often it is put there. */
  tryEach(ids: number[], delayMs = 0): Promise<void> {
    return this.jobs.addAll(
      MailQueue,
      'send-mail',
      ids.map((mailId) => ({ payload: { mailId }, key: `mail-${mailId}`, delayMs })),
    );
  }

  /** Those of one commit a few to a job. */
  private put(ids: number[]): Promise<void> {
    if (ids.length < 2) return this.tryEach(ids);
    return this.jobs.addAll(
      MailQueue,
      'send-mails',
      [...batches(ids, MAILS_OF_A_JOB)].map((mailIds) => ({ payload: { mailIds } })),
    );
  }
}
