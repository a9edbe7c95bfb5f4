import type { ActivityAction } from '#contracts';

/** One line of a user's story, before it is written down. */
export interface ActivityEntry {
  /** Null when it belongs to no user, e.g. a supplier without owner. */
  userId: number | null;
  action: ActivityAction;
  entityType: string;
  entityId: number;
  /** What happened in one sentence, told to this user. */
  summary: string;
  /** Facts the sentence was made from. */
  facts: object;
}
