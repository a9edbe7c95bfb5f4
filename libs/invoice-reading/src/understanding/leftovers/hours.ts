import { Decimal } from '../../decimal.js';
import type { Doubt, DraftLine } from '../../draft.js';
import { datesIn } from '../dates.js';
import { fold } from '../fold.js';
import { A_MINUTE, timesIn } from '../measures.js';
import { tokensOf } from '../tokens.js';
import type { Cell } from '../cells.js';
import { isConditional } from '../words/request-words.js';
import type { Printed } from './leftovers.js';

/** What is said of hours is what the lines count. */
export const leftHours = (printed: Printed): Doubt[] => [...otherHours(printed), ...otherTimes(printed)].slice(0, 1);

/** "09:00–12:45 | 2.75" among lines that are as long as the times of the day between which somebody worked; breaks make most of them shorter. */
function otherTimes({ noted }: Printed): Doubt[] {
  const timed = noted.flatMap(({ line: { quantity }, own }) => {
    const [text, ...more] = own.flatMap((cell) => (timesIn(cell.text)?.end === cell.text.length ? cell.text : []));
    return quantity && text && more.length === 0 ? [{ text, hours: quantity.value.toNumber() }] : [];
  });
  const wrong = timed.filter(({ text, hours }) => Math.abs(timesIn(text)!.hours - hours) >= A_MINUTE);
  const [first] = wrong;
  if (!first || timed.length - wrong.length < MOST_RIGHT * wrong.length) return [];
  return [{ code: 'line-note', message: `“${first.text}” is not as long as the ${first.hours} hours of its line.` }];
}
const MOST_RIGHT = 3;

/** "8.5 hours by the time sheet": hours with a fraction are no term; where a line counts hours, they are those of a line, or of all such lines. */
function otherHours({ lines, noted, mark, read }: Printed): Doubt[] {
  const hourly = noted.flatMap(({ line, own }) =>
    line.quantity && own.some(({ folded }) => OF_HOURS.test(folded)) ? line.quantity.value : [],
  );
  if (hourly.length === 0) return [];
  const known = [...read.lines.flatMap(({ quantity }) => quantity?.value ?? []), Decimal.sum(hourly)];
  const hoursIn = (cell: Cell): Decimal[] => {
    const tokens = tokensOf(cell, mark);
    return tokens.flatMap((token, at) => {
      const next = tokens[at + 1];
      const isOfHours = token.kind === 'number' && next?.kind === 'text' && UNIT.test(fold(next.text));
      return isOfHours && token.value.decimals > 0 ? token.value : [];
    });
  };
  const other = lines
    .flatMap(({ cells }) => cells)
    .find(
      (cell) =>
        // Those of single days are looked at with their line.
        datesIn(cell.text).length === 0 &&
        !isConditional(cell.folded) &&
        hoursIn(cell).some(
          (hours) =>
            known.every((one) => !one.equals(hours)) && !sumsAbove(cell, read.lines).some((sum) => sum.equals(hours)),
        ),
    );
  if (!other) return [];
  return [{ code: 'left-count', message: `“${other.text}” names hours that no line has.` }];
}

/** What the last one, two, three … lines above come to, as those of a group do in its subtotal. */
function sumsAbove({ page, box }: Cell, lines: DraftLine[]): Decimal[] {
  const above = lines.flatMap(({ quantity }) =>
    quantity?.source.box && quantity.source.page === page && quantity.source.box.y < box.y ? quantity.value : [],
  );
  let sum = Decimal.zero;
  return above.toReversed().map((hours) => (sum = sum.plus(hours)));
}

const NAMES =
  '(?:h|hours?|hrs?|std|stunden?|heures?|horas?|ore|uur|uren|timer?|timmar|tim|tunti\\p{L}*|godz\\p{L}*|hodin\\p{L}*|hod|ora)';
const UNIT = new RegExp(`^${NAMES}(?= |$)`, 'u');
const OF_HOURS = new RegExp(`(?:^| |\\d)${NAMES}$`, 'u');
