import { Injectable } from '@nestjs/common';
import type { UserSnapshot } from '#contracts';
import { CopyTable, type Tx } from '#platform';

const OWNERS = new CopyTable('owners');

/**
 * Whether the owner is known as approved and active. The owner's row stays locked until the caller commits (and is made
 * if identity's event has not arrived yet), so that a change of the owner cannot miss the supplier being written.
 */
export async function mayOwnerSell(tx: Tx, ownerId: number): Promise<boolean> {
  const owner = await tx.row<{ may_sell: boolean }>(
    `INSERT INTO owners (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING may_sell`,
    [ownerId],
  );
  return owner!.may_sell;
}

/** What catalog keeps of users: whether they may sell, with a copy on their suppliers and products for the lists. */
@Injectable()
export class OwnerCopies {
  async apply(tx: Tx, { id, isApproved, isActive, version }: UserSnapshot): Promise<void> {
    const maySell = isApproved && isActive;
    if (await OWNERS.save(tx, { id, may_sell: maySell, version })) await this.publish(tx, id, maySell);
  }

  private async publish(tx: Tx, ownerId: number, maySell: boolean): Promise<void> {
    await tx.changed('UPDATE suppliers SET is_public = $2 WHERE owner_id = $1 AND is_public <> $2', [ownerId, maySell]);
    await tx.changed(
      `UPDATE products p SET supplier_public = $2 FROM suppliers s
       WHERE s.owner_id = $1 AND p.supplier_id = s.id AND p.private_to IS NULL AND p.supplier_public <> $2`,
      [ownerId, maySell],
    );
  }
}
