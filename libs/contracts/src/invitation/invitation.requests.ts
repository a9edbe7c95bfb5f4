import type { IdInput } from '../common/common.dto.js';
import type { SupplierIdInput } from '../catalog/supplier.dto.js';
import type { Role } from '../common/vocabulary.js';
import { definePage, defineRequest } from '../define.js';
import type { SecretLinkAnswer, SecretLinkInput } from '../notification/mail.dto.js';
import type {
  AcceptInvitationInput,
  AdminInvitation,
  Invitation,
  InvitationDetails,
  InvitationTokenInput,
  InviteBuyerInput,
  InviteSupplierInput,
  InviteUserInput,
  ListInvitationsInput,
  NetworkInvitationKind,
} from './invitation.dto.js';
import type { FindBuyersInput, FoundBuyers } from './discovery.dto.js';
import type { ConnectInput, DeclineInput, ListRelationshipsInput, Relationship } from './relationship.dto.js';

/** Errors: conflict when pending, connected or declined within 30 days; forbidden for one's own supplier. */
export const RequestConnection = defineRequest<ConnectInput, Relationship>('invitation.request-connection');
/** The supplier's owner answers. */
export const AcceptConnection = defineRequest<IdInput, Relationship>('invitation.accept-connection');
/** Gateways that did not ask for a reason yet may send none. */
export const DeclineConnection = defineRequest<Partial<DeclineInput> & IdInput, Relationship>(
  'invitation.decline-connection',
);
/** The caller's relationships as a buyer. */
export const ListSuppliersOfBuyer = definePage<ListRelationshipsInput, Relationship>(
  'invitation.list-suppliers-of-buyer',
);
/** The relationships of the caller's own suppliers. */
export const ListBuyersOfSupplier = definePage<ListRelationshipsInput, Relationship>(
  'invitation.list-buyers-of-supplier',
);
/** The calling buyer leaves a supplier. */
export const RemoveConnection = defineRequest<SupplierIdInput, null>('invitation.remove-connection');

type OfKind = { kind: NetworkInvitationKind };

/**
 * A buyer asks a supplier's representative. The answer is the same whether or not somebody has an account by that address.
 * Errors: not-found for a supplier that the caller does not see; conflict while one to that address is pending.
 */
export const InviteSupplier = defineRequest<InviteSupplierInput, Invitation>('invitation.invite-supplier');
/** A seller asks a buyer, likewise. Errors: not-found for a supplier of somebody else's. */
export const InviteBuyer = defineRequest<InviteBuyerInput, Invitation>('invitation.invite-buyer');
/** The caller's own, newest first. */
export const ListSentInvitations = definePage<ListInvitationsInput & OfKind, Invitation>('invitation.list-sent');
/** Those to the caller or their email address, newest first. */
export const ListReceivedInvitations = definePage<ListInvitationsInput & OfKind, Invitation>(
  'invitation.list-received',
);
/** A new token and another term; the old token is dead. Errors: conflict when it was answered. */
export const ResendInvitation = defineRequest<IdInput & OfKind, Invitation>('invitation.resend');
export const CancelInvitation = defineRequest<IdInput & OfKind, null>('invitation.cancel');
/** For whoever holds the token. Errors: not-found for one that opens nothing (any more). */
export const GetInvitation = defineRequest<InvitationTokenInput & OfKind, InvitationDetails>('invitation.get');
/** Errors: not-found as above; forbidden `Email mismatch`. */
export const AcceptInvitation = defineRequest<AcceptInvitationInput & OfKind, Invitation>('invitation.accept');
export const DeclineInvitation = defineRequest<InvitationTokenInput & OfKind, Invitation>('invitation.decline');

/** Administrators only, as are the next three. Errors: conflict while one to that address is pending. */
export const InviteUser = defineRequest<InviteUserInput, AdminInvitation>('invitation.invite-user');
export const ListAdminInvitations = definePage<ListInvitationsInput, AdminInvitation>('invitation.list-admin');
export const ResendAdminInvitation = defineRequest<IdInput, AdminInvitation>('invitation.resend-admin');
export const CancelAdminInvitation = defineRequest<IdInput, null>('invitation.cancel-admin');

/** For mails alone: the link of an invitation, with its token. */
export const GetInvitationLink = defineRequest<SecretLinkInput, SecretLinkAnswer>('invitation.get-link');
/** For registering by an administrator's invitation: its role. Errors: not-found, forbidden `Email mismatch`. */
export const GetInvitedRole = defineRequest<InvitationTokenInput & { email: string }, { role: Role }>(
  'invitation.get-invited-role',
);
/** Buyers whom the caller's suppliers might win. */
export const FindPotentialBuyers = defineRequest<FindBuyersInput, FoundBuyers>('invitation.find-potential-buyers');
