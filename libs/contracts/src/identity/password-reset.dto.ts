import { IsEmail, IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import { OneEmail } from '../common/email-address.js';
import { NotBlank } from '../common/names.js';

export class ForgottenPasswordInput {
  @OneEmail()
  @IsEmail({}, { message: 'Please enter a valid email' })
  @MaxLength(254)
  email: string;
}

/** What the link of a mail about an account carries. */
export class AccountTokenInput {
  @IsString()
  @IsNotEmpty({ message: 'The link has no token' })
  @MaxLength(64)
  token: string;
}

/** Whose password a link sets. */
export class PasswordReset {
  username: string;
}

export class CompletePasswordResetInput extends AccountTokenInput {
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
