import type { Tx } from '#platform';

/** Returns how many there were. */
export function forgetPasskeys(tx: Tx, userId: number): Promise<number> {
  return tx.changed('DELETE FROM passkeys WHERE user_id = $1', [userId]);
}
