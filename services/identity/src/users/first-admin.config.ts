import { Purpose } from '#platform';
import { IsEmail, IsString, MaxLength, MinLength, ValidateIf } from 'class-validator';

const PURPOSE = 'the first administrator needs a username, a password and an email address';
const wanted = ({ ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_EMAIL }: FirstAdminConfig): boolean =>
  [ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_EMAIL].some((value) => value !== undefined);

/** Who the first administrator is: all three variables, or none. */
export class FirstAdminConfig {
  @ValidateIf(wanted)
  @IsString()
  @MinLength(3)
  @MaxLength(50)
  @Purpose(PURPOSE)
  ADMIN_USERNAME?: string;

  @ValidateIf(wanted)
  @IsString()
  @MinLength(6)
  @MaxLength(128)
  @Purpose(PURPOSE)
  ADMIN_PASSWORD?: string;

  @ValidateIf(wanted)
  @IsEmail()
  @Purpose(PURPOSE)
  ADMIN_EMAIL?: string;
}
