import type { MailSwitch, NotificationType, ViewMode } from '#contracts';

/** The switches in a user's settings that silence notifications. */
export type Switch = Exclude<MailSwitch, 'marketingEmails'>;

/** A notification before it is known whether its user wants it. */
export interface NotificationDraft {
  /** Null when there is no recipient, e.g. a supplier without owner. */
  userId: number | null;
  type: NotificationType;
  /** Made only while this switch is on; always made when absent. */
  heeds?: Switch;
  title: string;
  message: string;
  /** What a click leads to. */
  entityType: string;
  entityId: number;
  metadata: object;
  /** On which side of an order its user stands. */
  side?: ViewMode;
  /** The same for everything that must be told once; the event itself when absent. */
  dedupeKey?: string;
}
