import { type Actor, forbidden } from '#platform';

/** The service's own gate, behind the gateway's. */
export function requireAdmin(actor: Actor): void {
  if (actor.role !== 'admin') throw forbidden('Only administrators may do this');
}
