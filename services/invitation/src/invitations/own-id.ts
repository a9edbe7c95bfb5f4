import { type Actor, forbidden } from '#platform';

/** Clients may say who they are; it must be true. */
export function requireOwnId({ userId }: Actor, said: number | null | undefined): void {
  if (said !== undefined && said !== null && said !== userId) throw forbidden('You can only act for yourself');
}
