import { Injectable } from '@nestjs/common';
import { type Notification, NotificationCreated } from '#contracts';
import { type Delivery, Outbox, type Tx } from '#platform';
import { NOTIFICATION_JSON } from './notification.queries.js';
import { mailOfNotification } from '../mail/mail-of-notification.js';
import { SWITCH_COLUMNS } from '../mail/mail-switches.js';
import { Mails } from '../mail/mails.js';
import type { NotificationDraft, Switch } from './notification-draft.js';

/** Marks our advisory locks of users; any fixed number will do. */
const NOTIFICATION_IDS = 7_401_224;

/** Turns drafts into notifications: to users who want them, once each, onto their open screens and into a mail. */
@Injectable()
export class Notify {
  constructor(
    private readonly outbox: Outbox,
    private readonly mails: Mails,
  ) {}

  /** Without an event behind them, drafts have a key of their own. */
  async execute({ tx, eventId }: Pick<Delivery, 'tx'> & Partial<Delivery>, drafts: NotificationDraft[]): Promise<void> {
    const wanted: (NotificationDraft & { userId: number })[] = [];
    for (const draft of drafts) {
      const { userId, heeds } = draft;
      if (userId !== null && (await this.isWanted(tx, userId, heeds))) wanted.push({ ...draft, userId });
    }
    await this.takeTurns(tx, wanted);
    for (const draft of wanted) {
      const notification = await this.insert(tx, { ...draft, dedupeKey: draft.dedupeKey ?? eventId! });
      if (!notification) continue;
      await this.outbox.add(tx, NotificationCreated, notification);
      await this.mail(tx, draft, notification.id);
    }
  }

  private async mail(tx: Tx, draft: NotificationDraft & { userId: number }, notificationId: number): Promise<void> {
    const content = mailOfNotification(draft);
    const { userId, heeds } = draft;
    const occasion = `notification:${notificationId}`;
    if (content) await this.mails.add(tx, { to: { userId }, occasion, heeds, content });
  }

  /**
   * One transaction at a time tells a user something: ids are given under this lock, which ends with the commit, so that
   * a user's notifications are committed in the order of their ids. Who reads on after the last id has missed none.
   */
  private async takeTurns(tx: Tx, drafts: { userId: number }[]): Promise<void> {
    // In one order everywhere: of two that tell the same two users, none waits for the other.
    const users = [...new Set(drafts.map(({ userId }) => userId))].sort((a, b) => a - b);
    for (const userId of users) await tx.rows('SELECT pg_advisory_xact_lock($1, $2)', [NOTIFICATION_IDS, userId]);
  }

  /** A user we have not heard of yet wants everything: events may arrive in any order, and no notification is lost. */
  private async isWanted(tx: Tx, userId: number, heeds: Switch | undefined): Promise<boolean> {
    if (!heeds) return true;
    const off = await tx.rows(`SELECT 1 FROM recipients WHERE user_id = $1 AND NOT ${SWITCH_COLUMNS[heeds]}`, [userId]);
    return off.length === 0;
  }

  /** Undefined when the user was told before. */
  private async insert(tx: Tx, draft: NotificationDraft): Promise<Notification | undefined> {
    const { userId, type, title, message, entityType, entityId, metadata, dedupeKey } = draft;
    const row = await tx.row<{ notification: Notification }>(
      `INSERT INTO notifications AS n (user_id, type, title, message, entity_type, entity_id, metadata, dedupe_key)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (user_id, dedupe_key) DO NOTHING
       RETURNING ${NOTIFICATION_JSON} AS notification`,
      [userId, type, title, message, entityType, entityId, metadata, dedupeKey],
    );
    return row?.notification;
  }
}
