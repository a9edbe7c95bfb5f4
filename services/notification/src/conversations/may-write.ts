import type { ViewMode } from '#contracts';

/** What decides whether one of a buyer and a supplier may write to the other. */
export interface Standing {
  /** Null when they never had one. */
  relationship: 'pending' | 'active' | 'declined' | 'removed' | null;
  /** An order that was sent, whatever became of it. */
  hasOrdered: boolean;
  hasConversation: boolean;
  /** The buyer has written in the conversation. */
  hasAnswered: boolean;
}

/**
 * Why this side may not write, in words; undefined when it may. A buyer may write to suppliers that it has to do with,
 * and answer any; a supplier only to buyers who have let it in, bought from it, or answered.
 */
export function whyNotWrite(side: ViewMode, standing: Standing): string | undefined {
  const { relationship, hasOrdered, hasConversation, hasAnswered } = standing;
  if (side === 'buyer') {
    const knows = relationship === 'active' || relationship === 'pending' || hasOrdered || hasConversation;
    return knows ? undefined : 'Connect with this supplier, or order from it, before you write';
  }
  const isWelcome = relationship === 'active' || hasOrdered || hasAnswered;
  return isWelcome ? undefined : 'You can write once this buyer is connected with you, has ordered or has answered';
}

/** Whether the two have anything to do with each other, so that they may know of each other. */
export function haveMet({ relationship, hasOrdered, hasConversation }: Standing): boolean {
  return relationship !== null || hasOrdered || hasConversation;
}
