/** One of these, for use within a pattern. */
export const any = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** A word of the list anywhere in the label. */
export const within = (...words: readonly string[]): RegExp => new RegExp(`(?:^| )${any(...words)}(?= |$)`);
