import { IsEmail, IsString, MaxLength, MinLength, ValidateIf } from 'class-validator';

const wanted = ({ ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_EMAIL }: FirstAdminConfig): boolean =>
  [ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_EMAIL].some((value) => value !== undefined);

/** Who the first administrator is: all three variables, or none. */
export class FirstAdminConfig {
  @ValidateIf(wanted)
  @IsString()
  @MinLength(3)
  @MaxLength(50)
  ADMIN_USERNAME?: string;

  @ValidateIf(wanted)
  @IsString()
  @MinLength(6)
  @MaxLength(128)
  ADMIN_PASSWORD?: string;

  @ValidateIf(wanted)
  @IsEmail()
  ADMIN_EMAIL?: string;
}
