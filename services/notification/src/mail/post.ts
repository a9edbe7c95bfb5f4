/** A mail as it goes out. */
export interface Letter {
  /** Without angle brackets. */
  messageId: string;
  to: { address: string; name: string };
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** What became of an attempt that did not succeed. */
export class PostError extends Error {
  constructor(
    /**
     * `refused`: this mail will never be taken. `later`: not now. `away`: nobody took it or refused it, which says
     * nothing about the mail.
     */
    readonly verdict: 'refused' | 'later' | 'away',
    /** For the log and the row: never what was written, nor to whom. */
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** How mails leave the house. */
export abstract class Post {
  /** Resolves once somebody else is answerable for the mail. Throws a {@link PostError}. */
  abstract send(letter: Letter): Promise<void>;
  abstract close(): Promise<void> | void;
}
