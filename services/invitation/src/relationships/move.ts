import type { Tx } from '#platform';
import { RelationshipEntity, type RelationshipStatus } from './relationship.entity.js';

/** Gives a locked relationship its next state; every change grows the version. */
export async function move(
  tx: Tx,
  { id, version }: RelationshipEntity,
  status: RelationshipStatus,
  facts: Partial<Pick<RelationshipEntity, 'message' | 'declineReason'>> = {},
): Promise<void> {
  await tx.update(RelationshipEntity, id, {
    declineReason: null,
    ...facts,
    status,
    version: version + 1,
    updatedAt: new Date(),
  });
}
