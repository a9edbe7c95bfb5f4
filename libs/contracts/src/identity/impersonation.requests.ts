import type { IdInput } from '../common/common.dto.js';
import { defineRequest } from '../define.js';
import type { AuthenticatedUser } from './session.requests.js';

/** An administrator who works as `user` until `until` (ISO 8601, UTC) at the latest. */
export interface Impersonation {
  id: number;
  user: AuthenticatedUser;
  until: string;
}

export interface EndImpersonationInput {
  id: number;
  by: 'button' | 'logout';
}

/** What is about to be changed: the HTTP method and path. */
export interface ImpersonatedWriteInput {
  id: number;
  method: string;
  path: string;
}

/** The entry of the audit log that tells of it. */
export interface ImpersonatedWrite {
  entryId: number;
}

/** What became of it: the HTTP status of the answer. */
export interface ImpersonatedOutcomeInput extends ImpersonatedWrite {
  status: number;
}

/** Administrators only. Errors: forbidden for an administrator, conflict for a deactivated user. */
export const StartImpersonation = defineRequest<IdInput, Impersonation>('identity.start-impersonation');
/** The administrator's own; answers the administrator. */
export const EndImpersonation = defineRequest<EndImpersonationInput, AuthenticatedUser>('identity.end-impersonation');
/** Before each change that is made while impersonating. Errors: unauthenticated when it has ended. */
export const RecordImpersonatedWrite = defineRequest<ImpersonatedWriteInput, ImpersonatedWrite>(
  'identity.record-impersonated-write.v2',
);
/** Of gateways from before the outcome was told. */
export const RecordImpersonatedWriteV1 = defineRequest<ImpersonatedWriteInput, null>(
  'identity.record-impersonated-write',
);
/** After it, once. */
export const RecordImpersonatedOutcome = defineRequest<ImpersonatedOutcomeInput, null>(
  'identity.record-impersonated-outcome',
);
