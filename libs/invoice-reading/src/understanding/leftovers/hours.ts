import { Decimal } from '../../decimal.js';
import type { Doubt, DraftLine } from '../../draft.js';
import { sidewaysOverlap } from '../../page-model.js';
import { datesIn, findDate } from '../dates.js';
import { fold } from '../fold.js';
import { A_MINUTE, timesIn } from '../measures.js';
import { parseNumber } from '../numbers.js';
import { withRest } from '../sentences.js';
import { textOf, type TextLine } from '../text-lines.js';
import { tokensOf } from '../tokens.js';
import type { Cell } from '../cells.js';
import { isSum } from '../words/measure-words.js';
import { isConditional } from '../words/request-words.js';
import type { Printed } from './leftovers.js';
import type { NotedLine } from './noted-lines.js';

/** What is said of hours is what the lines count. */
export const leftHours = (printed: Printed): Doubt[] =>
  [...otherHours(printed), ...otherTimes(printed), ...otherEntries(printed)].slice(0, 1);

/** "09:00–12:45 | 2.75" among lines that are as long as the times of the day between which somebody worked; breaks make most of them shorter. */
function otherTimes({ noted }: Printed): Doubt[] {
  const timed = noted.flatMap(({ line: { quantity }, own, below }) => {
    const texts = own.map((cell) => withLastHour(cell, below));
    const [text, ...more] = texts.filter((one) => timesIn(one)?.end === one.length);
    return quantity && text && more.length === 0 ? [{ text, hours: quantity.value.toNumber() }] : [];
  });
  const wrong = timed.filter(({ text, hours }) => Math.abs(timesIn(text)!.hours - hours) >= A_MINUTE);
  const [first] = wrong;
  if (!first || timed.length - wrong.length < MOST_RIGHT * wrong.length) return [];
  return [{ code: 'line-note', message: `“${first.text}” is not as long as the ${first.hours} hours of its line.` }];
}
const MOST_RIGHT = 3;

/** "9 March 09:00–16:00: Design, 7 hours" in a time sheet beside the lines: where the others are so long, each is. */
function otherEntries({ lines, mark }: Printed): Doubt[] {
  const timed = lines.map(textOf).flatMap((text) => {
    const times = timesIn(text);
    const [, figure, unit] = ENDS_IN_UNIT.exec(text) ?? [];
    const hours = times && figure && UNIT.test(fold(unit!)) ? parseNumber(figure, mark) : null;
    return times && hours ? [{ text, isRight: Math.abs(times.hours - hours.toNumber()) < A_MINUTE }] : [];
  });
  const wrong = timed.filter(({ isRight }) => !isRight);
  const [first] = wrong;
  if (!first || timed.length - wrong.length < MOST_RIGHT * wrong.length) return [];
  return [{ code: 'line-note', message: `“${first.text}” is not as long as its times.` }];
}
/** "…, 4.5 hours" */
export const ENDS_IN_UNIT = /(?<![\d.,:])(\d[\d.,]*) (\p{L}+)\.?$/u;

/** "17:00 to" over "21:00". */
function withLastHour({ text, box }: Cell, below: Cell[]): string {
  const last = /\d{2} ?\S{1,3}$/.test(text) && below.find((cell) => sidewaysOverlap(cell.box, box) > 0);
  return last && HOUR.test(last.text) ? `${text} ${last.text}` : text;
}
const HOUR = /^\d{1,2}[:.h]\d{2}$/;

/**
 * "8.5 hours by the time sheet": hours with a fraction are no term, nor are "45 hours of work" or "45 hours in total"; where a line counts hours, they
 * are those of a line, or of all such lines.
 */
function otherHours({ lines, table, noted, mark, read }: Printed): Doubt[] {
  const first = table.findIndex(({ cells }) => cells === noted[0]?.own);
  const headings = table
    .slice(0, Math.max(0, first))
    .flatMap(({ cells }) => cells.filter(({ folded }) => UNIT.exec(folded)?.[0] === folded));
  const isHourly = ({ line: { quantity }, own }: NotedLine): boolean =>
    own.some(({ folded }) => OF_HOURS.test(folded)) ||
    headings.some(({ box }) => quantity?.source.box && sidewaysOverlap(quantity.source.box, box) > 0);
  const hourly = noted.flatMap((one) => (one.line.quantity && isHourly(one) ? one.line.quantity.value : []));
  if (hourly.length === 0) return [];
  const known = [...read.lines.flatMap(({ quantity }) => quantity?.value ?? []), Decimal.sum(hourly)];
  const hoursIn = (cell: Cell): Decimal[] => {
    const tokens = tokensOf(cell, mark);
    return tokens.flatMap((token, at) => {
      const next = tokens[at + 1];
      if (token.kind !== 'number' || next?.kind !== 'text' || !UNIT.test(fold(next.text))) return [];
      const isWhole = OF_WORK.test(fold(next.text)) || cell.folded.split(' ').some(isSum);
      return token.value.decimals > 0 || isWhole ? token.value : [];
    });
  };
  const other = lines
    .flatMap(({ cells }) => cells)
    .find(
      (cell) =>
        // Those of single days are looked at with their line.
        (datesIn(cell.text).length === 0 || cell.folded.split(' ').some(isSum)) &&
        !isConditional(cell.folded) &&
        hoursIn(cell).some(
          (hours) =>
            known.every((one) => !one.equals(hours)) && !sumsBeside(cell, read.lines).some((sum) => sum.equals(hours)),
        ),
    );
  const said =
    other?.text ??
    workTimes(lines).find(({ hours }) => [...hourly, Decimal.sum(hourly)].every((one) => !isSame(one, hours)))?.text;
  return said ? [{ code: 'left-count', message: `“${said}” names hours that no line has.` }] : [];
}
const isSame = (one: Decimal, hours: number): boolean => Math.abs(one.toNumber() - hours) < A_MINUTE;

/** "Work sheet 8823 of 14/09/2026: technician from 09:00" over "to 13:30.": when somebody worked on a day. */
const workTimes = (lines: TextLine[]): { text: string; hours: number }[] =>
  lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell) => {
      const text = withRest(cell, lines[index + 1]);
      const times = /\d[:.h]\d\d/.test(text) && OF_WORKER.test(fold(text)) && findDate(text) ? timesIn(text) : null;
      return times ? [{ text, hours: times.hours }] : [];
    }),
  );
/** Folded. */
const OF_WORKER =
  /(?:^| )(?:technicia?n\w*|tecnic\w*|techniker\w*|monteu?r\w*|montador\w*|mechani\w*|mecanic\w*|tekniker\w*|montor\w*|worked|work ?sheet|gearbeitet|arbeitszeit\w*|arbeitsbericht\w*|parte de trabajo|werkbon|werkbrief|folha de obra|intervent\w*|intervention)(?= |$)/;

/** What the last one, two, three … lines above come to, as those of a group do in its subtotal, or the first ones below its heading. */
function sumsBeside({ page, box }: Cell, lines: DraftLine[]): Decimal[] {
  const [above, below] = [true, false].map((wanted) =>
    lines.flatMap(({ quantity }) => {
      const own = quantity?.source;
      return own?.box && own.page === page && own.box.y < box.y === wanted ? quantity!.value : [];
    }),
  );
  return [above!.toReversed(), below!].flatMap((some) => {
    let sum = Decimal.zero;
    return some.map((hours) => (sum = sum.plus(hours)));
  });
}

const NAMES =
  '(?:h|hours?|hrs?|std|stunden?|heures?|horas?|ore|uur|uren|timer?|timmar|tim|tunti\\p{L}*|\\p{L}*godz\\p{L}*|hodin\\p{L}*|hod|ora)';
/** "hours of work". Folded. */
const OF_WORK =
  /^\p{L}+ (?:of |de |di |d |af |van |pracy |prace )?(?:work\p{L}*|labou?r|arbeit\p{L}*|gearbeitet|geleistet\p{L}*|travail\p{L}*|trabajo\p{L}*|lavoro|lavorat\p{L}*|trabalho\p{L}*|werk|gewerkt\p{L}*|arbejd\p{L}*|arbeid\p{L}*|arbete\p{L}*|pracy|przepracowan\p{L}*|prace|odpracovan\p{L}*|tyota|munka\p{L}*|munca|lucrat\p{L}*|rada|dela)(?= |$)/u;
const UNIT = new RegExp(`^${NAMES}(?= |$)`, 'u');
/** "31,5 t" are hours in Denmark, where hours are spoken of. */
const OF_HOURS = new RegExp(`(?:^| |\\d)(?:${NAMES}|t)$`, 'u');
