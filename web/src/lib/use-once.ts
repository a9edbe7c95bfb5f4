import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { idempotencyKey } from './api-client';
import { answerBefore, ApiError } from './api-error';
import { NotSentError } from './not-sent-error';
import { unanswered } from './unanswered';
import { isLost, UnknownOutcome } from './unknown-outcome';

interface Once {
  /** What is done, and to what: 'receive order 7'. */
  operation: string;
  /** Where one sees whether it was done. */
  look?: { label: string; to: string };
}

const resent = new WeakSet<object>();

/** Whether this answers something that had been sent before, and whose first answer was lost. */
export const wasSentBefore = (answer: object): boolean => resent.has(answer);

/**
 * For what must take effect once, however often it is sent. The key stays until something has taken effect under it: a
 * refusal leaves it free, and after a lost answer nobody knows (`UnknownOutcome`). What is changed and sent again then
 * is refused where the first took effect (`answerBefore`); the same sent again is answered as the first, also after the
 * page was loaded anew.
 */
export function useOnce({ operation, look }: Once) {
  const current = useRef<string>(undefined);
  const navigate = useNavigate();

  return async <Answer extends object>(content: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const kept = unanswered.keyOf(operation, content);
    const key = (current.current = kept ?? current.current ?? idempotencyKey());
    unanswered.add(operation, content, key);
    const isAnswered = () => {
      current.current = undefined;
      unanswered.remove(key);
    };
    try {
      const answer = await send(key);
      isAnswered();
      if (kept) resent.add(answer);
      return answer;
    } catch (error) {
      if (isLost(error) || (kept && error instanceof NotSentError)) {
        throw new UnknownOutcome(look && { label: look.label, run: () => void navigate(look.to) }, error);
      }
      if (answerBefore(error)) isAnswered();
      // Refused at the first try: nothing is left that one would not know of.
      else if (!kept && error instanceof ApiError && error.status < 500) unanswered.remove(key);
      throw error;
    }
  };
}
