import type { Actor } from '../call/call.js';
import type { Tx } from '../database/tx.js';
import type { DomainError } from '../errors/domain-error.js';
import type { RequestDefinition } from '../messaging/definitions.js';

/** How a command ended: with an answer, or with a refusal after which nothing has happened and nothing will. */
export type Outcome<Answer> = { answer: Answer } | { refusal: DomainError };

/** A command that has ended, at the method that takes note of it. */
export interface Concluded<Input, Context = unknown> {
  /** The transaction that ends the command: what it means here commits with it, or not at all. */
  tx: Tx;
  /** What was sent. */
  input: Input;
  /** On whose behalf. */
  actor: Actor;
  /** The notes that were given to `Commands.add`. */
  context: Context;
}

type Conclude<Input, Answer> = (outcome: Outcome<Answer>, command: Concluded<Input, never>) => Promise<void>;

/** A `@Concludes` method, bound, with the request that it is for. */
export interface Conclusion {
  definition: RequestDefinition<unknown, unknown>;
  conclude(outcome: Outcome<unknown>, command: Concluded<unknown>): Promise<void>;
}

export const CONCLUDES = 'platform:concludes';

/** The method takes note of how a command ended: `(outcome, command) => void`, once per command, in `command.tx`. */
export function Concludes<Input, Answer>(definition: RequestDefinition<Input, Answer>) {
  return <Method extends Conclude<Input, Answer>>(
    _target: object,
    _key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    Reflect.defineMetadata(CONCLUDES, definition, descriptor.value!);
  };
}
