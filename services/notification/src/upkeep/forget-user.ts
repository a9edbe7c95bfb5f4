import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform';
import { forgetName } from './forget-name.js';
import { forgetWebhooks } from '../webhooks/forget-webhooks.js';

/**
 * A user has closed their account: what was told to them goes, and what others cause later finds nobody. Conversations
 * and what was told of them stay for the other side, without a name.
 */
@Injectable()
export class ForgetUser {
  async execute(tx: Tx, userId: number): Promise<void> {
    await tx.changed('INSERT INTO closed_accounts (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [userId]);
    await tx.changed('DELETE FROM notifications WHERE user_id = $1', [userId]);
    await tx.changed('DELETE FROM activities WHERE user_id = $1', [userId]);
    // As the index has it.
    await tx.changed('DELETE FROM mails WHERE coalesce(user_id, 0) = $1', [userId]);
    await tx.changed('DELETE FROM mails WHERE about_user = $1', [userId]);
    await forgetName(tx, userId);
    await forgetWebhooks(tx, userId);
  }
}
