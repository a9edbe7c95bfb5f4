import { type Actor, forbidden } from '#platform';

export function requireAdmin(actor: Actor): void {
  if (actor.role !== 'admin') throw forbidden('Administrators only');
}
