import type { ActivityAction } from '#contracts';

/** One line of a user's story, before it is written down. */
export interface ActivityEntry {
  /** Null when there is nobody whose story it is, e.g. a supplier without owner. */
  userId: number | null;
  action: ActivityAction;
  entityType: string;
  entityId: number;
  /** What happened in one sentence, told to this user. */
  summary: string;
  /** Facts the sentence was made from. */
  facts: object;
}
