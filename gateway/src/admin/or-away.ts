import { DomainError } from '#platform';

/** Null while the service, or what it answers from, is away; any other failure is one. */
export function orAway<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === 'unavailable') return null;
    throw error;
  });
}
