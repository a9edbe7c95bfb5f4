import type { Connection } from './connection';
import { format } from './format';

/** A write that was not even sent, since the server is known to be away. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';

  constructor(connection: Connection) {
    super(
      connection.state === 'down'
        ? `Nothing was changed: Tradeyard cannot be reached. Next try at ${format().clock(connection.nextTry)}.`
        : 'Nothing was changed: you are offline.',
    );
  }
}
