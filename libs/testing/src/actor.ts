import type { Actor } from '#platform';

/** Somebody who acts: a buyer with id 1 unless the test says otherwise. */
export function actor(overrides: Partial<Actor> = {}): Actor {
  const role = overrides.role ?? 'buyer';
  return { userId: 1, role, viewMode: role === 'seller' ? 'seller' : 'buyer', ...overrides };
}
