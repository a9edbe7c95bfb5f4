import { defineEvent, defineRequest, type EventDefinition, type RequestDefinition } from '../define.js';
import type { DeadLetterKind, ParkedLetter, ServiceName } from './dead-letters.dto.js';

/** Newest first; those of before this moment and, at it, below this id. */
export interface ParkedLettersInput {
  limit: number;
  before: { parkedAt: string; id: number } | null;
}

export interface ParkedLetters {
  letters: ParkedLetter[];
  /** Of the whole service. */
  total: number;
}

export const LETTER_DECISIONS = ['replayed', 'dropped'] as const;
export type LetterDecision = (typeof LETTER_DECISIONS)[number];

export interface DecideLetterInput {
  id: number;
  decision: LetterDecision;
}

/** What an administrator did with one. */
export interface LetterDecided {
  decision: LetterDecision;
  id: number;
  kind: DeadLetterKind;
  subject: string;
  error: string;
}

interface DeadLettersOf {
  /** Administrators only, as is the next. */
  list: RequestDefinition<ParkedLettersInput, ParkedLetters>;
  /**
   * Has the service handle it again, or drops it: nobody handles the event any more; a command ends as refused;
   * a job is begun again with all its tries.
   * Errors: not-found when another has decided before, conflict when it fails again a command is too old to be sent or nothing is left to do of
   * a job.
   */
  decide: RequestDefinition<DecideLetterInput, null>;
  /** For the audit log. */
  decided: EventDefinition<LetterDecided>;
}

const deadLettersOf = (service: ServiceName): DeadLettersOf => ({
  list: defineRequest(`${service}.list-dead-letters`),
  decide: defineRequest(`${service}.decide-dead-letter`),
  decided: defineEvent(`${service}.dead-letter.decided`),
});

/** Every service has some, and answers for its own. */
export const DEAD_LETTERS: Record<ServiceName, DeadLettersOf> = {
  identity: deadLettersOf('identity'),
  catalog: deadLettersOf('catalog'),
  inventory: deadLettersOf('inventory'),
  ordering: deadLettersOf('ordering'),
  invitation: deadLettersOf('invitation'),
  notification: deadLettersOf('notification'),
  invoice: deadLettersOf('invoice'),
};
