import type { components } from '@tradeyard/client/schema';

/** An answer that is an error. `message` is the API's sentence for people; act on `status`. */
export class TradeyardError extends Error {
  override readonly name = 'TradeyardError';

  constructor(
    readonly status: number,
    /** As the API told it; absent where something else answered, such as a proxy. */
    readonly problem: components['schemas']['Problem'] | undefined,
  ) {
    super(problem?.message ?? `The answer was ${status}`);
  }

  static async from(response: Response): Promise<TradeyardError> {
    const problem: unknown = await response.json().catch(() => undefined);
    return new TradeyardError(response.status, problem as TradeyardError['problem']);
  }
}
