import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import type { Printed } from './leftovers.js';

/** The number under which all the trade knows an article (EAN, GTIN) is that of no other: of two with one number one is wrong. */
export function leftSharedCodes({ noted }: Printed): Doubt[] {
  const articles = new Map<string, Set<string>>();
  for (const { line, own, below } of noted) {
    const name = fold(line.description?.value ?? '');
    const words = [...own, ...below].flatMap(({ words }) => words.map(({ text }) => text));
    for (const word of new Set(words.filter(isEan))) {
      articles.set(word, (articles.get(word) ?? new Set()).add(name.replace(word, '')));
    }
  }
  const shared = [...articles].find(([, names]) => names.size > 1)?.[0];
  // What stands on all lines is the number of something else.
  if (!shared || articles.size < 2) return [];
  return [{ code: 'shared-code', message: `Two different articles have the number ${shared}.` }];
}

/** Thirteen digits, the last of which is the check digit of the others, weighed by one and three in turn. */
function isEan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
