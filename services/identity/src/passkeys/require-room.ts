import { conflict, type Tx } from '#platform';

const MOST_PASSKEYS = 10;

/** The user is locked: of any number at once only so many get in. */
export async function requireRoom(tx: Tx, userId: number): Promise<void> {
  const row = await tx.row<{ count: number }>('SELECT count(*)::integer AS count FROM passkeys WHERE user_id = $1', [
    userId,
  ]);
  if (row!.count >= MOST_PASSKEYS) throw conflict('You have 10 passkeys: remove those that you do not need');
}
