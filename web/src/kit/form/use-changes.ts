import { useRef } from 'react';

/** The fields of `after` that are other than in `before`; one that was emptied is null. */
export function changesOf<Input extends object>(before: Partial<Input>, after: Input): Partial<Input> {
  const names = Object.keys(after) as (keyof Input)[];
  const changed = names.filter((name) => written(before[name]) !== written(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null])) as Partial<Input>;
}

const written = (value: unknown) => JSON.stringify(value ?? null);

/**
 * For the form of a record that exists: sends of what it holds only what is other than what it was filled with, or
 * saved last. Sent whole, it would undo what was changed elsewhere while it was open.
 */
export function useChanges<Input extends object, Answer = unknown>(
  filledWith: Partial<Input>,
  send: (changes: Partial<Input>) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  const before = useRef(filledWith);
  return async (input) => {
    const answer = await send(changesOf(before.current, input));
    before.current = input;
    return answer;
  };
}
