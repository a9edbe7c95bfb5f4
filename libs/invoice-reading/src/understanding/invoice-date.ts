import { CLEAR, type Check, type Doubt, type ReadValue } from '../draft.js';
import { weekdays } from './calendar-names.js';
import { CERTAIN } from './date-confidence.js';
import { decideDateOrder, findDate, isAmbiguous, readingsIn, type DateOrder, type DateReading } from './dates.js';
import { right, sidewaysOverlap } from '../page-model.js';
import { datesUnderTitle } from './dates-by-title.js';
import { fold } from './fold.js';
import { findLabels, isBare, type LabelHit } from './labels.js';
import type { Cell } from './cells.js';
import { onlyDate } from './only-date.js';
import { placedDates } from './placed-dates.js';
import type { TextLine } from './text-lines.js';
import { DATE_OF_OTHERS, DATED, INVOICE_DATE, PLAIN_DATE } from './words/date-words.js';
import { daysIn } from './words/day-counts.js';
import { isDueLabel } from './words/due-labels.js';
import { INVOICE_NUMBER, INVOICE_TITLE, NUMBER_OF_OTHERS, VAGUE_NUMBER } from './words/number-words.js';
import { wrappedLabel } from './wrapped-labels.js';

const PLAIN = 0.85;
const LONELY = 0.5;

interface DateAt {
  reading: DateReading;
  cell: Cell;
  confidence: number;
}

/** The invoice date by its label; `order` says which comes first on this paper, the day or the month. */
export function readInvoiceDate(
  lines: TextLine[],
  order: DateOrder | null,
  isAboveTotals: (line: TextLine) => boolean = () => true,
): { date: ReadValue<string> | null; doubts: Doubt[] } {
  const labelled = [
    ...ownLabels(lines, INVOICE_DATE).flatMap((hit) =>
      dateAt(hit, CERTAIN, isInSentence(hit) ? [hit.rest] : [hit.rest, hit.next, hit.below]),
    ),
    ...spacedLabels(lines).flatMap(({ date, cell }) => (INVOICE_DATE.test(date) ? besides(cell, lines) : [])),
    ...stackedDates(lines),
    ...wrappedDates(lines),
    ...datedNumbers(lines),
    ...plainDates(lines.filter(isAboveTotals), PLAIN),
    // Below the lines a plain "Date" may be that of a payment or a signature.
    ...plainDates(
      lines.filter((line) => !isAboveTotals(line)),
      LONELY,
    ),
    ...placedDates(lines.filter(isAboveTotals), lines).map((dated) => ({ ...dated, confidence: PLAIN })),
  ];
  const isNamed = labelled.some(({ confidence }) => confidence >= CLEAR);
  const unnamed = (): DateAt[] =>
    [...datesUnderTitle(lines), ...onlyDate(lines.filter(isAboveTotals), lines)].map((dated) => ({
      ...dated,
      confidence: PLAIN,
    }));
  const found = [...labelled, ...(isNamed ? [] : unnamed()), ...lonelyDate(lines)];
  const first = found[0];
  if (!first) return { date: null, doubts: [] };
  const value = pick(first.reading, order);
  const { cell, confidence } = first;
  const checks: Check[] = confidence >= CLEAR ? ['label'] : [];
  const date = { value, text: cell.text, source: sourceOf(cell), confidence, checks };
  return { date, doubts: [...orderDoubt(first, order), ...rivalDoubt(found, order)] };
}

const plainDates = (lines: TextLine[], confidence: number): DateAt[] =>
  findLabels(lines, PLAIN_DATE)
    .filter(
      (hit, _, hits) => !isPartOfLabel(hit.cell, lines) && !isWrapped(hit, lines) && !isOfOtherNumber(hit, hits, lines),
    )
    .flatMap((hit) => dateAt(hit, confidence, isBare(hit) ? [hit.next, hit.below] : [startingWithDate(hit.rest)]));

/** "Order no. | Dated" where "Invoice no. | Dated" is printed as well: the day of the order. */
function isOfOtherNumber({ cell, label }: LabelHit, hits: LabelHit[], lines: TextLine[]): boolean {
  const before = (one: Cell): string => {
    const cells = lines.find((line) => line.cells.includes(one))?.cells ?? [];
    return cells[cells.indexOf(one) - 1]?.folded ?? '';
  };
  return (
    hits.some((hit) => hit.label === label && hit.cell !== cell && INVOICE_NUMBER.test(before(hit.cell))) &&
    NUMBER_OF_OTHERS.test(before(cell)) &&
    !INVOICE_NUMBER.test(before(cell))
  );
}

/** "Date | 1 August 2025" over "of order". */
function isWrapped({ cell, next }: LabelHit, lines: TextLine[]): boolean {
  if (!next) return false;
  const index = lines.findIndex(({ cells }) => cells.includes(cell));
  const label = wrappedLabel(cell, next, lines.slice(index + 1, index + 4));
  return label !== undefined && (DATE_OF_OTHERS.test(label) || isDueLabel(label));
}

/** "Payment within 30 days of the invoice date": no label of what stands below. */
const isInSentence = ({ cell, label }: LabelHit): boolean =>
  cell.folded.slice(0, cell.folded.indexOf(label)).split(' ').length > LABEL_BEGINS;
const LABEL_BEGINS = 3;

/**
 * "Payment within 10 days of the invoice date (7 July 2024)", "Payment terms: end of month following date of invoice (30 April
 * 2025)" tell the day to pay on.
 */
const ownLabels = (lines: TextLine[], label: RegExp): LabelHit[] =>
  findLabels(lines, label).filter(({ cell, label: said }) => {
    const before = cell.folded.slice(0, cell.folded.indexOf(said));
    return daysIn(before).length === 0 && !(before.split(' ').length > LABEL_BEGINS && TERMS.test(before));
  });

const TERMS =
  /(?:^| )(?:terms?|pay(?:able|ment)|due|zahl\p{L}*|fallig\p{L}*|pa[iy]ement\p{L}*|pag[oa]\p{L}*|echeance|betal\p{L}*|platnosc\p{L}*|platb\p{L}*|splatnost\p{L}*|maks\p{L}*|fizet\p{L}*|plat[aei]\p{L}*|placanj\p{L}*|placil\p{L}*|odeme\p{L}*|scaden\p{L}*|venc\p{L}*)(?= )/u;

/** Words of one label set wide: "DUE   DATE", "INVOICE   DATE". */
const WIDE_SPACE = 3;

/** Labels of two cells whose second one is a date's: what they say together, and the second. */
function spacedLabels(lines: TextLine[]): { date: string; cell: Cell }[] {
  return lines.flatMap(({ cells }) =>
    cells.flatMap((cell, index) => {
      const before = cells[index - 1];
      const isSpaced = before && cell.box.x - right(before.box) < WIDE_SPACE * cell.box.height;
      return isSpaced && PLAIN_DATE.test(cell.folded) && before.words.length === 1
        ? [{ date: `${before.folded} ${cell.folded}`, cell }]
        : [];
    }),
  );
}

/** "Date of" over "issue" over the date: a label in two rows, each as wide as it is. */
function stackedDates(lines: TextLine[]): DateAt[] {
  const cellUnder = (cell: Cell, index: number, rows: number): Cell | undefined =>
    lines
      .slice(index + 1, index + 1 + rows)
      .flatMap(({ page, cells }) => (page === cell.page ? cells : []))
      .find(({ box }) => sidewaysOverlap(box, cell.box) > 0.5);
  return lines.flatMap(({ cells }, index) =>
    cells.flatMap((upper) => {
      if (!PLAIN_DATE.test(upper.folded) || /[\d:]/.test(upper.text)) return [];
      const lower = cellUnder(upper, index, 2);
      const label = `${upper.folded} ${lower?.folded}`;
      if (!lower || /[\d:]/.test(lower.text) || INVOICE_DATE.exec(label)?.[0] !== label) return [];
      const value = cellUnder(
        lower,
        lines.findIndex((line) => line.cells.includes(lower)),
        4,
      );
      const reading = value && findDate(value.text);
      return reading?.index === 0 ? [{ reading, cell: value!, confidence: CERTAIN }] : [];
    }),
  );
}

/** "Date of | 16 September" over "issue | 2023": a label in two rows beside its date, which may go on below as well. */
function wrappedDates(lines: TextLine[]): DateAt[] {
  return lines.flatMap(({ cells }, index) =>
    cells.slice(1).flatMap((cell, position) => {
      const label = wrappedLabel(cells[position], cell, lines.slice(index + 1, index + 4));
      if (label === undefined || INVOICE_DATE.exec(label)?.[0] !== label) return [];
      const year = lines[index + 1]?.cells.find(({ box }) => Math.abs(box.x - cell.box.x) < 1);
      const reading = findDate(cell.text) ?? findDate(`${cell.text} ${year?.text ?? ''}`);
      return reading?.index === 0 ? [{ reading, cell, confidence: CERTAIN }] : [];
    }),
  );
}

const OTHER_DATE =
  /^(?:due|delivery|order|ship|shipping|service|payment|print|expiry|supply|fallig\S*|liefer\S*|bestell\S*)$/;

const isPartOfLabel = (cell: Cell, lines: TextLine[]): boolean =>
  spacedLabels(lines).some((label) => label.cell === cell && OTHER_DATE.test(label.date.split(' ')[0]!));

function besides(cell: Cell, lines: TextLine[]): DateAt[] {
  const line = lines.find(({ cells }) => cells.includes(cell));
  const next = line?.cells[line.cells.indexOf(cell) + 1];
  const reading = next && findDate(next.text);
  return reading?.index === 0 ? [{ reading, cell: next!, confidence: CERTAIN }] : [];
}

/** "Date due 5 May" is not "Date 5 May". */
const startingWithDate = (rest: Cell | null): Cell | null =>
  rest && (findDate(rest.text)?.index ?? Infinity) <= 1 ? rest : null;
const sourceOf = ({ page, box }: Cell) => ({ page, box });

function dateAt(hit: LabelHit, confidence: number, places: (Cell | null)[]): DateAt[] {
  for (const cell of places) {
    const reading = cell && findDate(cell.text);
    if (reading && isBegunBy(fold(cell.text.slice(0, reading.index)))) return [{ reading, cell, confidence }];
    if (cell && cell === hit.rest && !ALSO_DATE.test(cell.folded) && !isOtherName(cell)) return [];
  }
  return [];
}

/** What may stand before the date itself: a day of the week, "vom", another name for it; not what makes it another date. */
const isBegunBy = (folded: string): boolean =>
  ALSO_DATE.test(folded) || (folded.length < 5 && !OF_ANOTHER.test(folded)) || weekdays().has(folded);
/** Before the day until which something is done. */
const OF_ANOTHER = /^(?:due|pay|exp|by|bis|till?)$/;

/** "Rechnungsdatum / Lieferdatum": one value for both. */
const ALSO_DATE = /^(?:(?:and|und|et|y|e|en) )?\S*(?:date|datum|fecha|data)$/;

/** "Invoice date / Delivery date". */
const isOtherName = ({ text, folded }: Cell): boolean =>
  /^[/&+]/.test(text) && /^(?:\S+ ){0,2}\S*(?:date|datum|dato|fecha|data)$/.test(folded);

/** "Invoice 17 of 3 May 2024": the date right behind the number; "due" makes it another one. */
function datedNumbers(lines: TextLine[]): DateAt[] {
  // "Less invoice 12 of 5 June   -1,200.00": among the sums it is another one.
  const heads = lines.filter(({ cells }) => !cells.some(({ text }) => AMOUNT.test(text)));
  const isTitled = findLabels(heads, INVOICE_TITLE).length > 0;
  // "№ 0000012457 / дата 09.10.2025" below the title.
  const numbered = isTitled ? findLabels(heads, VAGUE_NUMBER).filter(({ rest }) => rest?.text.includes('/ ')) : [];
  return [...[INVOICE_NUMBER, INVOICE_TITLE].flatMap((label) => ownLabels(heads, label)), ...numbered].flatMap(
    ({ rest }) => {
      const reading = rest && findDate(rest.text);
      if (!reading) return [];
      const before = fold(rest.text.slice(0, reading.index)).split(' ');
      const isDated = before.some(
        (_, index) =>
          (DATED.test(before.slice(index, index + DATED_WORDS).join(' ')) && index + DATED_WORDS >= before.length) ||
          (index === before.length - 1 && PLAIN_DATE.test(before[index]!)),
      );
      const isOfOther = before.some((word) => OTHER_DATE.test(word) || OF_ANOTHER.test(word));
      // "Invoice for goods delivered with delivery note 412 of 3 May".
      return isDated && !isOfOther && !NUMBER_OF_OTHERS.test(before.join(' '))
        ? [{ reading, cell: rest, confidence: CERTAIN }]
        : [];
    },
  );
}

/** Right before the date: "vom", "issued on". "The invoice date, at the latest on 16 April" tells another day. */
const DATED_WORDS = 2;

const AMOUNT = /^[-–−]?\D{0,4}\d[\d.,' ]*[.,]\d\d\D{0,4}$/;

/** The only date of the whole document, unlabelled: worth showing, not worth trusting. */
function lonelyDate(lines: TextLine[]): DateAt[] {
  const dated = lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const reading = findDate(cell.text);
      return reading ? [{ reading, cell, confidence: LONELY }] : [];
    }),
  );
  return dated.length === 1 ? dated : [];
}

/** Which comes first on this paper, the day or the month: as all of its dates say, or as its own was read. */
export function dateOrderOf(lines: TextLine[], own: ReadValue<string> | null): DateOrder | null {
  const reading = own && findDate(own.text);
  const read = reading && isAmbiguous(reading) ? (reading.dayFirst === own.value ? 'day-first' : 'month-first') : null;
  return printedDateOrder(lines) ?? read;
}

/**
 * As the periods say that lines are for, "02/01/2026 - 02/28/2026"; other figures among their words only look like dates, as
 * those of a fertilizer do: "10-30-10".
 */
export const orderOfPeriods = (lines: TextLine[]): DateOrder | null =>
  decideDateOrder(
    lines.flatMap(({ cells }) =>
      cells.flatMap(({ text }) => {
        const readings = readingsIn(text);
        const areDays = readings.every(({ index, length }) => /\d{4}/.test(text.slice(index, index + length)));
        return readings.length === 2 && areDays ? readings : [];
      }),
    ),
  );

/** As the paper's dates say together; null where they do not, or each another. */
export const printedDateOrder = (lines: TextLine[]): DateOrder | null =>
  decideDateOrder(lines.flatMap(({ cells }) => cells.flatMap(({ text }) => readingsIn(text))));

function pick({ dayFirst, monthFirst }: DateReading, order: DateOrder | null): string {
  return (order === 'month-first' ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst))!;
}

function orderDoubt({ reading, cell }: DateAt, order: DateOrder | null): Doubt[] {
  if (order || !isAmbiguous(reading)) return [];
  const message = `The date ${cell.text} may be ${reading.dayFirst} or ${reading.monthFirst}.`;
  return [{ code: 'ambiguous-date', message, field: 'invoiceDate' }];
}

function rivalDoubt(found: DateAt[], order: DateOrder | null): Doubt[] {
  const best = found.filter(({ confidence }) => confidence >= Math.min(CLEAR, found[0]!.confidence));
  const rivals = new Set(best.map(({ reading }) => pick(reading, order)));
  if (rivals.size === 1) return [];
  const message = `More than one invoice date is printed: ${[...rivals].join(', ')}.`;
  return [{ code: 'several-dates', message, field: 'invoiceDate' }];
}
