import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, IsUrl, Matches, Max, Min } from 'class-validator';

const ANY_HOST = { require_tld: false, require_protocol: true };

/** How mails leave; see docs/operations.md. */
export class MailConfig {
  /** `smtp://user:password@host:587`, `smtps://…:465`; absent: into MAIL_DIR. */
  @IsOptional()
  @Matches(/^smtps?:\/\/.+/, { message: 'SMTP_URL must begin with smtp:// or smtps://' })
  SMTP_URL?: string;

  /** A folder that takes the mails while there is no SMTP_URL; absent too: no mail is sent. */
  @IsOptional()
  @IsString()
  MAIL_DIR?: string;

  /** `Name <address>` or an address. */
  @Matches(/^(?:[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, {
    message: 'MAIL_FROM must be an address, or a name and <address>',
  })
  MAIL_FROM = 'Tradeyard <no-reply@tradeyard.example>';

  /** Where links in mails lead; never what a request says of itself. */
  @IsOptional()
  @IsUrl(ANY_HOST)
  LINK_BASE_URL?: string;

  /** The same, where it is set for the gateway anyway. */
  @IsOptional()
  @IsUrl(ANY_HOST)
  PUBLIC_URL?: string;

  /** From this hour (UTC) on the daily digest of low stock goes out. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(23)
  DIGEST_HOUR = 6;
}

/** Without a slash at its end. */
export function linkBase({ LINK_BASE_URL, PUBLIC_URL }: MailConfig): string {
  return (LINK_BASE_URL ?? PUBLIC_URL ?? 'http://localhost:8080').replace(/\/+$/, '');
}
