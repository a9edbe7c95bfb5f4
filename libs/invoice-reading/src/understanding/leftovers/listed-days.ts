import { numbersSpelled } from '../../account/amount-in-words.js';
import type { Doubt } from '../../draft.js';
import { months } from '../calendar-names.js';
import { fold } from '../fold.js';
import { TIME } from './harmless-words.js';
import type { Printed } from './leftovers.js';

/** "For the five lessons on 6, 9, 13 and 17 July": as many as there are days, or so many on each. */
export function leftListedDays({ lines, table }: Printed): Doubt[] {
  const texts = [...new Set([...lines, ...table])].flatMap(({ cells }) => cells.map(({ text }) => text));
  const wrong = texts.find((text) => {
    const [list, ...more] = [...text.matchAll(LIST)].filter(([, month]) => months().has(fold(month!)));
    if (!list || more.length > 0) return false;
    const days = list[0].match(/\d{1,2}/g)!.length;
    const counts = countsBefore(text.slice(0, list.index));
    return counts.length > 0 && counts.every((count) => count % days !== 0);
  });
  if (!wrong) return [];
  return [{ code: 'left-count', message: `“${wrong}” counts other days than it names.` }];
}

/** What the words right before the list count, whatever is no time. */
function countsBefore(text: string): number[] {
  const words = fold(text).split(' ').slice(-COUNTED_WORDS);
  return words.flatMap((word, at) => {
    const noun = words[at + 1] ?? '';
    if (TIME.test(noun) || noun.length < NOUN) return [];
    return /^\d{1,2}$/.test(word) ? [Number(word)] : numbersSpelled(word);
  });
}
const COUNTED_WORDS = 5;
/** In letters. */
const NOUN = 4;

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|\.|º|er)?`;
/** At least two, the last with its month. */
const LIST = new RegExp(
  `(?<![\\d.,/:-])${DAY}(?:, ${DAY})*,? (?:and|und|et|y|e|en|og|och|i|a|ja|és|și|&) ${DAY} (?:de |d')?(\\p{L}{3,12})(?!\\p{L})`,
  'gu',
);
