import { IsEmail, IsBoolean, IsIn, IsNotEmpty, IsString, MaxLength, MinLength, IsOptional } from 'class-validator';
import { OneEmail } from '../common/email-address.js';
import { PageInput } from '../common/common.dto.js';
import { InheritedFirst } from '../common/inherited-first.js';
import { NotBlank, OneLine, Username } from '../common/names.js';
import { COMPANY_SIZES, type Currency, CURRENCIES, INDUSTRIES, type Role, ROLES } from '../common/vocabulary.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** A user as everybody may be told about themselves. Never holds a password or its hash. */
export class User {
  id: number;
  username: string;
  email: string;
  /** The new address that waits for its confirmation; absent when there is none. */
  pendingEmail?: string;
  firstName: string;
  lastName: string;
  companyName: string;
  companySize: string | null;
  industry: string | null;
  phone: string | null;
  /** As it goes on paper; may have several lines. */
  address: string | null;
  role: Role;
  /** Signed up as a seller, or owns a supplier: public only once approved. */
  sells: boolean;
  /** `admin` while an administrator impersonates this user; absent otherwise. */
  originalRole?: Role;
  /** When the impersonation ends by itself; ISO 8601, UTC. Absent when there is none. */
  impersonatedUntil?: string;
  currency: Currency;
  /** Sellers are public only once approved; buyers work at once. */
  isApproved: boolean;
  isActive: boolean;
  twoFactorEnabled: boolean;
  marketingEmails: boolean;
  orderNotifications: boolean;
  inventoryAlerts: boolean;
  supplierUpdates: boolean;
  darkMode: boolean;
  compactView: boolean;
  /** Whether suppliers who look for customers find this buyer. */
  discoverable: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** An account as administrators see it. */
export class UserAccount extends User {
  /** When a seller was rejected, while that stands. */
  rejectedAt: string | null;
  /** When the account was closed; nothing personal is left then. */
  deletedAt: string | null;
  /** How many there are. */
  passkeys: number;
  /** Those of programs that open something now. */
  accessTokens: number;
}

export class LoginInput {
  @IsString()
  @IsNotEmpty({ message: 'Username is required' })
  @MaxLength(50)
  username: string;

  @IsString()
  @IsNotEmpty({ message: 'Password is required' })
  @MaxLength(128)
  password: string;

  /** Of users with two-factor authentication: six digits of their app, or a recovery code. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  code?: string | null;
}

/** Who a user is and for whom they act; they may change it later. */
export class ProfileInput {
  @IsString()
  @IsNotEmpty({ message: 'First name is required' })
  @MaxLength(100)
  @OneLine()
  firstName: string;

  @IsString()
  @IsNotEmpty({ message: 'Last name is required' })
  @MaxLength(100)
  @OneLine()
  lastName: string;

  @OneEmail()
  @IsEmail({}, { message: 'Please enter a valid email' })
  @MaxLength(254)
  email: string;

  @IsString()
  @IsNotEmpty({ message: 'Company name is required' })
  @MaxLength(200)
  @OneLine()
  companyName: string;

  @IsOptional()
  @IsIn(COMPANY_SIZES)
  companySize?: string | null;

  @IsOptional()
  @IsIn(INDUSTRIES)
  industry?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(50)
  phone?: string | null;

  /** As it goes on paper, e.g. a purchase order; may have several lines. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  address?: string | null;
}

export class RegisterInput extends ProfileInput {
  @IsString()
  @MinLength(3, { message: 'Username must be at least 3 characters' })
  @MaxLength(50, { message: 'Username must be at most 50 characters' })
  @Username({ message: 'Username may have letters of one alphabet, digits and plain signs' })
  username: string;

  @IsString()
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  @NotBlank({ message: 'Password must not be blank' })
  @MaxLength(128)
  password: string;

  /** Must equal `password`. */
  @IsString()
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  @MaxLength(128)
  confirmPassword: string;

  @IsIn(['buyer', 'seller'])
  role: 'buyer' | 'seller';

  /** Of an administrator's invitation: its role is the user's then, whatever `role` says. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  invitationToken?: string | null;
}

@InheritedFirst()
export class UpdateProfileInput extends ProfileInput {
  /** USD, or the one that the account has already: no other is supported as yet. */
  @IsIn(CURRENCIES)
  currency: Currency;
}

export class ChangePasswordInput {
  @IsString()
  @IsNotEmpty({ message: 'Current password is required' })
  @MaxLength(128)
  currentPassword: string;

  @IsString()
  @MinLength(8, { message: 'New password must be at least 8 characters' })
  @NotBlank({ message: 'New password must not be blank' })
  @MaxLength(128)
  newPassword: string;

  /** Must equal `newPassword`. */
  @IsString()
  @IsNotEmpty({ message: 'Confirm your new password' })
  @MaxLength(128)
  confirmPassword: string;
}

/** Exactly one of these per call. */
export class UpdateSettingsInput {
  @MayBeAbsent()
  @IsBoolean()
  marketingEmails?: boolean;

  @MayBeAbsent()
  @IsBoolean()
  orderNotifications?: boolean;

  @MayBeAbsent()
  @IsBoolean()
  inventoryAlerts?: boolean;

  @MayBeAbsent()
  @IsBoolean()
  supplierUpdates?: boolean;

  @MayBeAbsent()
  @IsBoolean()
  darkMode?: boolean;

  @MayBeAbsent()
  @IsBoolean()
  compactView?: boolean;

  @MayBeAbsent()
  @IsBoolean()
  discoverable?: boolean;

  /** Accepted only to be answered with 409: enrolment has its own calls. */
  @MayBeAbsent()
  @IsBoolean()
  twoFactorEnabled?: boolean;
}

export const USER_STATUSES = ['active', 'inactive', 'pending'] as const;

/** The administrators' list of users. */
export class ListUsersInput extends PageInput {
  @MayBeAbsent()
  @IsIn(ROLES)
  role?: Role;

  /** `pending`: who sells, or wants to, and waits for approval. */
  @MayBeAbsent()
  @IsIn(USER_STATUSES)
  status?: (typeof USER_STATUSES)[number];
}

export class AdminUpdateUserInput {
  @MayBeAbsent()
  @IsBoolean()
  isActive?: boolean;

  @MayBeAbsent()
  @IsBoolean()
  isApproved?: boolean;
}

/** An administrator's word for somebody who lost theirs. */
export class ResetPasswordInput {
  @IsString()
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  @NotBlank({ message: 'Password must not be blank' })
  @MaxLength(128)
  password: string;
}

/** Why something was refused; the owner reads it. */
export class RejectInput {
  @IsString()
  @IsNotEmpty({ message: 'A reason is required' })
  @MaxLength(1000)
  reason: string;
}
