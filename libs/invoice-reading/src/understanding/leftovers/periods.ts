import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import type { TextLine } from '../text-lines.js';
import { datesIn } from '../dates.js';
import { HOURS } from './dates.js';
import { JOINS_DATES } from './harmless-words.js';
import type { Printed } from './leftovers.js';

export const leftPeriods = (printed: Printed): Doubt[] => [
  ...backwards(printed),
  ...otherYears(printed),
  ...otherPeriods(printed),
  ...otherDays(printed),
];

/** A period ends after it began, however day and month are told. */
function backwards({ lines, table }: Printed): Doubt[] {
  const wrong = [...lines, ...table].flatMap(({ cells }) =>
    cells.flatMap(({ text }) => {
      const [from, to, ...more] = datesIn(text);
      if (!from || !to || more.length > 0 || !JOINS_DATES.test(fold(text.slice(from.end, to.index)))) return [];
      return from.dates.every((first) => to.dates.every((last) => last < first)) ? text.slice(from.index, to.end) : [];
    }),
  );
  return wrong
    .slice(0, 1)
    .map((text) => ({ code: 'several-periods', message: `The period “${text}” ends before it begins.` }));
}

/** The period of the head, and one of all lines that has no day of it. */
function otherPeriods({ lines, table, isBelow }: Printed): Doubt[] {
  const [head, own] = [lines.filter((line) => !isBelow(line)), table].map((some) => periodsOn(some));
  const [[named, ...more], [first]] = [head!, own!];
  if (!named || !first || more.some(({ from }) => from !== named.from)) return [];
  if (own!.some(({ from, to }) => from <= named.to && to >= named.from)) return [];
  return [
    {
      code: 'several-periods',
      message: `The paper is of ${named.text}, and its lines are of another time: ${first.text}.`,
    },
  ];
}

/** Whoever worked from one hour to another did so within the period of the head. */
function otherDays({ lines, table, isBelow }: Printed): Doubt[] {
  const [named, ...more] = periodsOn(lines.filter((line) => !isBelow(line)));
  if (!named || more.some(({ from }) => from !== named.from)) return [];
  const worked = [...lines, ...table].flatMap(({ cells }) =>
    cells.flatMap(({ text }) => (HOURS.test(text) ? datesIn(text).slice(0, 1) : [])),
  );
  const ofLines = table.flatMap(({ cells }) =>
    cells
      .flatMap(({ text }) => text.split('|'))
      .flatMap((part) => {
        const text = part.trim();
        return datesIn(text).filter(({ index, end }) => index === 0 && end === text.length);
      }),
  );
  const isOutside = ({ dates }: { dates: string[] }): boolean =>
    dates.every((date) => date < named.from || date > named.to);
  // Where none of the lines' days is of the period, they are those of something else.
  const other = worked.find(isOutside) ?? (ofLines.every(isOutside) ? undefined : ofLines.find(isOutside));
  if (!other) return [];
  return [{ code: 'several-periods', message: `The paper is of ${named.text}, and names work of ${other.text}.` }];
}

function periodsOn(lines: TextLine[]): { from: string; to: string; text: string }[] {
  return lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => {
      const [from, to, ...more] = datesIn(text);
      if (!from || !to || more.length > 0 || !JOINS_DATES.test(fold(text.slice(from.end, to.index)))) return [];
      return { from: from.dates[0]!, to: to.dates[0]!, text: text.slice(from.index, to.end) };
    }),
  );
}

/** The same period of another year beside those of this one: one of the years is wrong. */
function otherYears({ lines, table }: Printed): Doubt[] {
  const years = new Map<string, { year: string; text: string }>();
  for (const { cells } of [...lines, ...table]) {
    for (const { text } of cells) {
      const [from, to, ...more] = datesIn(text);
      if (!from || !to || more.length > 0 || !JOINS_DATES.test(fold(text.slice(from.end, to.index)))) continue;
      const days = `${from.dates[0]!.slice(4)}${to.dates[0]!.slice(4)}`;
      const year = from.dates[0]!.slice(0, 4);
      const other = years.get(days);
      if (other && other.year !== year) {
        return [
          { code: 'several-periods', message: `The same period is printed of two years: ${other.text}, ${text}.` },
        ];
      }
      years.set(days, { year, text });
    }
  }
  return [];
}
