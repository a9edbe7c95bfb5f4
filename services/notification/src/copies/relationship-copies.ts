import { Injectable } from '@nestjs/common';
import type { RelationshipFacts, RelationshipState } from '#contracts';
import { CopyTable, type Tx } from '#platform';

const RELATIONSHIPS = new CopyTable('relationships', { key: ['buyer_id', 'supplier_id'] });

/** What notification keeps of the supplier network: how each pair stands, for who may write to whom. */
@Injectable()
export class RelationshipCopies {
  async save(tx: Tx, { buyerId, supplierId, version }: RelationshipFacts, status: RelationshipState): Promise<void> {
    await RELATIONSHIPS.save(tx, { buyer_id: buyerId, supplier_id: supplierId, status, version });
  }
}
