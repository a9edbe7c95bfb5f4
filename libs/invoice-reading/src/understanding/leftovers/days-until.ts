import type { Doubt } from '../../draft.js';
import { datesIn, inOrder } from '../dates.js';
import { fold } from '../fold.js';
import { sentenceAbove, sentencesWithDays } from '../sentences.js';
import { dayCounts } from '../words/day-counts.js';
import { UNTIL } from '../words/due-labels.js';
import { EARLY, isRequest } from '../words/request-words.js';
import type { Printed } from './leftovers.js';
import { endsMonths, FROM_RECEIPT, isAfter, isByMonths, OTHER_TERM, PAYMENT } from './payment-terms.js';

/**
 * "With 2 % discount by 22 March, or within 30 days until 11 April": wherever the day stands right behind the days until then, it
 * is so many after the invoice.
 */
export function leftDaysUntil({ lines, order, read: { invoiceDate } }: Printed): Doubt[] {
  if (!invoiceDate) return [];
  const sentences = lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell) => {
      // What is short stands in a column of its own.
      const above = lines[index - 1];
      const begun = (/^[\p{Ll}\d]/u.test(cell.text) && sentenceAbove(cell, above)) || '';
      const isLong = above?.cells.some(({ text, words }) => words.length >= LONG && text.endsWith(begun));
      return sentencesWithDays(begun && isLong ? `${begun} ${cell.text}` : cell.text);
    }),
  );
  const wrong = sentences.find((text) => {
    const folded = fold(text);
    if (!(PAYMENT.test(folded) || isRequest(folded) || EARLY.test(folded)) || OTHER_TERM.test(folded)) return false;
    return datesIn(text).some(({ index, dates }) => {
      const days = daysBefore(fold(text.slice(0, index)));
      const isRight = (date: string): boolean =>
        endsMonths(folded) ? isByMonths(folded, invoiceDate.value, date) : isAfter(invoiceDate.value, days!, date);
      return days !== null && !inOrder(dates, order).some(isRight);
    });
  });
  if (!wrong) return [];
  return [{ code: 'due-date', message: `“${wrong}”: that day is not so many days after the invoice.` }];
}

/** In words. */
const LONG = 6;

/** "…, within 30 days until": the days, where no more than such a word stands behind them. */
function daysBefore(folded: string): number | null {
  const count = dayCounts(folded).at(-1);
  const behind = count === undefined ? '' : folded.slice(folded.lastIndexOf(count) + count.length);
  const isNext = UNTIL_ALONE.test(behind) && !FROM_RECEIPT.test(behind);
  return count !== undefined && isNext ? parseInt(count, 10) : null;
}
const UNTIL_ALONE = new RegExp(`^(?: \\p{L}+){0,2} ${UNTIL}$`, 'u');
