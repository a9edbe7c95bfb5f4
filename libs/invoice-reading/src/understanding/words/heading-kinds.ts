import type { ColumnRole } from '../column-vocabulary.js';
import { WORDS, type WordKind } from './heading-words.js';

/** Column headings that no list has as a whole are understood from their words, where each of these is known. */
interface Rule {
  role: ColumnRole;
  /** All of these are said, */
  says: WordKind[];
  /** and nothing else but these. */
  beside: WordKind[];
}

/** "Cena celkem": of a price only a word for the whole makes an amount; "Prix Montant" are two headings set closely. */
const RULES: Rule[] = [
  { role: 'tax', says: ['tax'], beside: ['rate', 'amount', 'whole', 'code', 'of'] },
  { role: 'discount', says: ['discount'], beside: ['rate', 'amount', 'whole', 'note', 'of'] },
  { role: 'unitPrice', says: ['price'], beside: ['each', 'pricing', 'note', 'of'] },
  { role: 'unitPrice', says: ['price', 'goods'], beside: ['pricing', 'note', 'of'] },
  { role: 'unitPrice', says: ['amount', 'each'], beside: ['note', 'of'] },
  { role: 'lineTotal', says: ['whole'], beside: ['price', 'amount', 'line', 'note', 'of'] },
  { role: 'lineTotal', says: ['amount'], beside: ['line', 'pricing', 'note', 'of'] },
  { role: 'quantity', says: ['count'], beside: ['counted', 'sent', 'of'] },
  { role: 'quantity', says: ['number', 'counted'], beside: ['of'] },
  { role: 'quantity', says: ['counted'], beside: [] },
  { role: 'description', says: ['name'], beside: ['goods', 'of'] },
  { role: 'description', says: ['goods'], beside: ['of'] },
  { role: 'sku', says: ['code'], beside: ['goods', 'own', 'of'] },
  { role: 'sku', says: ['number', 'goods'], beside: ['own', 'of'] },
  { role: 'sku', says: ['number', 'own'], beside: ['of'] },
];

/** "Imp.", "Val.": a short word alone may be one of another language. */
const FEWEST_LETTERS = 4;
const MOST_WORDS = 10;
/** "Artikel Description" are two headings set closely, of which the first may be that of codes. */
const MAY_HEAD_CODES = new Set(['artikel', 'article', 'articulo', 'articolo', 'artigo', 'material']);

/** The roles that the words (folded) of a heading give it, without `notes` of the taxes. */
export function rolesByWords(heading: string, notes: RegExp): ColumnRole[] {
  if (!mayBeKnown(heading)) return [];
  const words = heading.replace(notes, ' ').split(' ').filter(Boolean);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  if (words.length > MOST_WORDS || letters < FEWEST_LETTERS || MAY_HEAD_CODES.has(words[0]!)) return [];
  const kinds = words.map((word) => KINDS.get(word));
  return RULES.filter(
    ({ says, beside }) =>
      kinds.every((of) => of !== undefined && [...says, ...beside].some((kind) => of.has(kind))) &&
      says.every((kind) => kinds.some((of) => of!.has(kind))),
  ).map(({ role }) => role);
}

/** Looking for notes costs more than all else. */
function mayBeKnown(heading: string): boolean {
  const words = heading.split(' ');
  const known = words.filter((word) => KINDS.has(word)).length;
  return known > 0 && words.length - known <= MOST_NOTED && words.length <= MOST_WORDS;
}
const MOST_NOTED = 3;

const KINDS = new Map<string, Set<WordKind>>();
for (const [kind, words] of Object.entries(WORDS) as [WordKind, string][])
  for (const word of words.split(/\s+/)) KINDS.set(word, (KINDS.get(word) ?? new Set()).add(kind));
