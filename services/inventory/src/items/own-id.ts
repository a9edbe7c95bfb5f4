import { type Actor, forbidden } from '#platform';

/** Clients may send their own user id along; anybody else's is refused. */
export function requireOwnId({ userId }: Actor, sent: number | null | undefined): void {
  if (sent != null && sent !== userId) throw forbidden('You can only change your own inventory');
}
