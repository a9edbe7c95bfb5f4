import { pictureHash } from '#contracts';
import { invalid, type Tx } from '#platform';

/** A product or supplier shows it from now on: it stays. Errors: invalid where it is one of ours that is not there. */
export async function usePicture(tx: Tx, url: string | null | undefined, field: string): Promise<void> {
  const hash = url ? pictureHash(url) : undefined;
  if (hash === undefined) return;
  // A sweep that is just deleting it has it locked.
  const found = await tx.changed('UPDATE pictures SET drop_after = NULL WHERE hash = $1', [hash]);
  if (found === 0) throw invalid('There is no such picture', field);
}
