import { type Actor, notFound, type Tx } from '#platform';
import type { OpenConversation } from './write-message.js';

/** The caller's conversation until the commit: who writes or reads in it takes turns. Somebody else's is not found. */
export async function lockConversation(tx: Tx, { userId }: Actor, id: number): Promise<OpenConversation> {
  const conversation = await tx.row<OpenConversation>(
    `SELECT c.id, c.buyer_id AS "buyerId", c.supplier_id AS "supplierId", me.side
     FROM conversations c JOIN conversation_members me ON me.conversation_id = c.id AND me.user_id = $2
     WHERE c.id = $1 FOR NO KEY UPDATE OF c`,
    [id, userId],
  );
  if (!conversation) throw notFound('Conversation not found');
  return conversation;
}
