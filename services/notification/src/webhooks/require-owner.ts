import { type Actor, forbidden } from '#platform';

/** Where a company's events go is decided by its people themselves: a program could widen its own scopes by it. */
export function requireOwner({ role, impersonatorId, tokenId }: Actor): void {
  if (tokenId !== undefined) throw forbidden('Webhooks cannot be changed with an access token');
  if (impersonatorId !== undefined) throw forbidden('Webhooks cannot be changed while impersonating');
  if (role === 'admin') throw forbidden('Administrators cannot have webhooks');
}
