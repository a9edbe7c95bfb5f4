import { conflict } from '#platform';
import type { UserEntity } from './user.entity.js';

/** A buyer works at once: there is nothing to approve or to refuse. */
export function requireSeller({ sells }: UserEntity): void {
  if (!sells) throw conflict('Only sellers need approval');
}
