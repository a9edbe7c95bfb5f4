import { Injectable } from '@nestjs/common';
import { type Conversation, ConversationRead, type IdInput, type ReadConversationInput } from '#contracts';
import { type Actor, Db, LiveEvents } from '#platform';
import { ConversationQueries } from './conversation.queries.js';
import { lockConversation } from './lock-conversation.js';

/** Counted from what is there: a message that arrived meanwhile stays unread where the caller says what they have seen. */
const READ = `
  UPDATE conversation_members me SET
    read_id = seen.id,
    unread = (SELECT count(*) FROM messages m WHERE m.conversation_id = $1 AND m.id > seen.id AND m.side <> me.side),
    news_since = CASE WHEN seen.id < me.last_id THEN me.news_since END
  FROM (
    SELECT least(coalesce($3::bigint, last_id), last_id) AS id
    FROM conversation_members WHERE conversation_id = $1 AND side = $2
  ) seen
  WHERE me.conversation_id = $1 AND me.side = $2 AND seen.id > me.read_id`;

/** What told the reader of the messages is read with them. */
const READ_NOTIFICATIONS = `
  UPDATE notifications SET is_read = true
  WHERE user_id = $1 AND NOT is_read AND entity_type = 'conversation' AND entity_id = $2`;

/** The caller has seen what the other wrote. */
@Injectable()
export class ReadConversationHandler {
  constructor(
    private readonly db: Db,
    private readonly live: LiveEvents,
    private readonly queries: ConversationQueries,
  ) {}

  async execute(actor: Actor, { id, messageId }: ReadConversationInput & IdInput): Promise<Conversation> {
    const { userId } = actor;
    const { conversation, isNews } = await this.db.transaction(async (tx) => {
      const { side } = await lockConversation(tx, actor, id);
      const changed = await tx.changed(READ, [id, side, messageId ?? null]);
      if (changed > 0) await tx.changed(READ_NOTIFICATIONS, [userId, id]);
      const { refusal: _refusal, ...read } = await this.queries.get(actor, { id }, tx);
      return { conversation: read, isNews: changed > 0 };
    });
    if (isNews) this.live.tell(ConversationRead, { userId, conversationId: id });
    return conversation;
  }
}
