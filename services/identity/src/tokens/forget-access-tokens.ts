import type { Tx } from '#platform';

/** Whoever knew the old password may have let programs in. */
export async function forgetAccessTokens(tx: Tx, userId: number): Promise<void> {
  await tx.changed('DELETE FROM access_tokens WHERE user_id = $1', [userId]);
}
