import { Injectable } from '@nestjs/common';
import { Db, endOfTurn, Job, type JobContext, isUnavailable, Log, Reopens, type Tx, unavailable } from '#platform';
import { ComposeMail, type OpenMail, RECIPIENT } from './compose-mail.js';
import { MailQueue } from './mail.queue.js';
import { Mails } from './mails.js';
import { Post, PostError } from './post.js';

/** Longer than a try may take: who holds a claim that has run out is dead. */
const CLAIM = '2 minutes';

/** What has become of a mail, for good. */
interface Ending {
  mail: OpenMail;
  status: 'sent' | 'dropped' | 'failed';
  note: string | null;
}

/**
 * Sends mails. A row is claimed before its mail goes out and closed after the server has taken it, so that however
 * often and wherever the job runs, one attempt is made at a time and none after a success. Only who dies between the
 * server's 250 and the closing of the row sends it again, under the same Message-ID (docs/adr, "Mails").
 */
@Injectable()
export class SendMail {
  private readonly endings: Ending[] = [];
  private closing: Promise<void> | undefined;

  constructor(
    private readonly db: Db,
    private readonly compose: ComposeMail,
    private readonly post: Post,
    private readonly mails: Mails,
    private readonly log: Log,
  ) {}

  @Job(MailQueue, 'send-mail')
  async execute({ mailId }: { mailId: number }, { lastAttempt }: JobContext): Promise<void> {
    const [mail] = await this.claim([mailId]);
    if (mail) await this.attempt(mail, lastAttempt);
  }

  /** Each is tried once, beside the others; what has not left is tried again by itself. */
  @Job(MailQueue, 'send-mails')
  async executeAll({ mailIds }: { mailIds: number[] }): Promise<void> {
    const mails = await this.claim(mailIds);
    await Promise.all(
      mails.map((mail) =>
        this.attempt(mail, false).catch((error: unknown) =>
          this.mails.tryEach([mail.id], isUnavailable(error) ? 0 : MailQueue.jobs['send-mail'].backoffMs),
        ),
      ),
    );
  }

  @Reopens(MailQueue, 'send-mail')
  async reopen(tx: Tx, { mailId }: { mailId: number }): Promise<boolean> {
    const reopened = await tx.changed(
      `UPDATE mails SET status = 'waiting', note = NULL WHERE id = $1 AND status = 'failed'`,
      [mailId],
    );
    return reopened > 0;
  }

  private async attempt(mail: OpenMail, isLast: boolean): Promise<void> {
    try {
      const composed = await this.compose.execute(mail);
      if ('dropped' in composed) return await this.close({ mail, status: 'dropped', note: composed.dropped });
      await this.post.send(composed.letter);
      await this.close({ mail, status: 'sent', note: null });
    } catch (error) {
      await this.failed(mail, error, isLast);
    }
  }

  private claim(ids: number[]): Promise<OpenMail[]> {
    return this.db.rows<OpenMail>(
      `UPDATE mails SET status = 'sending', claimed_until = now() + interval '${CLAIM}'
       WHERE id = ANY ($1::bigint[]) AND (status = 'waiting' OR status = 'sending' AND claimed_until < now())
       RETURNING id, user_id AS "userId", email, name, heeds, content, link, message_key AS "messageKey",
                 created_at < now() - interval '3 days' AS "isOld",
                 (SELECT ${RECIPIENT} FROM recipients r WHERE r.user_id = mails.user_id) AS recipient`,
      [ids],
    );
  }

  /** Those that leave in the same turn of the event loop are closed by one statement. */
  private async close(ending: Ending): Promise<void> {
    this.endings.push(ending);
    this.closing ??= endOfTurn().then(() => {
      this.closing = undefined;
      return this.closeAll(this.endings.splice(0));
    });
    await this.closing;
    const { mail, status, note } = ending;
    if (status === 'failed') this.log.warn({ mailId: mail.id, messageKey: mail.messageKey, note }, 'mail was given up');
  }

  /** Where it led is of no use any more once it is sent or dropped; one that was given up may be sent again. */
  private async closeAll(endings: Ending[]): Promise<void> {
    await this.db.changed(
      `UPDATE mails SET status = e.status, note = e.note, claimed_until = NULL,
                        link = CASE WHEN e.status = 'failed' THEN link END,
                        sent_at = CASE WHEN e.status = 'sent' THEN now() END
       FROM unnest($1::bigint[], $2::text[], $3::text[]) AS e (id, status, note)
       WHERE mails.id = e.id AND mails.status = 'sending'`,
      [endings.map(({ mail }) => mail.id), endings.map(({ status }) => status), endings.map(({ note }) => note)],
    );
  }

  private async failed(mail: OpenMail, error: unknown, isLast: boolean): Promise<void> {
    const verdict = error instanceof PostError ? error.verdict : 'later';
    const note = error instanceof Error ? error.message : 'error';
    if (verdict === 'refused') return this.close({ mail, status: 'failed', note });
    if (verdict === 'later' && isLast) await this.close({ mail, status: 'failed', note });
    else await this.db.changed(`UPDATE mails SET status = 'waiting', claimed_until = NULL WHERE id = $1`, [mail.id]);
    throw verdict === 'away' ? unavailable(error as Error) : error;
  }
}
