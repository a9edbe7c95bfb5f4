import { Injectable } from '@nestjs/common';
import type { RelationshipFacts, RelationshipState } from '#contracts';
import { CopyTable, type Tx } from '#platform';

const RELATIONSHIPS = new CopyTable('relationships', { key: ['buyer_id', 'supplier_id'] });

/** Who is connected to whom: decides about hidden products and fills each supplier's relationship status. */
@Injectable()
export class RelationshipCopies {
  /** Removed ones are kept as such, so that an older event that arrives late cannot bring them back. */
  async apply(tx: Tx, { buyerId, supplierId, version }: RelationshipFacts, status: RelationshipState): Promise<void> {
    await RELATIONSHIPS.save(tx, { buyer_id: buyerId, supplier_id: supplierId, status, version });
  }
}
