import { Injectable } from '@nestjs/common';
import { type Notification, NotificationCreated } from '#contracts';
import { type Delivery, type Origin, Outbox, type Tx } from '#platform';
import { NOTIFICATION_JSON } from './notification.queries.js';
import { mailOfNotification } from '../mail/mail-of-notification.js';
import { SWITCH_COLUMNS } from '../mail/mail-switches.js';
import { type MailDraft, Mails } from '../mail/mails.js';
import type { NotificationDraft } from './notification-draft.js';

/** Marks our advisory locks of users; any fixed number will do. */
const NOTIFICATION_IDS = 7_401_224;

/** A user we have not heard of yet wants everything: events may arrive in any order, and no notification is lost. */
const IS_WANTED = `coalesce((
  SELECT CASE d.heeds ${Object.entries(SWITCH_COLUMNS)
    .map(([name, column]) => `WHEN '${name}' THEN r.${column}`)
    .join(' ')} END
  FROM recipients r WHERE r.user_id = d."userId"), true)`;

/**
 * One transaction at a time tells a user something: ids are given under this lock, which ends with the commit, so that
 * a user's notifications are committed in the order of their ids. Who reads on after the last id has missed none. Users
 * come in one order everywhere: of two that tell the same two users, none waits for the other.
 */
const WRITE = `
  WITH drafts AS MATERIALIZED (
    SELECT d.* FROM jsonb_to_recordset($1) AS d (
      n integer, "userId" integer, heeds text, type text, title text, message text, "entityType" text, "entityId" bigint,
      metadata jsonb, "dedupeKey" text)
    WHERE ${IS_WANTED} AND NOT EXISTS (SELECT FROM closed_accounts c WHERE c.user_id = d."userId")
  ), turns AS MATERIALIZED (
    SELECT count(pg_advisory_xact_lock(${NOTIFICATION_IDS}, u."userId"))
    FROM (SELECT DISTINCT "userId" FROM drafts ORDER BY "userId") u
  )
  INSERT INTO notifications AS n (user_id, type, title, message, entity_type, entity_id, metadata, dedupe_key)
  SELECT d."userId", d.type, d.title, d.message, d."entityType", d."entityId", d.metadata, d."dedupeKey"
  FROM turns CROSS JOIN drafts d ORDER BY d.n
  ON CONFLICT (user_id, dedupe_key) DO NOTHING
  RETURNING ${NOTIFICATION_JSON} AS notification, n.dedupe_key AS "dedupeKey"`;

type Addressed = NotificationDraft & { userId: number; dedupeKey: string };

/** What one event gives to tell. */
interface Told {
  /** Drafts without a key of their own are told once for it. */
  eventId?: string;
  /** Absent: the running call. */
  origin?: Origin;
  drafts: NotificationDraft[];
}

/** Turns drafts into notifications: to users who want them, once each, onto their open screens and into a mail. */
@Injectable()
export class Notify {
  constructor(
    private readonly outbox: Outbox,
    private readonly mails: Mails,
  ) {}

  /** Without an event behind them, drafts have a key of their own. */
  execute({ tx, eventId }: Pick<Delivery, 'tx'> & Partial<Delivery>, drafts: NotificationDraft[]): Promise<void> {
    return this.executeAll(tx, [{ eventId, drafts }]);
  }

  /** Of many events, in as many statements as of one. */
  async executeAll(tx: Tx, events: Told[]): Promise<void> {
    const addressed = new Map<string, { draft: Addressed; origin?: Origin }>();
    for (const { eventId, origin, drafts } of events) {
      for (const draft of drafts) {
        if (draft.userId === null) continue;
        const one = { ...draft, userId: draft.userId, dedupeKey: draft.dedupeKey ?? eventId! };
        // Of two with the same key the first is written.
        if (!addressed.has(keyOf(one))) addressed.set(keyOf(one), { draft: one, origin });
      }
    }
    if (addressed.size === 0) return;
    // Those who were told before are not among them.
    const written = await tx.rows<{ notification: Notification; dedupeKey: string }>(WRITE, [
      JSON.stringify([...addressed.values()].map(({ draft }, n) => ({ ...draft, n }))),
    ]);
    const told = written.map(({ notification, dedupeKey }) => ({
      notification,
      ...addressed.get(keyOf({ userId: notification.userId, dedupeKey }))!,
    }));
    await this.outbox.addAll(
      tx,
      NotificationCreated,
      told.map(({ notification }) => notification),
      told.map(({ origin }) => origin),
    );
    await this.mails.addAll(
      tx,
      told.flatMap(({ draft, notification: { id } }) => mailBeside(draft, id)),
    );
  }
}

const keyOf = ({ userId, dedupeKey }: Pick<Addressed, 'userId' | 'dedupeKey'>): string => `${userId} ${dedupeKey}`;

function mailBeside(draft: Addressed, notificationId: number): MailDraft[] {
  const { userId, heeds } = draft;
  const content = mailOfNotification(draft);
  return content ? [{ to: { userId }, occasion: `notification:${notificationId}`, heeds, content }] : [];
}
