import type { RelationshipFacts } from '#contracts';
import type { Tx } from '#platform';

/**
 * A user has closed their account: what others were told of them stays without the name. News of a connection with them
 * goes: it leads nowhere any more.
 */
export async function forgetName(tx: Tx, userId: number): Promise<void> {
  await tx.changed(
    `${OTHERS} DELETE FROM notifications n USING others o
     WHERE n.user_id = o.user_id AND n.entity_type IN ('relationship', 'supplier') AND ${OF_PAIR}`,
    [userId],
  );
  await tx.changed(
    `${OTHERS} UPDATE notifications n
     SET title = without_name(n.title, n.metadata ->> ${KEY}), message = without_name(n.message, n.metadata ->> ${KEY}),
         metadata = n.metadata || jsonb_build_object(${KEY}, 'Deleted user')
     FROM others o WHERE n.user_id = o.user_id AND n.metadata ? ${KEY} AND (${OF_ORDER} OR ${OF_CONVERSATION})`,
    [userId],
  );
  await tx.changed(
    `${OTHERS} UPDATE activities n
     SET metadata = n.metadata || jsonb_build_object(
       'summary', without_name(n.metadata ->> 'summary', n.metadata ->> o.named), o.named, 'Deleted user')
     FROM others o WHERE n.user_id = o.user_id AND n.metadata ? o.named
       AND (${OF_ORDER} OR n.entity_type IN ('relationship', 'supplier') AND ${OF_PAIR})`,
    [userId],
  );
}

/** What is told of a connection after one side's account is closed names nobody there. */
export async function withoutClosed<Facts extends RelationshipFacts>(tx: Tx, facts: Facts): Promise<Facts> {
  const closed = await tx.rows<{ userId: number }>(
    'SELECT user_id AS "userId" FROM closed_accounts WHERE user_id = $1 OR user_id = $2',
    [facts.buyerId, facts.supplierOwnerId],
  );
  const isClosed = (id: number | null) => closed.some(({ userId }) => userId === id);
  return {
    ...facts,
    ...(isClosed(facts.buyerId) && { buyerCompany: 'Deleted user' }),
    ...(isClosed(facts.supplierOwnerId) && { supplierName: 'Deleted user' }),
  };
}

const WITH_THEM = `buyer_id = $1 OR supplier_id IN (SELECT id FROM suppliers WHERE owner_id = $1)`;

/** Who dealt with them, and which of the facts told to that user is the name. */
const OTHERS = `
  WITH pairs AS (
    SELECT buyer_id, supplier_id FROM relationships WHERE ${WITH_THEM}
    UNION SELECT buyer_id, supplier_id FROM orders WHERE ${WITH_THEM}
    UNION SELECT buyer_id, supplier_id FROM conversations WHERE ${WITH_THEM}
  ), others AS MATERIALIZED (
    SELECT p.*, CASE WHEN p.buyer_id = $1 THEN s.owner_id ELSE p.buyer_id END AS user_id,
           CASE WHEN p.buyer_id = $1 THEN 'buyerCompany' ELSE 'supplierName' END AS named
    FROM pairs p JOIN suppliers s ON s.id = p.supplier_id WHERE p.buyer_id <> s.owner_id
  )`;
const KEY = `CASE n.entity_type WHEN 'conversation' THEN 'sender' ELSE o.named END`;
const OF_PAIR = `n.metadata @> jsonb_build_object('buyerId', o.buyer_id, 'supplierId', o.supplier_id)`;
const isOf = (entity: string, table: string) => `n.entity_type = '${entity}' AND EXISTS (
  SELECT FROM ${table} x WHERE x.id = n.entity_id AND x.buyer_id = o.buyer_id AND x.supplier_id = o.supplier_id)`;
const OF_ORDER = isOf('order', 'orders');
const OF_CONVERSATION = isOf('conversation', 'conversations');
