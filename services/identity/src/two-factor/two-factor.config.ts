import { Purpose } from '#platform';
import { IsString, MinLength } from 'class-validator';

export class TwoFactorConfig {
  /** Encrypts the secrets that authenticator apps share with us; whoever reads the database alone cannot make codes. */
  @IsString()
  @MinLength(16)
  @Purpose('encrypts two-factor secrets, at least 16 characters')
  TWO_FACTOR_KEY: string;
}
