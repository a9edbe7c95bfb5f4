import { Type } from 'class-transformer';
import { Purpose } from '#platform';
import { IsIn, IsInt, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';

/** What the gateway reads from its environment; see docs/operations.md. */
export class GatewayConfig {
  /** The public port. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  PORT = 8080;

  @IsString()
  HOST = '0.0.0.0';

  @IsString()
  @Purpose('job queues and sessions, e.g. redis://host:6379')
  REDIS_URL: string;

  /** Prefix of Redis keys and subjects, for several installations on the same servers. */
  @IsString()
  NAMESPACE = '';

  /** The origin that browsers use, e.g. `https://market.example.com`; absent: what each request says of itself. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true })
  PUBLIC_URL?: string;

  /** The folder whose mails `/dev/mail` shows; `npm start` alone sets it. */
  @IsOptional()
  @IsString()
  DEV_MAIL_DIR?: string;

  /** `true` behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto. */
  @IsIn(['true', 'false'])
  TRUST_PROXY = 'false';

  /** Accounts that may be made from one network address in an hour; 0: any number. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  REGISTRATIONS_PER_ADDRESS = 50;

  /** Requests of one user in a minute, by whatever way; 0: any number. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  RATE_LIMIT_PER_USER = 6000;

  /** The same for each access token. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  RATE_LIMIT_PER_TOKEN = 600;

  /** API requests that are let in at a time, at least; more while more than this are answered within half a second. Half of it is worked on at a time. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  IN_FLIGHT = 128;

  /** Milliseconds that a turn of the event loop may take in the mean; none are let in while it takes longer. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  LOOP_DELAY_MS = 500;

  /** Milliseconds it serves on, unready, when told to end: until every balancer has noticed. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  DRAIN_MS = 5000;

  /** Milliseconds in which the body of a request must have arrived. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  BODY_MS = 30_000;

  /** The same for an uploaded file: 10 MB on a slow phone. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  UPLOAD_MS = 300_000;
}
