import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * What OWASP advises for argon2id (the library's algorithm): 19 MiB and two passes, about 20 ms. The library works in
 * threads of its own, so that the service goes on answering meanwhile.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The encoded hash of a password, with its own salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(oneSpelling(password), COST);
}

/** Keyboards write a letter with its accent as one sign or as two: the same password (RFC 8265, OpaqueString). */
const oneSpelling = (password: string): string => password.normalize('NFC');

/**
 * Of a password that nobody knows: what a closed account is left with, and what is checked when there is no such user,
 * so that the answer takes as long as for a real one. Hashed once: many at a time would keep everybody else waiting.
 */
export const nobodysHash = hashPassword(randomUUID());

/** Whether the password is the one behind the hash. Without a hash: false, in the same time. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const known = passwordHash ?? (await nobodysHash);
  // Older hashes are of passwords as they were typed.
  for (const spelling of new Set([oneSpelling(password), password])) {
    if (await verify(known, spelling)) return passwordHash !== undefined;
  }
  return false;
}
