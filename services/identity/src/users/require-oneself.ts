import { type Actor, forbidden } from '#platform';

/** What an administrator who impersonates may not touch; `what` begins the sentence. */
export function requireOneself({ impersonatorId }: Actor, what: string): void {
  if (impersonatorId !== undefined) throw forbidden(`${what} cannot be changed while impersonating`);
}
