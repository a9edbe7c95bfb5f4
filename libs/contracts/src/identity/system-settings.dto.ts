import { IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { Decimal } from '../common/decimal.js';
import { partial } from '../common/partial.js';
import { type Currency, CURRENCIES } from '../common/vocabulary.js';

/** What holds for the whole installation, everywhere within a minute of its change. */
export class SystemSettingsInput {
  /** Whether anybody may sign up. */
  @IsBoolean()
  registrationOpen: boolean;

  /** Of new users, and of new suppliers that name none. */
  @IsIn(CURRENCIES)
  defaultCurrency: Currency;

  /** Of an order's subtotal; at most two decimals. */
  @Decimal(2)
  @Min(0)
  @Max(100)
  taxRatePercent: number;

  /** How long an invitation can be accepted. */
  @IsInt()
  @Min(1)
  @Max(365)
  invitationDays: number;

  /** Whether administrators look at products before they can be ordered. */
  @IsBoolean()
  productReview: boolean;
}

/** What is not said stays as it is. */
export class UpdateSystemSettingsInput extends partial(SystemSettingsInput) {}

export class SystemSettings extends SystemSettingsInput {
  /** Username of the administrator who changed them last; null while they are as they came. */
  updatedBy: string | null;
  /** ISO 8601, UTC; null while they are as they came. */
  updatedAt: string | null;
}

/** What everybody may know of the settings before they have an account. */
export class Registration {
  /** Whether anybody may sign up; who was invited by an administrator may all the same. */
  open: boolean;
}
