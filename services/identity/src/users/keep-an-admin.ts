import { conflict, type Tx } from '#platform';

/**
 * Throws `conflict` for the only administrator who can log in. Asked before `id` is locked: all who would take one away
 * lock the administrators in one order, so that of two who do it to each other at once, the second finds the first gone.
 */
export async function keepAnAdmin(tx: Tx, id: number, verb: 'deleted' | 'deactivated'): Promise<void> {
  const admins = await tx.rows<{ id: number }>(
    `SELECT id FROM users WHERE role = 'admin' AND deleted_at IS NULL AND is_active ORDER BY id FOR UPDATE`,
  );
  if (admins.length === 1 && admins[0]!.id === id) throw conflict(`The last administrator cannot be ${verb}`);
}
