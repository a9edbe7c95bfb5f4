import { Injectable } from '@nestjs/common';
import { MessageSent, type SendMessageInput, type ViewMode } from '#contracts';
import { type Actor, notFound, Outbox, type Tx } from '#platform';
import { Deliveries } from '../webhooks/deliveries.js';
import { messageSent } from '../webhooks/webhook-events.js';
import type { Pair } from './standing.js';

/** A conversation that is locked, and which side of it writes. */
export interface OpenConversation extends Pair {
  id: number;
  side: ViewMode;
}

/** While it is unread, a member is notified of a conversation again after this long. */
const REMIND_AFTER = `interval '1 hour'`;

/** Adds a message to a locked conversation: ids are committed in their order there, and nothing is counted twice. */
@Injectable()
export class WriteMessage {
  constructor(
    private readonly outbox: Outbox,
    private readonly deliveries: Deliveries,
  ) {}

  /** Answers its id. */
  async execute(
    tx: Tx,
    actor: Actor,
    conversation: OpenConversation,
    { text, orderId }: SendMessageInput,
  ): Promise<number> {
    const { id: conversationId, side, buyerId, supplierId } = conversation;
    if (orderId != null) await requireOrder(tx, conversation, orderId);
    const { id: messageId } = (await tx.row<{ id: number }>(
      `INSERT INTO messages (conversation_id, side, sender_id, impersonator_id, text, order_id)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [conversationId, side, actor.userId, actor.impersonatorId ?? null, text, orderId ?? null],
    ))!;
    const members = await tx.rows<{ side: ViewMode; userId: number }>(COUNT_IN, [conversationId, messageId, side]);
    if (side === 'buyer') {
      await tx.changed('UPDATE conversations SET buyer_wrote = true WHERE id = $1 AND NOT buyer_wrote', [
        conversationId,
      ]);
    }
    const supplierOwnerId = members.find((member) => member.side === 'seller')!.userId;
    const message = { messageId, conversationId, side, buyerId, supplierId, supplierOwnerId };
    await this.outbox.add(tx, MessageSent, message);
    const written = { key: `message-${messageId}`, at: new Date().toISOString() };
    await this.deliveries.add(tx, written, messageSent({ ...message, text, orderId: orderId ?? null }));
    return messageId;
  }
}

/** For both it is the last message, for the other side a new one. */
const COUNT_IN = `
  UPDATE conversation_members SET
    last_id = $2,
    unread = unread + CASE WHEN side = $3 THEN 0 ELSE 1 END,
    news_since = CASE
      WHEN side = $3 OR news_since IS NOT NULL THEN news_since
      WHEN unread = 0 OR notified_at IS NULL OR notified_at < now() - ${REMIND_AFTER} THEN now() END
  WHERE conversation_id = $1 RETURNING side, user_id AS "userId"`;

async function requireOrder(tx: Tx, { buyerId, supplierId }: Pair, orderId: number): Promise<void> {
  const order = await tx.row('SELECT 1 FROM orders WHERE id = $1 AND buyer_id = $2 AND supplier_id = $3', [
    orderId,
    buyerId,
    supplierId,
  ]);
  if (!order) throw notFound('Order not found');
}
