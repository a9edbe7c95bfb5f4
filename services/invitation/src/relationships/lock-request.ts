import { type Actor, conflict, forbidden, notFound, type Tx } from '#platform';
import { RelationshipEntity } from './relationship.entity.js';

/** Locks a pending request that waits for the actor's answer, as the owner of its supplier. Who asked sees it, too. */
export async function lockRequest(tx: Tx, actor: Actor, id: number): Promise<RelationshipEntity> {
  const seen = await tx.row<{ isOwner: boolean | null }>(
    `SELECT s.owner_id = $2 AS "isOwner" FROM relationships r JOIN suppliers s ON s.id = r.supplier_id
     WHERE r.id = $1 AND $2 IN (s.owner_id, r.buyer_id) AND NOT s.is_deleted AND r.status <> 'removed'`,
    [id, actor.userId],
  );
  if (!seen) throw notFound('Connection request not found');
  if (!seen.isOwner) throw forbidden('Only the supplier can answer this request');
  const relationship = await tx.findOneOrFail(RelationshipEntity, {
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
  if (relationship.status !== 'pending') throw conflict('This connection request is no longer pending');
  return relationship;
}
