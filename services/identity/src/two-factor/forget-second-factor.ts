import type { Tx } from '#platform';

/** The secret and, by cascade, the recovery codes that stand in for it. */
export async function forgetSecondFactor(tx: Tx, userId: number): Promise<void> {
  await tx.changed('DELETE FROM two_factor WHERE user_id = $1', [userId]);
}
