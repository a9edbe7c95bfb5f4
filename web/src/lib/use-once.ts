import { useRef } from 'react';
import { idempotencyKey } from './api-client';
import { answerBefore } from './api-error';

/**
 * For what must take effect once, however often it is sent. The key stays until something has taken effect under it: a
 * refusal leaves it free, and after a lost answer nobody knows. What is changed and sent again then is refused where the
 * first took effect (`answerBefore`).
 */
export function useOnce() {
  const key = useRef<string>(undefined);
  return async <Answer>(send: (key: string) => Promise<Answer>): Promise<Answer> => {
    key.current ??= idempotencyKey();
    try {
      const answer = await send(key.current);
      key.current = undefined;
      return answer;
    } catch (error) {
      if (answerBefore(error)) key.current = undefined;
      throw error;
    }
  };
}
