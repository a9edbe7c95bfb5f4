import { Injectable } from '@nestjs/common';
import type { StartConversationInput, StartedConversation } from '#contracts';
import { type Actor, type Call, Db, invalid, notFound, type Tx } from '#platform';
import { OrderCopies } from '../copies/order-copies.js';
import { ConversationQueries } from './conversation.queries.js';
import { type Pair, refusalOf } from './standing.js';
import { type OpenConversation, WriteMessage } from './write-message.js';

/** A buyer writes to a supplier, or a supplier's owner to a buyer: into the one conversation that the two have. */
@Injectable()
export class StartConversationHandler {
  constructor(
    private readonly db: Db,
    private readonly orders: OrderCopies,
    private readonly write: WriteMessage,
    private readonly queries: ConversationQueries,
  ) {}

  async execute(call: Call, input: StartConversationInput): Promise<StartedConversation> {
    const { actor } = call;
    const orders = await this.orders.unheardOf(input.orderId);
    return this.db.idempotent(call, 'start-conversation', input, async (tx) => {
      this.orders.saveAll(tx, orders);
      const conversation = await this.open(tx, actor, input);
      await this.write.execute(tx, actor, conversation, input);
      const { id } = conversation;
      return { ...(await this.queries.get(actor, { id }, tx)), messages: await this.queries.latest(id, tx) };
    });
  }

  private async open(tx: Tx, actor: Actor, input: StartConversationInput): Promise<OpenConversation> {
    const side = input.buyerId == null ? 'buyer' : 'seller';
    const pair = side === 'buyer' ? asBuyer(actor, input) : await asSeller(tx, actor, input);
    // Held until the commit: the owner who becomes a member is the owner then.
    await tx.rows('SELECT 1 FROM suppliers WHERE id = $1 FOR SHARE', [pair.supplierId]);
    const refusal = await refusalOf(tx, side, pair);
    if (refusal) throw refusal;
    return { ...pair, side, id: await lockOrMake(tx, pair) };
  }
}

function asBuyer({ userId }: Actor, { supplierId }: StartConversationInput): Pair {
  if (supplierId == null) throw invalid('Supplier or buyer is required', 'supplierId');
  return { buyerId: userId, supplierId };
}

/** Who owns several suppliers says which of them writes, by its id or by an order of it. */
async function asSeller(tx: Tx, { userId }: Actor, input: StartConversationInput): Promise<Pair> {
  const buyerId = input.buyerId!;
  const own = await tx.rows<{ id: number }>(
    `SELECT s.id FROM suppliers s
     WHERE s.owner_id = $1 AND NOT s.is_deleted AND s.id = coalesce($2, s.id)
       AND ($3::bigint IS NULL OR EXISTS (SELECT FROM orders o WHERE o.id = $3 AND o.supplier_id = s.id AND o.buyer_id = $4))
     LIMIT 2`,
    [userId, input.supplierId ?? null, input.orderId ?? null, buyerId],
  );
  if (own.length > 1) throw invalid('Please say which of your suppliers writes', 'supplierId');
  if (own[0]) return { buyerId, supplierId: own[0].id };
  throw notFound(input.orderId == null ? 'Supplier not found' : 'Order not found');
}

/** Of several first messages at once, one makes the conversation and the others wait for it. */
async function lockOrMake(tx: Tx, { buyerId, supplierId }: Pair): Promise<number> {
  const { id } = (await tx.row<{ id: number }>(
    `INSERT INTO conversations AS c (buyer_id, supplier_id) VALUES ($1, $2)
     ON CONFLICT ON CONSTRAINT conversations_pair DO UPDATE SET buyer_id = c.buyer_id RETURNING id`,
    [buyerId, supplierId],
  ))!;
  await tx.changed(
    `INSERT INTO conversation_members (conversation_id, side, user_id)
     SELECT $1::int, 'buyer', $2::int UNION ALL SELECT $1, 'seller', owner_id FROM suppliers WHERE id = $3
     ON CONFLICT DO NOTHING`,
    [id, buyerId, supplierId],
  );
  return id;
}
