import { Injectable } from '@nestjs/common';
import type { ConversationMessage, IdInput, SendMessageInput } from '#contracts';
import { type Call, Db } from '#platform';
import { OrderCopies } from '../copies/order-copies.js';
import { ConversationQueries } from './conversation.queries.js';
import { lockConversation } from './lock-conversation.js';
import { refusalOf } from './standing.js';
import { WriteMessage } from './write-message.js';

/** One of the two writes on. */
@Injectable()
export class SendMessageHandler {
  constructor(
    private readonly db: Db,
    private readonly orders: OrderCopies,
    private readonly write: WriteMessage,
    private readonly queries: ConversationQueries,
  ) {}

  async execute(call: Call, { id, ...input }: SendMessageInput & IdInput): Promise<ConversationMessage> {
    const { actor } = call;
    const orders = await this.orders.unheardOf(input.orderId);
    return this.db.idempotent(call, 'send-message', { id, ...input }, async (tx) => {
      this.orders.saveAll(tx, orders);
      const conversation = await lockConversation(tx, actor, id);
      const refusal = await refusalOf(tx, conversation.side, conversation);
      if (refusal) throw refusal;
      return this.queries.message(await this.write.execute(tx, actor, conversation, input), tx);
    });
  }
}
