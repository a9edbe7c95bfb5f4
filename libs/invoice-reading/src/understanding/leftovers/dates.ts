import type { Doubt, Source } from '../../draft.js';
import { findDate } from '../dates.js';
import { OF_OTHERS } from '../invoice-date.js';
import { labelsUnderValues } from '../labels-under-values.js';
import { bottom, middle, sidewaysOverlap } from '../../page-model.js';
import { fold } from '../fold.js';
import type { Cell, TextLine } from '../text-lines.js';
import { isConditional } from '../words/request-words.js';
import { JOINS_DATES } from './harmless-words.js';
import type { Printed } from './leftovers.js';

export const leftDates = (printed: Printed): Doubt[] => [...unnamedDates(printed), ...lateOrders(printed)].slice(0, 1);

/** Nobody orders, or offers, what was invoiced before; a delivery may come later. */
function lateOrders({ lines, table, isBelow, read: { invoiceDate } }: Printed): Doubt[] {
  if (!invoiceDate) return [];
  const all = [...lines, ...table];
  const under = new Map([...labelsUnderValues(all)].map(([label, value]) => [value, label]));
  const ordered = all.flatMap(({ cells }, index) =>
    cells.flatMap((cell, at) =>
      datesIn(cell.text).flatMap(({ index: start, dates, text }, which, found) => {
        const before = fold(cell.text.slice(found[which - 1]?.end ?? 0, start));
        const label = before || [
          ...labelsBefore(cells, at),
          under.get(cell)?.folded,
          above(cell, all.slice(Math.max(0, index - 3), index)),
        ];
        const isOrdered = [label].flat().some((words) => words && OF_ORDER.test(words) && !OF_LATER.test(words));
        return isOrdered ? [{ text, dates, isBelow: isBelow(all[index]!) }] : [];
      }),
    ),
  );
  const late = ordered.find(({ dates }) => dates.every((date) => date > invoiceDate.value));
  if (late) return [orderDate(`What was ordered on ${late.text} was invoiced before, on ${invoiceDate.value}.`)];
  // Of several orders each has its own day.
  const [head, foot] = [false, true].map((side) => ordered.filter((one) => one.isBelow === side));
  const [[first, ...firsts], [other, ...others]] = [head!, foot!];
  if (!first || !other || firsts.length > 0 || others.length > 0) return [];
  if (first.dates.some((date) => other.dates.includes(date))) return [];
  return [orderDate(`Two days are named for the order: ${first.text}, ${other.text}.`)];
}
const orderDate = (message: string): Doubt => ({ code: 'order-date', message, field: 'invoiceDate' });
/** Folded; at the end of what is said before the date. */
const OF_ORDER =
  /(?:^| )\p{L}*(?:order|ordered|orders?|bestell(?:ung|t|datum|dat|nummer|nr)?\p{L}*|auftrag\p{L}*|command\p{L}*|pedid\p{L}*|ordine|ordini|ordinat\p{L}*|bestel\p{L}*|zamow\p{L}*|objednav\p{L}*|bestall\p{L}*|bestill\p{L}*|ordre\p{L}*|tilau\p{L}*|rendel\p{L}*|megrendel\p{L}*|narocil\p{L}*|narudz\p{L}*|siparis\p{L}*|comenz\p{L}*|comand\p{L}*|encomend\p{L}*|поръчк\p{L}*|παραγγ\p{L}*|tellimu\p{L}*|pasutij\p{L}*|uzsakym\p{L}*|angebot\p{L}*|quot\p{L}*|offers?|devis|offert\p{L}*|preventiv\p{L}*|presupuest\p{L}*|ofert\p{L}*)(?: \S+){0,4}$/u;
const OF_LATER =
  /deliver|ship|desp|due|liefer|livr|entreg|envi|consegn|spedi|lever|verzend|dostaw|wysyl|dodan|toimit|szallit|dobav|isporuk|teslim|sevk|livrar|доставк|παραδοσ|tarne|piegad|pristat|valid|until|bis|gultig|valab|valid|geldig|platn|wazn|next|nachst|proch|proxim|prossim|volgend|expir|pay|zahl|paiement|pag|betal|plat/;

/** A date that nothing calls that of something else may be said to be the invoice's. */
function unnamedDates({ lines: outside, table, tail, read: { invoiceDate, amounts } }: Printed): Doubt[] {
  if (!invoiceDate) return [];
  // Below the last line stand words of its own, where other lines have dates too.
  const isOfLines = table.some((line) => !tail.includes(line) && line.cells.some(({ text }) => findDate(text)));
  const lines = isOfLines ? outside : [...outside, ...tail];
  const under = new Map([...labelsUnderValues(lines)].map(([label, value]) => [value, label]));
  /** A row of payments: the day, and what came in on it. */
  const hasAmount = (...cells: (Cell | undefined)[]): boolean =>
    amounts.some(({ amount }) => cells.some((cell) => cell && amount && isIn(amount.source, cell)));
  const others = new Set<string>();
  const left: { text: string; dates: string[] }[] = [];
  for (const [index, line] of lines.entries()) {
    for (const [at, cell] of line.cells.entries()) {
      const found = datesIn(cell.text);
      const isPeriod = found.length === 2 && JOINS_DATES.test(fold(cell.text.slice(found[0]!.end, found[1]!.index)));
      for (const { index: start, dates, text } of found) {
        const said = [
          fold(cell.text.slice(0, start)),
          ...labelsBefore(line.cells, at),
          above(cell, lines.slice(Math.max(0, index - 3), index)),
          under.get(cell)?.folded,
        ];
        const isOthers =
          isPeriod ||
          isConditional(cell.folded) ||
          HOURS.test(cell.text) ||
          said.some((label) => label && isOfOther(label, dates, invoiceDate.value)) ||
          hasAmount(cell, line.cells[at + 1]);
        if (isOthers) for (const date of dates) others.add(date);
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

/** "02/06/2023 07:45–09:30": when somebody worked. */
const HOURS = /\d{1,2}[:.]\d\d ?[-–] ?\d{1,2}[:.]\d\d(?!\d)/;

/** Nobody delivers a year or two after the invoice: such a year is wrong. */
const isOfOther = (label: string, dates: string[], invoice: string): boolean =>
  OF_OTHERS.test(label) &&
  dates.some((date) => !isSameDay(date, invoice)) &&
  !(OF_GOODS.test(label) && dates.every((date) => isYearsAfter(date, invoice)));
/** "Generated on 12 February 2025" on a paper of that day of 2026: one of the years is wrong, whatever it is called. */
const isSameDay = (date: string, invoice: string): boolean =>
  date !== invoice && date.slice(4) === invoice.slice(4) && Math.abs(yearOf(date) - yearOf(invoice)) <= 2;
const yearOf = (date: string): number => Number(date.slice(0, 4));
const OF_GOODS =
  /deliver|ship|order|liefer|bestell|livr|command|entrega|albar|pedid|consegn|ordin|lever|bestel|dostaw|zamow|dodan|objednav/;
function isYearsAfter(date: string, invoice: string): boolean {
  const days = (Date.parse(date) - Date.parse(invoice)) / 86_400_000;
  return days > 300 && days < 1000;
}

const isIn = ({ page, box }: Source, cell: Cell): boolean =>
  page === cell.page &&
  box !== null &&
  middle(box) > cell.box.y &&
  middle(box) < bottom(cell.box) &&
  sidewaysOverlap(box, cell.box) > 0;

/** "DUE | DATE | 26/02/2019": the words of one label may be set wide. */
function labelsBefore(cells: Cell[], at: number): string[] {
  const words = cells.slice(Math.max(0, at - 2), at).map(({ folded }) => folded);
  const isSpaced = words.length === 2 && words.every((word) => /^\p{L}+$/u.test(word));
  return [...words.slice(-1), ...(isSpaced ? [words.join(' ')] : [])];
}

/** The label over a date: in the row before it, or close above where a row of the columns beside it stands between. */
export function above({ page, box }: Cell, before: TextLine[]): string | undefined {
  return before
    .filter((line, at) => line.page === page && (at === before.length - 1 || box.y - line.box.y < NEAR * box.height))
    .reverse()
    .flatMap(({ cells }) => cells.find((other) => sidewaysOverlap(other.box, box) > 0.3) ?? [])[0]?.folded;
}
/** In text heights. */
const NEAR = 2.5;

export function datesIn(text: string): { index: number; end: number; text: string; dates: string[] }[] {
  const found = [];
  let from = /\d/.test(text) ? 0 : text.length;
  for (;;) {
    const date = findDate(text.slice(from));
    if (!date) return found;
    const index = from + date.index;
    const end = index + date.length;
    const dates = [date.dayFirst, date.monthFirst].filter((one) => one !== null);
    found.push({ index, end, dates, text: text.slice(index, end) });
    from = end;
  }
}
