import type { IdInput } from '../common/common.dto.js';
import { defineRequest } from '../define.js';
import type { AccessToken, CreateAccessTokenInput, NewAccessToken, TokenScope } from './access-token.dto.js';

/** A token that opens something now, and for whom. */
export interface KnownAccessToken {
  id: number;
  /** SHA-256 of the token, base64url. */
  hash: string;
  userId: number;
  role: string;
  scopes: TokenScope[];
}

/** The caller's own, newest first, expired ones among them; at most 50. */
export const ListAccessTokens = defineRequest<Record<string, never>, AccessToken[]>('identity.list-access-tokens');
/**
 * Forbidden for administrators and while impersonating.
 * Errors: forbidden `Current password is incorrect`, conflict when there are 50.
 */
export const CreateAccessToken = defineRequest<CreateAccessTokenInput, NewAccessToken>('identity.create-access-token');
/** The caller's own; forbidden while impersonating. */
export const RevokeAccessToken = defineRequest<IdInput, null>('identity.revoke-access-token');
/** Those of these that count, by hash; at most 500 at once. For gateways. */
export const FindAccessTokens = defineRequest<{ hashes: string[] }, KnownAccessToken[]>('identity.find-access-tokens', {
  deadlineMs: 2000,
});
