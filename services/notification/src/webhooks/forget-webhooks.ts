import type { Tx } from '#platform';

/** Of an account that is closed or deactivated: nothing is sent for it any more, and nothing when it comes back. */
export async function forgetWebhooks(tx: Tx, userId: number): Promise<void> {
  await tx.changed('DELETE FROM webhooks WHERE user_id = $1', [userId]);
}
