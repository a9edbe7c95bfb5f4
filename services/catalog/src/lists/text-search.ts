import { type Filters, type Sort, wordsOf } from '#platform';

/** Where a search looks; both in lower case, each with a trigram index. */
export interface Searched {
  /** Everything a word may stand in. */
  text: string;
  /** The short part, names and codes: typing errors are forgiven here, and it decides how good a match is. */
  name: string;
}

/** Narrows to rows that have every word of `q`, if need be with a few wrong letters. */
export function search(filters: Filters, { text, name }: Searched, q: string | undefined): void {
  filters.searchWords(q, (pattern, word) => {
    const literal = `${text} LIKE ${pattern}`;
    return mayBeMistyped(word) ? `${literal} OR ${name} %> ${filters.bind(word)}` : literal;
  });
}

/** The order of a search whose caller asked for no other. */
export function bestMatchFirst(filters: Filters, { name }: Searched, q: string): Sort {
  const words = filters.bind(wordsOf(q).join(' '));
  return { expr: `round(word_similarity(${words}, ${name})::numeric, 4)`, type: 'numeric', desc: true };
}

/** Codes and sizes differ by a digit and mean something else; a short word has too few letters to be like another. */
function mayBeMistyped(word: string): boolean {
  return word.length >= 4 && !/\d/.test(word);
}
