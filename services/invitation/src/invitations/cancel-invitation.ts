import { Injectable } from '@nestjs/common';
import type { IdInput, InvitationKind } from '#contracts';
import { type Actor, Db } from '#platform';
import { InvitationEvents } from './invitation-events.js';
import { lockSent } from './lock-invitation.js';
import { requireAdmin } from './require-admin.js';

/** It disappears from both sides' lists, and its link opens nothing any more. */
@Injectable()
export class CancelInvitationHandler {
  constructor(
    private readonly db: Db,
    private readonly events: InvitationEvents,
  ) {}

  async execute(actor: Actor, { kind, id }: IdInput & { kind: InvitationKind }): Promise<null> {
    if (kind === 'admin') requireAdmin(actor);
    return this.db.transaction(async (tx) => {
      await lockSent(tx, actor, kind, id);
      await tx.changed(`UPDATE invitations SET status = 'cancelled' WHERE id = $1`, [id]);
      await this.events.cancelled(tx, id);
      return null;
    });
  }
}
