import { IsEmail, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, IsOptional } from 'class-validator';
import { OneEmail } from '../common/email-address.js';
import { NamedRef, PageInput } from '../common/common.dto.js';
import { INVITATION_STATUSES, MAX_INT, type Role, ROLES } from '../common/vocabulary.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** Whom an invitation asks: a supplier's representative, a buyer, or (by an administrator) somebody to register. */
export type InvitationKind = 'supplier' | 'buyer' | 'admin';
/** Those between a buyer and a supplier. */
export type NetworkInvitationKind = Exclude<InvitationKind, 'admin'>;

const INVALID_EMAIL = { message: 'Please enter a valid email address' };

export class InvitationSender {
  id: number;
  companyName: string;
  firstName: string;
  lastName: string;
}

/** Somebody is asked to trade with the sender. */
export class Invitation {
  id: number;
  /** Empty where a buyer was chosen by id. */
  email: string;
  /** For its sender and its addressee, while it can be accepted; null otherwise. */
  inviteToken: string | null;
  supplierId: number;
  /** The buyer, as soon as it is known. */
  buyerId: number | null;
  status: (typeof INVITATION_STATUSES)[number];
  /** It is pending, and its time is over. */
  expired: boolean;
  message: string | null;
  createdAt: string;
  expiresAt: string;
  supplier: NamedRef;
  sender: InvitationSender;
}

export class InvitedSupplier {
  id: number;
  name: string;
  category: string;
  location: string | null;
}

/** What the holder of the link is shown. */
export class InvitationDetails {
  invitation: Invitation;
  supplier: InvitedSupplier;
  /** Null for an invitation by email that no buyer has accepted. */
  buyer: InvitationSender | null;
}

export class InviteSupplierInput {
  @OneEmail()
  @IsEmail({}, INVALID_EMAIL)
  @MaxLength(254, INVALID_EMAIL)
  email: string;

  @IsInt({ message: 'Supplier is required' })
  @Min(1)
  @Max(MAX_INT)
  supplierId: number;

  /** The caller. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  buyerId?: number | null;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  message?: string | null;
}

/** By email, or a buyer who was found. */
export class InviteBuyerInput {
  @IsOptional()
  @OneEmail()
  @IsEmail({}, INVALID_EMAIL)
  @MaxLength(254, INVALID_EMAIL)
  email?: string | null;

  /** One of the caller's own; their first when absent. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  supplierId?: number | null;

  /** The caller. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  sellerId?: number | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  buyerId?: number | null;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  message?: string | null;
}

export class ListInvitationsInput extends PageInput {
  @MayBeAbsent()
  @IsIn(INVITATION_STATUSES)
  status?: (typeof INVITATION_STATUSES)[number];
}

export class ResendInvitationInput {
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  id: number;
}

export class InvitationTokenInput {
  /** Longer than any that was made: such a one opens nothing, like any other that is wrong. */
  @IsString()
  @MaxLength(1000)
  @Matches(/./, { message: 'No invitation token' })
  token: string;
}

export class AcceptInvitationInput extends InvitationTokenInput {
  /** The caller. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  userId?: number | null;
}

/** An administrator asks somebody to register. */
export class AdminInvitation {
  id: number;
  email: string;
  role: Role;
  status: (typeof INVITATION_STATUSES)[number];
  expired: boolean;
  message: string | null;
  createdAt: string;
  expiresAt: string;
}

export class InviteUserInput {
  @OneEmail()
  @IsEmail({}, INVALID_EMAIL)
  @MaxLength(254, INVALID_EMAIL)
  email: string;

  @IsIn(ROLES)
  role: Role;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  message?: string | null;
}
