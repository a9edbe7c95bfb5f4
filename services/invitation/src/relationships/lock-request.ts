import { type Actor, conflict, notFound, type Tx } from '#platform';
import { RelationshipEntity } from './relationship.entity.js';

/** Locks a pending request that waits for the actor's answer, as the owner of its supplier. */
export async function lockRequest(tx: Tx, actor: Actor, id: number): Promise<RelationshipEntity> {
  const own = await tx.row(
    `SELECT 1 FROM relationships r JOIN suppliers s ON s.id = r.supplier_id
     WHERE r.id = $1 AND s.owner_id = $2 AND NOT s.is_deleted AND r.status <> 'removed'`,
    [id, actor.userId],
  );
  if (!own) throw notFound('Connection request not found');
  const relationship = await tx.findOneOrFail(RelationshipEntity, {
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
  if (relationship.status !== 'pending') throw conflict('This connection request is no longer pending');
  return relationship;
}
