import { Injectable } from '@nestjs/common';
import type {
  Conversation,
  ConversationDetails,
  ConversationMessage,
  CountAnswer,
  IdInput,
  ListConversationsInput,
  PageInput,
  ViewMode,
} from '#contracts';
import { type Actor, Db, Filters, notFound, type Page, type Sql } from '#platform';
import { refusalOf } from './standing.js';

/** Conversations `c` as the member `me` sees them, with the last message `m` and the parties' copies, if they are there. */
const CONVERSATIONS = `conversation_members me
  JOIN conversations c ON c.id = me.conversation_id
  JOIN messages m ON m.id = me.last_id
  LEFT JOIN suppliers s ON s.id = c.supplier_id
  LEFT JOIN recipients b ON b.user_id = c.buyer_id`;

const CONVERSATION_JSON = `json_build_object(
  'id', c.id, 'side', me.side,
  'supplier', json_build_object('id', c.supplier_id, 'name', coalesce(s.name, 'Unknown Supplier')),
  'buyer', json_build_object('id', c.buyer_id, 'companyName', coalesce(b.company_name, 'Unknown Buyer'),
    'firstName', coalesce(b.first_name, ''), 'lastName', coalesce(b.last_name, '')),
  'lastMessage', json_build_object('id', m.id, 'side', m.side, 'text', left(m.text, 200), 'createdAt', iso(m.created_at)),
  'unread', me.unread, 'updatedAt', iso(m.created_at))`;

const MESSAGES = `messages m
  LEFT JOIN recipients u ON u.user_id = m.sender_id
  LEFT JOIN orders o ON o.id = m.order_id`;

const MESSAGE_JSON = `json_build_object(
  'id', m.id, 'conversationId', m.conversation_id, 'side', m.side,
  'sender', json_build_object('id', m.sender_id, 'firstName', coalesce(u.first_name, ''),
    'lastName', coalesce(u.last_name, '')),
  'text', m.text,
  'order', CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'orderNumber', o.order_number,
    'status', o.status, 'total', o.total_amount, 'currency', o.currency) END,
  'createdAt', iso(m.created_at))`;

@Injectable()
export class ConversationQueries {
  constructor(private readonly db: Db) {}

  /** The caller's on the side in view, latest message first. */
  list(actor: Actor, input: ListConversationsInput): Promise<Page<Conversation>> {
    const filters = new Filters()
      .equals('me.user_id', actor.userId)
      .equals('me.side', sideInView(actor))
      .equals('c.supplier_id', input.supplierId ?? undefined)
      .equals('c.buyer_id', input.buyerId ?? undefined)
      .search(input.q, 's.name', `b.company_name || ' ' || b.first_name || ' ' || b.last_name`);
    if (input.unread !== undefined) filters.add(input.unread ? 'me.unread > 0' : 'me.unread = 0');
    const sort = { expr: 'me.last_id', type: 'bigint', desc: true } as const;
    return this.db.page({ item: CONVERSATION_JSON, from: CONVERSATIONS, filters, sort, id: 'me.last_id' }, input);
  }

  /** On the side in view. */
  async countUnread(actor: Actor): Promise<CountAnswer> {
    const row = await this.db.row<CountAnswer>(
      `SELECT coalesce(sum(unread), 0)::int AS count FROM conversation_members
       WHERE user_id = $1 AND side = $2 AND unread > 0`,
      [actor.userId, sideInView(actor)],
    );
    return { count: row?.count ?? 0 };
  }

  /** Somebody else's is not found. */
  async get({ userId }: Actor, { id }: IdInput, sql: Sql = this.db): Promise<ConversationDetails> {
    const row = await sql.row<{ conversation: Conversation }>(
      `SELECT ${CONVERSATION_JSON} AS conversation FROM ${CONVERSATIONS} WHERE me.conversation_id = $1 AND me.user_id = $2`,
      [id, userId],
    );
    if (!row) throw notFound('Conversation not found');
    const { side, supplier, buyer } = row.conversation;
    const refusal = await refusalOf(sql, side, { supplierId: supplier.id, buyerId: buyer.id });
    return { ...row.conversation, refusal: refusal?.message ?? null };
  }

  /** Newest first. */
  async messages(actor: Actor, { id, ...input }: PageInput & IdInput): Promise<Page<ConversationMessage>> {
    await requireMember(this.db, actor, id);
    const filters = new Filters().equals('m.conversation_id', id).search(input.q, 'm.text');
    const sort = { expr: 'm.id', type: 'bigint', desc: true } as const;
    return this.db.page({ item: MESSAGE_JSON, from: MESSAGES, filters, sort, id: 'm.id' }, input);
  }

  /** The latest 50, newest first, for one who has just written there. */
  async latest(conversationId: number, sql: Sql): Promise<ConversationMessage[]> {
    const rows = await sql.rows<{ message: ConversationMessage }>(
      `SELECT ${MESSAGE_JSON} AS message FROM ${MESSAGES} WHERE m.conversation_id = $1 ORDER BY m.id DESC LIMIT 50`,
      [conversationId],
    );
    return rows.map(({ message }) => message);
  }

  /** For the one who has just written it. */
  async message(id: number, sql: Sql): Promise<ConversationMessage> {
    const row = await sql.row<{ message: ConversationMessage }>(
      `SELECT ${MESSAGE_JSON} AS message FROM ${MESSAGES} WHERE m.id = $1`,
      [id],
    );
    return row!.message;
  }
}

/** The side of the market whose conversations the caller looks at. */
function sideInView({ viewMode }: Actor): ViewMode {
  return viewMode === 'seller' ? 'seller' : 'buyer';
}

async function requireMember(sql: Sql, { userId }: Actor, id: number): Promise<void> {
  const member = await sql.row('SELECT 1 FROM conversation_members WHERE conversation_id = $1 AND user_id = $2', [
    id,
    userId,
  ]);
  if (!member) throw notFound('Conversation not found');
}
