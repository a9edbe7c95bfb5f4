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

/** Administrators only. Errors: forbidden for an administrator, conflict for a deactivated user. */
export const StartImpersonation = defineRequest<IdInput, Impersonation>('identity.start-impersonation');
/** The administrator's own; answers the administrator. */
export const EndImpersonation = defineRequest<EndImpersonationInput, AuthenticatedUser>('identity.end-impersonation');
/** Before each change that is made while impersonating. Errors: unauthenticated when it has ended. */
export const RecordImpersonatedWrite = defineRequest<ImpersonatedWriteInput, null>(
  'identity.record-impersonated-write',
);
