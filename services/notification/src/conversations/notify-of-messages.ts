import { Injectable } from '@nestjs/common';
import { Db, Every, type Tx } from '#platform';
import { unreadMessages, type UnreadMessages } from '../notifications/notification-texts.js';
import { Notify } from '../notifications/notify.js';

/** Who has the conversation open reads sooner, and is not notified. */
const TIME_TO_READ = `interval '10 seconds'`;
const AT_A_TIME = 100;

/** Takes members whose news has waited long enough; several processes take different ones. */
const TAKE = `
  UPDATE conversation_members me SET news_since = NULL, notified_at = now()
  FROM (
    SELECT conversation_id, side FROM conversation_members
    WHERE news_since < now() - ${TIME_TO_READ} ORDER BY news_since LIMIT ${AT_A_TIME} FOR NO KEY UPDATE SKIP LOCKED
  ) due
  JOIN conversations c ON c.id = due.conversation_id
  JOIN LATERAL (
    SELECT m.id, m.text FROM messages m WHERE m.conversation_id = c.id AND m.side <> due.side ORDER BY m.id DESC LIMIT 1
  ) last ON true
  LEFT JOIN suppliers s ON s.id = c.supplier_id
  LEFT JOIN recipients b ON b.user_id = c.buyer_id
  WHERE me.conversation_id = due.conversation_id AND me.side = due.side
  RETURNING me.user_id AS "userId", me.conversation_id AS "conversationId", me.unread, last.id AS "lastId",
    last.text, CASE me.side WHEN 'buyer' THEN coalesce(s.name, 'A supplier')
                            ELSE coalesce(b.company_name, 'A buyer') END AS sender`;

/** Notifies of messages that were not read at once: of a run of them together, not of each. */
@Injectable()
export class NotifyOfMessages {
  constructor(
    private readonly db: Db,
    private readonly notify: Notify,
  ) {}

  @Every('5s')
  async execute(stopping?: AbortSignal): Promise<void> {
    while (!stopping?.aborted) {
      const taken = await this.db.transaction((tx) => this.some(tx));
      if (taken < AT_A_TIME) return;
    }
  }

  private async some(tx: Tx): Promise<number> {
    const unread = await tx.rows<UnreadMessages>(TAKE);
    await this.notify.execute({ tx }, unread.map(unreadMessages));
    return unread.length;
  }
}
