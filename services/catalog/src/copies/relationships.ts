import { Injectable } from '@nestjs/common';
import type { RelationshipFacts } from '#contracts';
import type { Tx } from '#platform';

type Status = 'pending' | 'active' | 'declined' | 'removed';

/** Who is connected to whom: decides about hidden products and fills each supplier's relationship status. */
@Injectable()
export class RelationshipCopies {
  /** Removed ones are kept as such, so that an older event that arrives late cannot bring them back. */
  async apply(tx: Tx, { buyerId, supplierId, version }: RelationshipFacts, status: Status): Promise<void> {
    await tx.query(
      `INSERT INTO relationships (buyer_id, supplier_id, status, version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (buyer_id, supplier_id) DO UPDATE SET status = excluded.status, version = excluded.version
       WHERE relationships.version < excluded.version`,
      [buyerId, supplierId, status, version],
    );
  }
}
