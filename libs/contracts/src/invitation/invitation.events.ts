import { defineEvent } from '../define.js';
import type { Role } from '../common/vocabulary.js';
import type { InvitationKind, NetworkInvitationKind } from './invitation.dto.js';

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

/** What may be told of an invitation: never its token, which is asked for where it is written into a mail. */
export interface InvitationFacts {
  invitationId: number;
  kind: InvitationKind;
  /** Of the token: grows each time it is sent. */
  generation: number;
  /** Null where a buyer was chosen by id. */
  email: string | null;
  /** The addressee, where it is a user who was chosen by id. */
  addresseeId: number | null;
  senderId: number;
  senderCompany: string;
  senderName: string;
  /** Null for an administrator's. */
  supplierId: number | null;
  supplierName: string | null;
  /** What to register as, by an administrator's. */
  role: Role | null;
  message: string | null;
  expiresAt: string;
}

/** For the first time or again. */
export const InvitationSent = defineEvent<InvitationFacts>('invitation.invitation.sent');
/** Only administrators' are told of. */
export const InvitationCancelled = defineEvent<InvitationFacts>('invitation.invitation.cancelled');
export const InvitationAccepted = defineEvent<
  InvitationFacts & {
    acceptedBy: number;
    /** Set where the supplier had no owner: it is this user from now on. */
    newOwnerId: number | null;
  }
>('invitation.invitation.accepted');
export const InvitationDeclined = defineEvent<InvitationFacts & { kind: NetworkInvitationKind }>(
  'invitation.invitation.declined',
);
