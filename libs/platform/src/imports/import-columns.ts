import { invalid } from '../errors/domain-error.js';
import { markInHeading } from '../money/currency-marks.js';

/** Which column of a file holds what, by its heading: null where the file has no such column. */
export type ImportColumns<Field extends string> = Record<Field, string | null>;

/** `Réf. n°` is `refn`, `Stück` is `stuck`. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** `Price (EUR)` is a price. */
const plain = (heading: string): string => plainWord(heading.replace(markInHeading(heading) ?? '', ''));

/**
 * Which column holds what, as the headings suggest: each column once.
 *
 * @param words common headings as `plainWord` leaves them, the likeliest first
 */
export function guessColumns<Field extends string>(
  words: Record<Field, readonly string[]>,
  headings: string[],
): ImportColumns<Field> {
  const taken = new Set<string>();
  return forEachField(Object.keys(words) as Field[], (field) => {
    const best = words[field]
      .map((word) => headings.find((heading) => plain(heading) === word && !taken.has(heading)))
      .find((heading) => heading !== undefined);
    if (best !== undefined) taken.add(best);
    return best ?? null;
  });
}

/** What a person has chosen. Errors: invalid when the file has no such column. */
export function chosenColumns<Field extends string>(
  fields: readonly Field[],
  mapping: Partial<Record<Field, string | null>>,
  headings: string[],
): ImportColumns<Field> {
  return forEachField(fields, (field) => {
    const heading = mapping[field]?.trim() || null;
    if (heading !== null && !headings.includes(heading)) {
      throw invalid(`The file has no column “${heading}”`, 'mapping');
    }
    return heading;
  });
}

function forEachField<Field extends string>(
  fields: readonly Field[],
  choose: (field: Field) => string | null,
): ImportColumns<Field> {
  return Object.fromEntries(fields.map((field) => [field, choose(field)])) as ImportColumns<Field>;
}
