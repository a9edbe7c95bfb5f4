import type { Doubt } from '../../draft.js';
import { datesIn, daysBetween, findDate, inOrder } from '../dates.js';
import { fold } from '../fold.js';
import { isWeighed } from '../measures.js';
import { sidewaysOverlap } from '../../page-model.js';
import { goesOn, sentencesOf, withRest } from '../sentences.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { DATE_OF_OTHERS, PLAIN_DATE } from '../words/date-words.js';
import { isDueLabel, UNTIL } from '../words/due-labels.js';
import { EARLY, isConditional, isRequest } from '../words/request-words.js';
import { above, besideOnOtherLine } from './dates.js';
import { isBesideTotal } from './days-beside-sums.js';
import { leftDaysUntil } from './days-until.js';
import {
  endsMonths,
  FROM_INVOICE,
  FROM_RECEIPT,
  isAfter,
  isBehindDays,
  isByMonths,
  isOfOffer,
  isPaidUntil,
  OTHER_TERM,
  PAYMENT,
  TERMS,
} from './payment-terms.js';
import { dayCounts, daysIn } from '../words/day-counts.js';
import { begunAbove, wrappedLabel } from '../wrapped-labels.js';
import type { Printed } from './leftovers.js';

/** The terms of payment: there is one day to pay until, so many days after the invoice as its terms say. */
export const leftTerms = (printed: Printed): Doubt[] => [
  ...otherDueDates(printed),
  ...wrongDueDates(printed),
  ...earlyInstalments(printed),
  ...otherTerms(printed),
];

/** Days to pay until, each in a field of its own; sentences may name instalments and the day of a discount. */
function otherDueDates(printed: Printed): Doubt[] {
  const { lines, read } = printed;
  const found = new Map<string, string>();
  const named = new Set<string>();
  for (const part of lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => (PARTED.test(text) ? text.split(PARTED) : [])),
  )) {
    const [day, ...more] = datesIn(part);
    if (!day || more.length > 0 || day.end < part.length || !isDueLabel(fold(part.slice(0, day.index)))) continue;
    for (const date of day.dates) named.add(date);
    found.set(day.dates[0]!, part);
  }
  for (const [index, line] of lines.entries()) {
    for (const [at, cell] of line.cells.entries()) {
      const date = findDate(cell.text);
      if (!date || cell.text.slice(date.index + date.length).trim().length > 1) continue;
      const before = fold(cell.text.slice(0, date.index));
      const labels = before
        ? [before]
        : [
            beside(line, at),
            isInList(cell, lines[index + 1]) ? undefined : above(cell, lines.slice(Math.max(0, index - 3), index)),
          ];
      const value = date.dayFirst ?? date.monthFirst!;
      if (!labels.some((label) => label && isDueLabel(label)) || /%/.test(cell.text)) continue;
      found.set(value, cell.text);
      for (const one of [date.dayFirst, date.monthFirst]) if (one) named.add(one);
    }
  }
  if (found.size > 1) return [severalDueDates([...found.values()])];
  const said = saidDays(printed, read.invoiceDate?.value);
  const first = found.size === 1 ? named : new Set(said[0]?.dates);
  const other = said.find(({ dates }) => !dates.some((date) => first.has(date)));
  return other ? [severalDueDates([[...found.values()][0] ?? said[0]!.text, other.text])] : [];
}

/** "Issued on 3 May · Payable by 2 June". */
const PARTED = /\s[·•|]\s/;

const severalDueDates = (texts: string[]): Doubt => ({
  code: 'several-due-dates',
  message: `More than one day to pay until is printed: ${texts.join(', ')}.`,
});

/** "Payment within 30 days, at the latest on 14 April", "please transfer 203.50 by 14 April": the day in a sentence that asks for all. */
export const saidDays = ({ lines, offers }: Printed, invoiceDate: string | undefined): ReturnType<typeof datesIn> =>
  lines
    .flatMap(({ cells }, index) =>
      cells.flatMap((cell) => (offers.has(cell) ? [] : withRest(cell, lines[index + 1]).split(SENTENCE_END))),
    )
    .flatMap((text) => {
      const folded = fold(text);
      const isAsked = PAYMENT.test(folded) || isRequest(folded);
      if (!isAsked || /%/.test(text) || isConditional(folded) || EARLY.test(folded) || OTHER_TERM.test(folded))
        return [];
      const days = datesIn(text).filter(({ dates }) => invoiceDate === undefined || !dates.includes(invoiceDate));
      return days.length === 1 && BY.test(fold(text.slice(0, days[0]!.index))) ? days : [];
    });
/** What stands behind a semicolon may be the case that is told before it; the point in "15. april" ends none. */
const SENTENCE_END = /(?<=[.!?])(?<!(?<![\d.])\d{1,2}\.)\s(?!\d)/;
const BY = new RegExp(`(?:^| )${UNTIL}$`, 'u');

/** Under one heading several days are those of instalments. */
const isInList = ({ page, box }: Cell, next: TextLine | undefined): boolean =>
  next?.page === page &&
  next.cells.some((other) => sidewaysOverlap(other.box, box) > 0 && findDate(other.text) !== null);

/** Below it stands the next day, and not a note with a day in it. */
const isFirstOfList = (cell: Cell, next: TextLine | undefined): boolean =>
  isInList(cell, next) && next!.cells.some(({ text }) => findDate(text)?.index === 0);

type DueDay = ReturnType<typeof datesIn>[number] & {
  /** "Due date (14 days)": so many after the invoice, as its label says. */
  after?: number[];
};

/** The days until which the whole is to be paid, with a label or in a sentence; what is offered for an early payment apart. */
export function dueDays(printed: Printed): DueDay[] {
  const named = [...labelledDays(printed, isDueLabel), ...saidDays(printed, printed.read.invoiceDate?.value)];
  return named.length > 0 ? named : labelledDays(printed, isExpiry);
}
/** What is called so where nothing is called due. */
const isExpiry = (label: string): boolean => label === 'expiry date';

const labelledDays = (printed: Printed, isDue: (label: string) => boolean): DueDay[] =>
  printed.lines.flatMap((line, index) =>
    line.cells.flatMap((cell, at) => {
      if (printed.offers.has(cell)) return [];
      // Of several days under one heading the terms may mean any.
      const over = isFirstOfList(cell, printed.lines[index + 1])
        ? undefined
        : above(cell, printed.lines.slice(Math.max(0, index - 3), index));
      const shifted = besideOnOtherLine(cell, printed.lines[index - 1], printed.lines[index + 1]);
      const begun = begunAbove(line.cells[at - 1], cell, printed.lines[index - 1]);
      const wrapped = wrappedLabel(line.cells[at - 1], cell, printed.lines.slice(index + 1));
      const places = isOtherDay(beside(line, at)) ? [] : [beside(line, at), over, shifted, begun, wrapped];
      const label = places.find((one) => one && isDue(one)) ?? '';
      return datesIn(cell.text)
        .filter(
          ({ index: start, text }) =>
            !isOfOffer(cell.text.slice(start + text.length)) &&
            (isDue(labelIn(cell.text, start) || label) ||
              isTermBesidePayment(labelIn(cell.text, start), cell, line.cells) ||
              isPaidUntil(cell.text, start) ||
              isBesideTotal(cell, line.cells, printed) ||
              isBehindDays(cell.text.slice(0, start))),
        )
        .slice(0, 1)
        .map((day) => ({ ...day, after: daysIn(label) }));
    }),
  );

/** "Order date | 24 February" below "Payment terms: 15 days". */
const isOtherDay = (label: string): boolean =>
  PLAIN_DATE.test(label) && DATE_OF_OTHERS.test(label) && !isDueLabel(label);

/** "Forma płatności: przelew 14 dni | Termin: 31-03-2026": elsewhere the word is that of any day. */
const isTermBesidePayment = (label: string, cell: Cell, cells: Cell[]): boolean =>
  label === 'termin' && cells.some((other) => other !== cell && PAYMENT.test(other.folded));

/** "Payment due (dd.mm.yyyy): 29.03.2026": how a date is written is no part of what it is called. Folded. */
const labelIn = (text: string, start: number): string => fold(text.slice(0, start).replace(/ \([^()]*\)/g, ''));

/** Nobody has to pay before the invoice is written, or on another day than so many days after it. */
function wrongDueDates(printed: Printed): Doubt[] {
  const { lines, offers, read } = printed;
  const { invoiceDate } = read;
  if (!invoiceDate) return [];
  const cells = lines.flatMap((line) => line.cells.filter((cell) => !offers.has(cell)));
  // "Due on receipt" is of the invoice.
  const said = termsIn(lines, true).filter(({ number, text }) => number === '0' || !FROM_RECEIPT.test(fold(text)));
  const net = new Set([
    ...cells.flatMap((cell) => (isWeighed(cell) ? [] : (NET.exec(cell.folded)?.slice(1).filter(Boolean) ?? []))),
    ...cells.flatMap(daysBehind),
    ...said.map(({ number }) => number),
  ]);
  const isInParts = cells.some(({ text }) => IN_PARTS.test(text));
  const ofMonths = cells.flatMap(({ folded }) => (endsMonths(folded) ? folded : []));
  const left = dueDays(printed).flatMap((due) => {
    const isRight = (date: string): boolean =>
      date >= invoiceDate.value &&
      !isOfWrongYear(invoiceDate.value, date) &&
      (!due.after?.length || due.after.some((days) => isAfter(invoiceDate.value, days, date))) &&
      (isInParts ||
        (ofMonths.length > 0
          ? ofMonths.some((terms) => isByMonths(terms, invoiceDate.value, date))
          : net.size !== 1 || isAfter(invoiceDate.value, Number([...net][0]), date)));
    return inOrder(due.dates, printed.order).some(isRight) ? [] : due.text;
  });
  return left.length > 0 ? [wrongDueDate(left[0]!)] : leftDaysUntil(printed);
}

const wrongDueDate = (text: string): Doubt => ({
  code: 'due-date',
  message: `The day to pay until, ${text}, does not fit the date of the invoice and its terms.`,
});

/** The first of several days under one heading is not before the invoice either. */
function earlyInstalments({ lines, read: { invoiceDate } }: Printed): Doubt[] {
  const first = lines.flatMap((line, index) =>
    line.cells.flatMap((cell) => {
      const isDue = isDueLabel(above(cell, lines.slice(Math.max(0, index - 1), index)) ?? '');
      return isDue && isFirstOfList(cell, lines[index + 1]) ? datesIn(cell.text) : [];
    }),
  )[0];
  return first && invoiceDate && first.dates.every((date) => date < invoiceDate.value)
    ? [wrongDueDate(first.text)]
    : [];
}

/** "30-60-90 días", "30/60 days". */
const IN_PARTS = /(?<!\d)\d{2,3}(?: ?[-/+] ?\d{2,3})+ ?(?:d[ií]a|day|tag|jour|gg|dag|dni|dn[íi])/iu;

/** "2026-06-22 (14 dni)": the days until then, behind the day to pay until. */
function daysBehind({ text }: Cell): string[] {
  const date = findDate(text);
  const [, days, word] = date ? (/^ \((\d{1,3}) (\p{L}+)\)$/u.exec(text.slice(date.index + date.length)) ?? []) : [];
  return days && daysIn(`${days} ${fold(word!)}`).length > 0 ? [days] : [];
}

/** More than a year after the invoice: one figure of the year is another one. */
const isOfWrongYear = (invoice: string, date: string): boolean =>
  !isWithinAYear(invoice, date) && Number(date.slice(0, 4)) - Number(invoice.slice(0, 4)) < 10;

/** Not before the invoice, nor long after it. */
export const isWithinAYear = (invoice: string, date: string): boolean =>
  date >= invoice && daysBetween(invoice, date) <= 366;

/** "Payment within 30 days" here and "payable in 14 days" there; whoever pays early, late or in parts has other days. */
function otherTerms({ lines }: Printed): Doubt[] {
  const net = lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const number = isWeighed(cell) ? undefined : NET.exec(cell.folded)?.slice(1).find(Boolean);
      return number && cell.words.length <= BARE_WORDS ? [{ number, text: cell.text }] : [];
    }),
  );
  const said = [...net, ...boxed(lines), ...termsIn(lines)];
  const other = said.find(({ number }) => number !== said[0]!.number);
  if (!other) return [];
  const message = `Two terms of payment are named: “${said[0]!.text}” and “${other.text}”.`;
  return [{ code: 'several-terms', message }];
}

/** "90 days" under "Terms". */
const boxed = (lines: TextLine[]): { number: string; text: string }[] =>
  lines.flatMap((line, index) =>
    line.cells.flatMap((cell, at) => {
      const [days, ...more] = cell.words.length <= BARE_WORDS ? dayCounts(cell.folded) : [];
      if (!days || more.length > 0 || days !== cell.folded) return [];
      const labels = [beside(line, at), above(cell, lines.slice(Math.max(0, index - 1), index)) ?? ''];
      return labels.some((label) => TERMS.exec(label)?.[0] === label)
        ? [{ number: /\d+/.exec(days)![0], text: cell.text }]
        : [];
    }),
  );

/** The days within which the whole is to be paid; where wanted, also days that stand alone: "BB 10 gg", "Przelew 7 dni". */
export const termsIn = (lines: TextLine[], withBare = false): { number: string; text: string }[] =>
  lines
    .flatMap(({ cells }, index) =>
      cells.flatMap((cell) => {
        const own = sentencesOf(sentenceAbove(lines[index - 1], cell) + cell.text);
        return own.map((text, at) => ({
          text,
          whole: at < own.length - 1 ? text : withRest(cell, lines[index + 1], text),
        }));
      }),
    )
    .flatMap(({ text, whole }) => {
      const folded = fold(text);
      const days = dayCounts(folded);
      const isAtOnce = days.length === 0 && AT_ONCE.test(folded);
      const number = isAtOnce ? '0' : /\d+/.exec(days[0] ?? '')?.[0];
      const isPlain =
        (days.length === 1 || isAtOnce) && !/%/.test(whole) && !isConditional(folded) && !EARLY.test(folded);
      const isOfPayment =
        PAYMENT.test(folded) ||
        isRequest(folded) ||
        (withBare && ((folded.split(' ').length <= BARE_WORDS && !/^[–—-] /.test(text)) || FROM_INVOICE.test(folded)));
      return isPlain && isOfPayment && !OTHER_TERM.test(folded) ? [{ number: number!, text }] : [];
    });
const BARE_WORDS = 4;
/** "Claims" at the end of the line above "within 7 days." */
function sentenceAbove(above: TextLine | undefined, cell: Cell): string {
  const begun = above?.cells.find((other) => goesOn(other, cell));
  return begun ? `${sentencesOf(begun.text).at(-1)!} ` : '';
}
/** Folded. */
const AT_ONCE =
  /(?:^| )(?:sofort(?: nach erhalt)?|immediately|(?:due|payable) (?:up)?on receipt|ihned|natychmiast|straks|omgaende|omgaand|heti|azonnal)(?= |$)/;
/** "Net 30", "netto 14 dage", "À 60 jours". Folded. */
const NET =
  /(?:^| )(?<!(?:weight|poids|peso|gewicht|vikt|vaegt|vekt|hmotnost|masa) )(?:net|netto|neto|nett)(?: days| tage)? (\d{1,3})(?= |$)(?! \d|.{0,4} kg)|(?:^| )(\d{1,3}) (?:days|tage|dage|dagen|dager|dagar|pv|paivaa|jours|dias|giorni|gg|dni|dnu|nap|zile) (?:net|netto)(?= |$)|^a (\d{1,3}) (?:jours|dias|giorni)$/;
const beside = ({ cells }: TextLine, at: number): string => cells[at - 1]?.folded ?? '';
