import { Injectable } from '@nestjs/common';
import { Db, Job, type JobContext, Log, Reopens, type Tx, unavailable } from '#platform';
import { ComposeMail, type OpenMail, RECIPIENT } from './compose-mail.js';
import { MailQueue } from './mail.queue.js';
import { Post, PostError } from './post.js';

/** Longer than a try may take: who holds a claim that has run out is dead. */
const CLAIM = '2 minutes';

/**
 * Sends one mail. A row is claimed before its mail goes out and closed after the server has taken it, so that however
 * often and wherever the job runs, one attempt is made at a time and none after a success. Only who dies between the
 * server's 250 and the closing of the row sends it again, under the same Message-ID (docs/adr, "Mails").
 */
@Injectable()
export class SendMail {
  constructor(
    private readonly db: Db,
    private readonly compose: ComposeMail,
    private readonly post: Post,
    private readonly log: Log,
  ) {}

  @Job(MailQueue, 'send-mail')
  async execute({ mailId }: { mailId: number }, { lastAttempt }: JobContext): Promise<void> {
    const mail = await this.claim(mailId);
    if (!mail) return;
    try {
      const composed = await this.compose.execute(mail);
      if ('dropped' in composed) return await this.close(mail, 'dropped', composed.dropped);
      await this.post.send(composed.letter);
      await this.close(mail, 'sent');
    } catch (error) {
      await this.failed(mail, error, lastAttempt);
    }
  }

  @Reopens(MailQueue, 'send-mail')
  async reopen(tx: Tx, { mailId }: { mailId: number }): Promise<boolean> {
    const reopened = await tx.changed(
      `UPDATE mails SET status = 'waiting', note = NULL WHERE id = $1 AND status = 'failed'`,
      [mailId],
    );
    return reopened > 0;
  }

  private claim(id: number): Promise<OpenMail | undefined> {
    return this.db.row<OpenMail>(
      `UPDATE mails SET status = 'sending', claimed_until = now() + interval '${CLAIM}'
       WHERE id = $1 AND (status = 'waiting' OR status = 'sending' AND claimed_until < now())
       RETURNING id, user_id AS "userId", email, name, heeds, content, link, message_key AS "messageKey",
                 created_at < now() - interval '3 days' AS "isOld",
                 (SELECT ${RECIPIENT} FROM recipients r WHERE r.user_id = mails.user_id) AS recipient`,
      [id],
    );
  }

  /** Where it led is of no use any more once it is sent or dropped; one that was given up may be sent again. */
  private async close(
    { id, messageKey }: OpenMail,
    status: 'sent' | 'dropped' | 'failed',
    note?: string,
  ): Promise<void> {
    await this.db.changed(
      `UPDATE mails SET status = $2, note = $3, claimed_until = NULL,
                        link = CASE WHEN $2 = 'failed' THEN link END,
                        sent_at = CASE WHEN $2 = 'sent' THEN now() END
       WHERE id = $1 AND status = 'sending'`,
      [id, status, note ?? null],
    );
    if (status === 'failed') this.log.warn({ mailId: id, messageKey, note }, 'mail was given up');
  }

  private async failed(mail: OpenMail, error: unknown, lastAttempt: boolean): Promise<void> {
    const verdict = error instanceof PostError ? error.verdict : 'later';
    const note = error instanceof Error ? error.message : 'error';
    if (verdict === 'refused') return this.close(mail, 'failed', note);
    if (verdict === 'later' && lastAttempt) await this.close(mail, 'failed', note);
    else await this.db.changed(`UPDATE mails SET status = 'waiting', claimed_until = NULL WHERE id = $1`, [mail.id]);
    throw verdict === 'away' ? unavailable(error as Error) : error;
  }
}
