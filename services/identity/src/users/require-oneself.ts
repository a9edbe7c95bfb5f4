import { type Actor, forbidden } from '#platform';

/** What neither an administrator who impersonates nor a program may touch; `what` begins the sentence. */
export function requireOneself({ impersonatorId, tokenId }: Actor, what: string): void {
  if (tokenId !== undefined) throw forbidden(`${what} cannot be changed with an access token`);
  if (impersonatorId !== undefined) throw forbidden(`${what} cannot be changed while impersonating`);
}
