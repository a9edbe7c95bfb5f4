import type { ListQuery } from '#platform';
import type { Filters } from './filters.js';

/** Where a search looks; both in lower case, each with a trigram index. */
export interface Searched {
  /** Everything a word may stand in. */
  text: string;
  /** The short part, names and codes: typing errors are forgiven here, and it decides how good a match is. */
  name: string;
}

/** Further words would only cost time. */
const MAX_WORDS = 10;

/** Makes `%`, `_` and `\` of a search text mean themselves in LIKE. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Narrows to rows that have every word of `q`, if need be with a few wrong letters. */
export function search(filters: Filters, { text, name }: Searched, q: string | undefined): void {
  for (const word of wordsOf(q)) {
    const literal = `${text} LIKE ${filters.bind(`%${likeLiteral(word)}%`)}`;
    filters.add(mayBeMistyped(word) ? `${literal} OR ${name} %> ${filters.bind(word)}` : literal);
  }
}

/** The order of a search whose caller asked for no other. */
export function bestMatchFirst(filters: Filters, { name }: Searched, q: string): ListQuery['sort'] {
  const words = filters.bind(wordsOf(q).join(' '));
  return { expr: `round(word_similarity(${words}, ${name})::numeric, 4)`, type: 'numeric', desc: true };
}

function wordsOf(q = ''): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** Codes and sizes differ by a digit and mean something else; a short word has too few letters to be like another. */
function mayBeMistyped(word: string): boolean {
  return word.length >= 4 && !/\d/.test(word);
}
