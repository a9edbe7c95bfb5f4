import { Injectable } from '@nestjs/common';
import { type MailSubscription, type MailTokenInput, UserUnsubscribed } from '#contracts';
import { Db, Outbox, type Sql } from '#platform';
import { SWITCH_COLUMNS, SWITCH_NAMES } from './mail-switches.js';
import { type Subscription, UnsubscribeTokens } from './unsubscribe-tokens.js';

/** Declining a kind of mail by the link that each of them holds: the token is the permission. */
@Injectable()
export class UnsubscribeHandler {
  constructor(
    private readonly db: Db,
    private readonly tokens: UnsubscribeTokens,
    private readonly outbox: Outbox,
  ) {}

  async look({ token }: MailTokenInput): Promise<MailSubscription> {
    const { userId, kind } = this.tokens.read(token);
    return { kind, name: SWITCH_NAMES[kind], isOn: await isOn(this.db, { userId, kind }) };
  }

  /** Takes effect here at once, and in the user's settings as soon as identity has heard of it. */
  async execute({ token }: MailTokenInput): Promise<MailSubscription> {
    const { userId, kind } = this.tokens.read(token);
    await this.db.transaction(async (tx) => {
      const column = SWITCH_COLUMNS[kind];
      const wasOn = await tx.changed(`UPDATE recipients SET ${column} = false WHERE user_id = $1 AND ${column}`, [
        userId,
      ]);
      if (wasOn === 0 && !(await isOn(tx, { userId, kind }))) return;
      await this.outbox.add(tx, UserUnsubscribed, { userId, kind });
    });
    return { kind, name: SWITCH_NAMES[kind], isOn: false };
  }
}

/** A user whose copy is not here yet may have it on. */
async function isOn(sql: Sql, { userId, kind }: Subscription): Promise<boolean> {
  const off = await sql.row(`SELECT 1 FROM recipients WHERE user_id = $1 AND NOT ${SWITCH_COLUMNS[kind]}`, [userId]);
  return off === undefined;
}
