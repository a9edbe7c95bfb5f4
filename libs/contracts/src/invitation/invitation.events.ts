import { defineEvent } from '../define.js';

export interface RelationshipFacts {
  relationshipId: number;
  buyerId: number;
  buyerCompany: string;
  supplierId: number;
  supplierName: string;
  /** Null for a supplier without owner. */
  supplierOwnerId: number | null;
  /** Grows with each change of this relationship: keep the highest. */
  version: number;
}

export const RelationshipRequested = defineEvent<RelationshipFacts & { message: string | null }>(
  'invitation.relationship.requested',
);
export const RelationshipActivated = defineEvent<RelationshipFacts>('invitation.relationship.activated');
export const RelationshipDeclined = defineEvent<RelationshipFacts & { reason: string | null }>(
  'invitation.relationship.declined',
);
export const RelationshipRemoved = defineEvent<RelationshipFacts>('invitation.relationship.removed');

export type RelationshipState = 'pending' | 'active' | 'declined' | 'removed';

/** Nothing happened: how it stands is told again, for those who keep copies. */
export const RelationshipRestated = defineEvent<RelationshipFacts & { status: RelationshipState }>(
  'invitation.relationship.restated',
);
