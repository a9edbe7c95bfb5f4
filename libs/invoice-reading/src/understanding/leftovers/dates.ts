import type { Doubt, Source } from '../../draft.js';
import { datesIn, daysBetween, findDate, inOrder } from '../dates.js';
import { isCalledInvoices } from '../date-confidence.js';
import { DATE_OF_OTHERS } from '../words/date-words.js';
import { areOneRow } from '../labels.js';
import { weekdays } from '../calendar-names.js';
import { areHeadings } from '../parties.js';
import { labelsUnderValues } from '../labels-under-values.js';
import { bottom, middle, right, sidewaysOverlap } from '../../page-model.js';
import { EXCHANGE } from '../exchange-rates.js';
import { fold } from '../fold.js';
import { WITH_CURRENCY } from '../numbers.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { numberTokensIn } from '../tokens.js';
import { CONDITION, isConditional } from '../words/request-words.js';
import { DATED, INVOICE_DATE, NEXT, PLAIN_DATE } from '../words/date-words.js';
import { INVOICE_NUMBER, INVOICE_TITLE, NUMBER_OF_OTHERS } from '../words/number-words.js';
import { JOINS_DATES } from './harmless-words.js';
import { isDueLabel } from '../words/due-labels.js';
import { INSTALMENT } from '../instalments.js';
import { isWorkDay } from '../work-days.js';
import { wrappedLabel } from '../wrapped-labels.js';
import type { Printed } from './leftovers.js';
import {
  begunAbove,
  isDatedNumber,
  isOfNumbered,
  isOfOwnNumber,
  isSameDay,
  isSoManyDaysAfter,
  isWrappedBelow,
  isYearsAfter,
} from './dated-numbers.js';
import { isBesideSum } from './days-beside-sums.js';
import { isOfLaw } from './law-dates.js';
import { isPaidUntil } from './payment-terms.js';

/** A date that nothing calls that of something else may be said to be the invoice's. */
export function leftDates(printed: Printed): Doubt[] {
  const { lines: outside, table, tail, offers, mark, order, read } = printed;
  const { invoiceDate, invoiceNumber, amounts } = read;
  if (!invoiceDate) return [];
  // Below the last line stand words of its own, where other lines have dates too.
  const isOfLines = table.some((line) => !tail.includes(line) && line.cells.some(({ text }) => findDate(text)));
  const lines = isOfLines ? outside : [...outside, ...tail];
  const under = new Map([...labelsUnderValues(lines)].map(([label, value]) => [value, label]));
  /** A row of payments: the day, and what came in on it. */
  const hasAmount = (...cells: (Cell | undefined)[]): boolean =>
    amounts.some(({ amount }) => cells.some((cell) => cell && amount && isIn(amount.source, cell)));
  /** "31/10/2025 | bank transfer | 2.866,41 €", from the one end of the row to the other. */
  const isOfInstalment = (cells: Cell[], at: number): boolean =>
    (at === 0 || at === cells.length - 1) &&
    amounts.some(
      ({ label, amount }) => label === INSTALMENT && amount && cells.some((cell) => isIn(amount.source, cell)),
    );
  /** A day to pay on, each with as much as another. */
  const isInstalment = ({ text }: Cell, next: Cell | undefined): boolean =>
    next !== undefined &&
    findDate(text)?.length === text.length &&
    WITH_CURRENCY.test(next.text) &&
    numberTokensIn(next, mark).some(({ value }) =>
      amounts.some(({ kind, amount }) => (kind === 'paid' || kind === 'due') && amount?.value.equals(value)),
    );
  const isPayment = ({ cells }: TextLine): boolean =>
    amounts.some(({ kind, amount }) => kind === 'paid' && amount && cells.some((cell) => isIn(amount.source, cell)));
  const isNamed = isCalledInvoices(invoiceDate);
  const isOther = (label: string, dates: string[]): boolean =>
    !IS_BOTH.test(label) &&
    (DATE_OF_OTHERS.test(label) ||
      EXCHANGE.test(label) ||
      (isOwnName(label) && (isNamed || isDateOfSomething(label)))) &&
    isOfOther(label, inOrder(dates, order), invoiceDate.value);
  const near = (index: number): Cell[] =>
    lines.slice(Math.max(0, index - PERIOD_ROWS), index + PERIOD_ROWS + 1).flatMap(({ cells }) => cells);
  const others = new Set<string>();
  const left: { text: string; dates: string[] }[] = [];
  for (const [index, line] of lines.entries()) {
    for (const [at, cell] of line.cells.entries()) {
      const found = datesIn(cell.text);
      const isPeriod = found.length === 2 && JOINS_DATES.test(fold(cell.text.slice(found[0]!.end, found[1]!.index)));
      for (const [nth, { index: start, end, dates, text }] of found.entries()) {
        const before =
          start === 0 ? begunAbove(cell, lines.slice(Math.max(0, index - 2), index)) : cell.text.slice(0, start);
        const said = [
          fold(cell.text.slice(0, start)),
          // "Issued 19 October, supplied 14 October".
          fold(cell.text.slice(found[nth - 1]?.end ?? 0, start)),
          ...labelsBefore(line.cells, at),
          wrappedLabel(line.cells[at - 1], cell, lines.slice(index + 1, index + 4)),
          // What stands over a sentence is no label of a day in it.
          ...(isInSentence(cell.text.slice(0, start))
            ? []
            : [above(cell, lines.slice(Math.max(0, index - 3), index)), under.get(cell)?.folded]),
        ];
        const isOthers =
          isPeriod ||
          near(index).some((other) => areOfPeriod(cell, other) || areOfPeriod(other, cell)) ||
          DAYS_FROM.test(fold(cell.text.slice(0, start))) ||
          isOfLog(cell, lines.slice(Math.max(0, index - LOG_ROWS), index)) ||
          (dates.some((date) => date >= invoiceDate.value) && isBesideSum(cell, line.cells, printed)) ||
          invoiceNumber?.value.includes(text) ||
          offers.has(cell) ||
          isConditional(cell.folded) ||
          isDayOfWeekOf(cell.text.slice(0, start)) ||
          isPaidUntil(cell.text, start) ||
          isSoManyDaysAfter(cell.text.slice(0, start), dates, invoiceDate.value) ||
          isOfNumbered(before, cell.text.slice(end), invoiceNumber?.value, dates, invoiceDate.value) ||
          isDatedNumber(line.cells[at - 1], cell.text.slice(0, start), invoiceNumber?.value) ||
          isWrappedBelow(cell, lines[index - 1], invoiceNumber?.value) ||
          isCodeOfColumn(cell, lines[index - 1], lines[index + 1]) ||
          isDone(cell.text.slice(0, start), cell.text.slice(end)) ||
          isOfLaw(cell.text.slice(0, start), dates, invoiceDate.value) ||
          HOURS.test(cell.text) ||
          said.some((label) => label && (isDueLabel(label) || isOther(label, dates))) ||
          hasAmount(cell, line.cells[at + 1]) ||
          isOfInstalment(line.cells, at) ||
          isInstalment(cell, line.cells[at + 1]) ||
          isPayment(line);
        const isOwn = isOfOwnNumber(before, invoiceNumber?.value);
        if (isOthers && !isOwn && !isLateBefore(cell.text.slice(0, start), dates, invoiceDate.value))
          for (const date of dates) others.add(date);
        else left.push({ text, dates });
      }
    }
  }
  const isKnown = (date: string): boolean => date === invoiceDate.value || others.has(date);
  return left
    .filter(({ dates }) => !dates.some(isKnown))
    .slice(0, 1)
    .map(({ text }) => ({
      code: 'left-date',
      message: `The date ${text} is printed, and nothing says of what; the invoice seems to be of ${invoiceDate.value}.`,
      field: 'invoiceDate' as const,
    }));
}

/** "Work done from 5 to 16 May": a period whose first day goes without its month. Folded. */
const DAYS_FROM =
  /(?:^| )(?:od|from|vom|du|del?|dal|van|fra|fran|no|nuo|din|alates) \d{1,2}(?:st|nd|rd|th|er)? (?:do|to|until|bis(?: zum)?|au|al?|ate|tot(?: en met)?|til|till|lidz|iki|pana la|kuni)$/;

/** "17 June 2026" over "to 18 June 2026", or "17 June 2026 –" over "18 June 2026". */
function areOfPeriod(upper: Cell, lower: Cell): boolean {
  const [first, last] = [upper, lower].map(({ text }) => datesIn(text).at(-1));
  const behind = first && upper.text.slice(first.end);
  return (
    behind !== undefined &&
    last !== undefined &&
    (behind === '' ? last.index > 0 : /^ ?[-–—]$/.test(behind) && last.index === 0) &&
    upper.page === lower.page &&
    lower.box.y > upper.box.y &&
    lower.box.y - bottom(upper.box) < upper.box.height &&
    Math.abs(upper.box.x - lower.box.x) < 1 &&
    JOINS_DATES.test(fold(lower.text.slice(0, last.index)))
  );
}

/** Of other columns some may stand between. */
const PERIOD_ROWS = 2;

/** "Date | Status | Comments" over the days of an order's history. */
function isOfLog({ page, box }: Cell, before: TextLine[]): boolean {
  const heads = before.findLast(
    (line) => line.page === page && areHeadings(line.cells) && line.cells.some(({ folded }) => STATUS.test(folded)),
  );
  const [first] = heads?.cells ?? [];
  return first !== undefined && PLAIN_DATE.test(first.folded) && Math.abs(first.box.x - box.x) < box.height;
}
const LOG_ROWS = 8;
/** Folded. */
const STATUS =
  /^(?:(?:order )?status|statut|etat|estado|estat|stato|stav|tila|durum|stare|allapot|stanje|olek|busena)$/;

/** "Date of issue and of supply" is that of the invoice, too. */
const IS_BOTH = new RegExp(`${INVOICE_DATE.source}.* (?:and|und|et|y|e|en|og|och|a|i) \\p{L}{4,}`, 'u');

const isInSentence = (before: string): boolean => before.split(' ').filter((word) => /\p{L}/u.test(word)).length > 3;

/**
 * Beside "Invoice date: 8 May" another date with words of its own is of something else, whatever they say: papers call the
 * invoice's date by its name once. What has figures names no date.
 */
const isOwnName = (label: string): boolean =>
  /\p{L}{3}/u.test(label) &&
  !/\d/.test(label) &&
  [PLAIN_DATE, DATED].every((words) => words.exec(label)?.[0] !== label) &&
  ![INVOICE_DATE, INVOICE_TITLE].some((words) => words.test(label));

/** "Reisdatum", "Fecha de montaje" beside "Date": a date that says of what, and of no writing or issuing. */
const isDateOfSomething = (label: string): boolean => DATE_OF.test(label) && !OF_WRITING.test(label);
/** "Anlass: Montag, 05.10.2026": papers name the day of the week of what happened, behind what that was. */
function isDayOfWeekOf(before: string): boolean {
  const [, label, day] = LABELLED_DAY.exec(before) ?? [];
  return label !== undefined && weekdays().has(fold(day!)) && isOwnName(fold(label)) && !OF_WRITING.test(fold(label));
}
const LABELLED_DAY = /^([^:\d]+): ?(\p{L}+),? $/u;
const DATE_OF =
  /(?:^| )(?:\p{L}{4,}(?:date|datum|dato)|\p{L}{3,} (?:date|dato)|(?:date|datum|fecha|data|dato) (?:\p{L}{1,4} ){0,2}\p{L}{4,}|\p{L}{4,}(?: \p{L}+)? (?:tarihi|datums|data|kelte|datuma))$/u;
/** Stems of words for it. */
const OF_WRITING =
  /issu|invo|bill|docum|dokum|erstell|ausgest|ausfert|creat|creac|creaz|crea\p{L}+|emis|emit|ausgabe|aanmaak|uitgif|opmaak|opret|udsted|utsted|utfard|skap|utworz|sporzad|wystaw|vystav|vyhotov|vytvor|izda|izstav|kiallit|izrakst|israsy|valjast|duzenle|intocm|redact|redig|factur|faktur|fattur|rechnung|beleg|laskun|racun|tax|registr/u;

/** "11.02.12" over "17.22.11", which is no day of any calendar: codes of one shape. */
const isCodeOfColumn = ({ page, box, text }: Cell, ...near: (TextLine | undefined)[]): boolean =>
  near.some(
    (line) =>
      line?.page === page &&
      line.cells.some(
        (other) =>
          Math.abs(other.box.x - box.x) < 1 &&
          other.text.replace(/\d/g, '0') === text.replace(/\d/g, '0') &&
          findDate(other.text) === null,
      ),
  );

/** "The work was accepted on 28 July by your Mr. Smith", where the verb stands behind the day as in "am 28.07. abgenommen". */
export const isDone = (before: string, behind: string): boolean =>
  DONE.test(fold(behind.split(/[.;]/)[0]!)) && !INVOICE_TITLE.test(fold(before));
const DONE =
  /(?:^| )(?:abgenommen|ausgefuhrt|durchgefuhrt|erbracht|geliefert|ubergeben|montiert|abgeschlossen|fertiggestellt|opgeleverd|uitgevoerd|geleverd|afgerond)$/;

/** "02/06/2023 07:45–09:30": when somebody worked. */
export const HOURS = /\d{1,2}[:.]\d\d ?[-–] ?\d{1,2}[:.]\d\d(?!\d)/;

/** Nobody delivers a year or two after the invoice, and nobody sells before they begin to: such a year is wrong. */
const isOfOther = (label: string, dates: string[], invoice: string): boolean =>
  dates.some((date) => !isSameDay(date, invoice) || (NEXT.test(label) && date > invoice)) &&
  !(BEGUN.test(label) && dates.every((date) => date > invoice)) &&
  !(OF_GOODS.test(label) && dates.every((date) => isYearsAfter(date, invoice)));
const BEGUN = /inicio (?:de )?(?:las )?activ/;
const OF_GOODS =
  /deliver|ship|order|liefer|bestell|livr|command|entrega|albar|pedid|consegn|ordin|lever|bestel|dostaw|zamow|dodan|objednav/;
/** "Interest is charged after 9 March": nobody is late before the invoice is written. Laws are of years before. */
const isLateBefore = (before: string, dates: string[], invoice: string): boolean =>
  AFTER.test(fold(before)) &&
  CONDITION.test(fold(before.split(/[.;!] /).at(-1)!)) &&
  dates.every((date) => date < invoice && daysBetween(date, invoice) < 366);
const AFTER = /(?:^| )(?:after|from|nach(?: dem)?|ab(?: dem)?|apres(?: le)?|dopo il|despues del|na|efter|etter|po)$/;

const isIn = ({ page, box }: Source, cell: Cell): boolean =>
  page === cell.page &&
  box !== null &&
  middle(box) > cell.box.y &&
  middle(box) < bottom(cell.box) &&
  sidewaysOverlap(box, cell.box) > 0;

/** "DUE | DATE | 26/02/2019": the words of one label may be set wide. */
export function labelsBefore(cells: Cell[], at: number): string[] {
  const words = cells.slice(Math.max(0, at - 2), at).map(({ folded }) => folded);
  const isSpaced = words.length === 2 && words.every((word) => /^\p{L}+$/u.test(word));
  return [...words.slice(-1), ...(isSpaced ? [words.join(' ')] : [])];
}

/** The label over a date: in the row before it, or close above where a row of the columns beside it stands between. */
export function above({ page, box, text }: Cell, before: TextLine[]): string | undefined {
  // Over a day of work stands what was done.
  if (isWorkDay(text)) return undefined;
  return before
    .filter((line, at) => line.page === page && (at === before.length - 1 || box.y - line.box.y < NEAR * box.height))
    .reverse()
    .flatMap(({ cells }, at, nearer) => {
      const label = cells.findIndex((other) => sidewaysOverlap(other.box, box) > 0.3);
      // "Terms: | Due in 60 days" over "Period: | 1 May 2025": a value, and no label.
      if (label < 0 || (cells[label - 1]?.text.endsWith(':') && /\d/.test(cells[label]!.text))) return [];
      const own = labelIn(cells, label);
      const upper = nearer[at + 1]?.cells;
      // In two languages: whichever says what it is.
      if (upper && areOneRow(upper, cells) && !isDueLabel(own)) return `${own} ${labelIn(upper, label)}`;
      // "Due date (8" over "days)".
      const begun = ENDS_BRACKET.test(cells[label]!.text)
        ? upper?.find((other) => sidewaysOverlap(other.box, cells[label]!.box) > 0 && OPENS_BRACKET.test(other.text))
        : undefined;
      return begun ? `${begun.folded} ${own}` : own;
    })[0];
}
const OPENS_BRACKET = /\([^)]*$/;
const ENDS_BRACKET = /^[^(]*\)$/;
/** "Order no. | Dated": the day of the order. */
function labelIn(cells: Cell[], at: number): string {
  const { folded } = cells[at]!;
  const before = cells[at - 1]?.folded ?? '';
  return PLAIN_DATE.exec(folded)?.[0] === folded && NUMBER_OF_OTHERS.test(before) && !INVOICE_NUMBER.test(before)
    ? `${before} ${folded}`
    : folded;
}
/** In text heights. */
const NEAR = 3.5;

/** "DUE DATE", set a little higher or lower than the date beside it. */
export function besideOnOtherLine({ page, box }: Cell, ...near: (TextLine | undefined)[]): string | undefined {
  const labels = near
    .flatMap((line) => (line?.page === page ? line.cells : []))
    .filter(
      (cell) =>
        right(cell.box) <= box.x &&
        !/\d/.test(cell.text) &&
        Math.min(bottom(cell.box), bottom(box)) - Math.max(cell.box.y, box.y) > cell.box.height / 2,
    );
  return labels.sort((a, b) => right(b.box) - right(a.box))[0]?.folded;
}
