import { IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_INT } from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** The services that the product consists of. */
export const SERVICES = [
  'identity',
  'catalog',
  'inventory',
  'ordering',
  'invitation',
  'notification',
  'invoice',
] as const;
export type ServiceName = (typeof SERVICES)[number];

export const DEAD_LETTER_KINDS = ['event', 'command', 'job'] as const;
export type DeadLetterKind = (typeof DEAD_LETTER_KINDS)[number];

/** What a service could not handle and has put aside. */
export class ParkedLetter {
  id: number;
  /** A fact that it could not digest, a request of its own that did not get through, or a job whose tries are used up. */
  kind: DeadLetterKind;
  /** `evt.catalog.product.updated`, `job.mail.send-mail` */
  subject: string;
  /** What the last try met. */
  error: string;
  tries: number;
  /** ISO 8601, UTC, as the next. */
  parkedAt: string;
  occurredAt: string;
  /** In every line of the logs that belongs to it. */
  requestId: string;
  /** Who caused it; null for the system itself. */
  actorId: number | null;
  /** What it carries. What is named like a secret is left out. */
  data: Record<string, unknown>;
}

export class DeadLetter extends ParkedLetter {
  service: ServiceName;
}

export class ListDeadLettersInput {
  /** Of this service alone. */
  @MayBeAbsent()
  @IsIn(SERVICES)
  service?: ServiceName;

  /** Rows on the page. */
  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number = 50;

  /** Opaque. */
  @MayBeAbsent()
  @IsString()
  @MaxLength(1000)
  cursor?: string;
}

/** One letter: ids are each service's own. */
export class DeadLetterInput {
  @IsIn(SERVICES)
  service: ServiceName;

  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  id: number;
}
