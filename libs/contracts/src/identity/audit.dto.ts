import { IsIn, IsInt, Max, Min } from 'class-validator';
import { PageInput } from '../common/common.dto.js';
import { EXPORT_FORMATS, type ExportFormat } from '../common/export.dto.js';
import { MAX_INT } from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';
import { DayOrTime } from '../common/day-or-time.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** What is written down: by administrators, and of the ways into an account. */
export const AUDIT_ACTIONS = [
  'user.approved',
  'user.rejected',
  'user.updated',
  'user.password-reset',
  'user.password-reset-by-link',
  'user.email-changed',
  'user.two-factor-on',
  'user.two-factor-off',
  'user.two-factor-reset',
  'user.recovery-code-used',
  'user.session-ended',
  'user.sessions-ended',
  'passkey.added',
  'passkey.removed',
  'user.data-exported',
  'user.deleted',
  'token.created',
  'token.revoked',
  'impersonation.started',
  'impersonation.write',
  'impersonation.ended',
  'settings.changed',
  'product.approved',
  'product.rejected',
  'invitation.sent',
  'invitation.resent',
  'invitation.cancelled',
  'dead-letter.replayed',
  'dead-letter.dropped',
  'audit.exported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** `failed`: nobody can say what of it took effect. `unknown`: written down before it was done, and no answer is known. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed', 'unknown'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** Who did what to whom, and when. Never changed once it is written. */
export class AuditEntry {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  /** 0 for an operator who used a command. */
  actorId: number;
  /** As it is now; null when there is no such user. */
  actorUsername: string | null;
  /** The administrator behind the actor; null when there was none. */
  impersonatorId: number | null;
  impersonatorUsername: string | null;
  action: string;
  entityType: string;
  entityId: number;
  /** Of a user it was done to; null otherwise. */
  entityName: string | null;
  outcome: AuditOutcome;
  /** The HTTP status of the answer to a request while impersonating; null otherwise, and where it is not known. */
  status: number | null;
  /** What more there is to say: before and after, a reason, a path. */
  details: Record<string, unknown>;
}

/** Newest first. `q` looks in the names of who did it and of whom it was done to. */
export class ListAuditInput extends PageInput {
  @MayBeAbsent()
  @IsIn(AUDIT_ACTIONS)
  action?: AuditAction;

  /** Did it, stood behind it, or was the one it was done to. */
  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  userId?: number;

  /** ISO date, in the caller’s time zone, or time; inclusive. */
  @MayBeAbsent()
  @DayOrTime()
  from?: string;

  /** ISO date, of which the whole day in the caller’s time zone is inclusive, or time, exclusive. */
  @MayBeAbsent()
  @DayOrTime()
  to?: string;
}

/** The list's filters; its paging is of no account. */
export class ExportAuditInput extends ListAuditInput {
  @IsIn(EXPORT_FORMATS)
  format: ExportFormat;
}
