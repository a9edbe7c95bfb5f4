import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { months } from '../calendar-names.js';
import { groupWhile } from '../../group-while.js';
import { UNIT_WORD } from '../column-vocabulary.js';
import { countedFields } from '../counted-fields.js';
import { right, sidewaysOverlap } from '../../page-model.js';
import { fold } from '../fold.js';
import { isWeighed } from '../measures.js';
import { CURRENCY_ALONE, type DecimalMark, parseNumber } from '../numbers.js';
import { type Cell, cellOf } from '../cells.js';
import { textOf, type TextLine } from '../text-lines.js';
import { numberTokensIn } from '../tokens.js';
import { isMeasure, isPiece, isSum, isTotalQuantity } from '../words/measure-words.js';
import { ENDS_IN_UNIT } from './hours.js';
import type { Printed } from './leftovers.js';
import type { NotedLine } from './noted-lines.js';
import { WHOLE } from './packages.js';

/** What is counted of the whole delivery: the quantities of all lines. */
export const leftMeasures = (printed: Printed): Doubt[] =>
  [...wrongQuantities(printed), ...wrongColumns(printed), ...wrongCounts(printed)].slice(0, 1);

/** Of all lines, or of those with the unit that is named with it. */
function wrongQuantities(printed: Printed): Doubt[] {
  const { noted } = printed;
  const byWord = quantitiesByWord(noted);
  const byHeading = columnsByHeading(printed);
  const pieces = piecesOf(noted);
  return [...printed.lines, ...printed.tail].flatMap((line) => {
    if (noted.length === 0) return [];
    const cell = line.cells.find(({ folded }) => isTotalQuantity(folded));
    const sentence = cell ? undefined : sentencesOf(line).find(({ folded }) => isTotalQuantity(folded));
    const field = countedFields(textOf(line)).find(({ labels }) => labels.some((one) => isTotalQuantity(fold(one))));
    if (!cell && !sentence && !field)
      return [
        ...wrongPieces(pieces, line, printed.mark),
        ...nearlyOf(byWord, NEAR, line, printed.mark),
        ...nearlyOf(byHeading, MISCOUNTED, line, printed.mark),
      ];
    const own = cell ? line.cells.slice(line.cells.indexOf(cell)) : sentence ? [sentence] : [];
    const [number] = own.flatMap((one) => numberTokensIn(one, printed.mark));
    const said = number?.value ?? (field && Decimal.of(field.figure));
    if (!said) return [];
    const units = fold(textOf(line))
      .split(' ')
      .filter((word) => UNIT_WORD.test(word) || isMeasure(word));
    const all = noted.flatMap(({ line: { quantity } }) => quantity?.value ?? []);
    const sums = [all, ...units.map((unit) => byWord.get(unit) ?? [])].map((some) => Decimal.sum(some));
    if (
      sums.some((sum) => sum.equals(said)) ||
      (all.some((one) => one.equals(said)) && listed(line, units, printed)?.equals(said))
    )
      return [];
    return [{ code: 'piece-count', message: `The invoice says “${textOf(line)}”, but its lines come to ${sums[0]}.` }];
  });
}

/** "2 June: Workshop, 4.5 hours", "9 June: Design, 7 hours" over "Total hours: 11.5": what the list above it comes to. */
function listed(line: TextLine, units: string[], { lines, mark }: Printed): Decimal | null {
  const counts: Decimal[] = [];
  for (let at = lines.indexOf(line) - 1; at >= 0 && lines[at]!.page === line.page; at--) {
    const [, figure, unit] = ENDS_IN_UNIT.exec(textOf(lines[at]!)) ?? [];
    const count = figure && units.includes(fold(unit!)) ? parseNumber(figure, mark) : null;
    if (!count) break;
    counts.push(count);
  }
  return counts.length > 1 ? Decimal.sum(counts) : null;
}

/** Of all lines, none of which has another unit. */
function piecesOf(noted: NotedLine[]): Decimal | null {
  const areAlike = noted.every(({ line: { quantity }, own }) =>
    own.every(({ folded }) => {
      const unit = folded.replace(/^[\d ]+/, '');
      return quantity !== null && (!UNIT_WORD.test(unit) || isPiece(unit));
    }),
  );
  return areAlike ? Decimal.sum(noted.flatMap(({ line: { quantity } }) => quantity?.value ?? [])) : null;
}

/** "For the four print jobs (80,000 pieces in all) we charge". */
function wrongPieces(all: Decimal | null, line: TextLine, mark: DecimalMark): Doubt[] {
  const [said, before, figure, unit, behind] = (all && IN_ALL.exec(textOf(line))) ?? [];
  if (!all || !figure || !isPiece(fold(unit!)) || ![before, behind].some((word) => isSum(fold(word ?? '')))) return [];
  const value = parseNumber(figure.trim(), mark);
  if (!value || value.equals(all)) return [];
  return [{ code: 'piece-count', message: `The invoice says “${said!.trim()}”, but its lines come to ${all}.` }];
}
const IN_ALL =
  /(?:(?<!\p{L})(\p{L}{1,20})[ :]{1,2})?(?<![\p{L}\d.,/-])(\d[\d.,'’ \u00a0]{0,11}) ?(\p{L}{2,})\.?(?: (?:in )?(\p{L}+))?/u;

/** "Sum of cartons | 29" below the lines, in a column of that name: whatever it counts, it is what stands in it. */
function wrongColumns({ noted, table, lines, tail, isBelow }: Printed): Doubt[] {
  const rows = [...new Set([...lines.filter(isBelow), ...tail])];
  return rows.flatMap(({ cells: [label, figure, ...more] }) => {
    if (!label || !figure || more.length > 0 || !WHOLE.test(figure.text)) return [];
    const counted = label.folded.split(' ').filter((word) => !isSum(word));
    const isOfColumn = ({ box }: Cell): boolean => Math.abs(right(box) - right(figure.box)) < FLUSH;
    const isHeading = ({ folded, box }: Cell): boolean =>
      folded === counted.join(' ') && sidewaysOverlap(box, figure.box) > 0;
    const isNamed = counted.length < label.words.length && table.some(({ cells }) => cells.some(isHeading));
    const column = noted.flatMap(({ own }) => own.filter((cell) => WHOLE.test(cell.text) && isOfColumn(cell)));
    const sum = column.reduce((all, { text }) => all + Number(text), 0);
    if (!isNamed || column.length < 2 || sum === Number(figure.text)) return [];
    const message = `The invoice says “${label.text} ${figure.text}”, but its lines come to ${sum}.`;
    return [{ code: 'piece-count', message }];
  });
}
/** In points. */
const FLUSH = 1.5;

/** "Total parcels" over 77 in a strip of fields below the lines, or "Total number of parcels: 77", where these have a column of parcels. */
function wrongCounts(printed: Printed): Doubt[] {
  const rows = printed.lines.filter(printed.isBelow);
  const columns = [...columnsByHeading(printed)].filter(
    ([, { length }]) => length > 1 && length >= printed.noted.length,
  );
  const sums = new Map(columns.map(([heading, column]) => [heading, Decimal.sum(column)]));
  return rows.flatMap(({ page, cells }, at) =>
    cells.flatMap(({ text, folded, box }) => {
      const own = / ?: ?(\d{1,4})$/.exec(text)?.[1];
      const words = (own ? folded.slice(0, -own.length).trim() : folded).split(' ');
      const [counted, ...more] = words.filter((word) => !isSum(word) && !NUMBER_OF.test(word));
      if (!counted || more.length > 0 || words.length === 1) return [];
      const below = rows[at + 1]?.page === page ? rows[at + 1]!.cells : [];
      const figure = own ?? below.find((cell) => WHOLE.test(cell.text) && sidewaysOverlap(cell.box, box) > 0)?.text;
      const sum = sums.get(counted);
      if (!figure || !sum || sum.toNumber() === Number(figure)) return [];
      const said = own ? text : `${text} ${figure}`;
      return [{ code: 'piece-count', message: `The invoice says “${said}”, but its lines come to ${sum}.` }];
    }),
  );
}

/** Folded. */
const NUMBER_OF =
  /^(?:number|no|of|the|in|im|au|en|anzahl|zahl|der|nombre|nbre|nb|de|des|numero|n|di|del|dei|delle|aantal|van|liczba|ilosc|pocet|antal|antall|numar|numer)$/;

/** For each word on the lines, folded, the quantities of these. */
function quantitiesByWord(noted: NotedLine[]): Map<string, Decimal[]> {
  const quantities = new Map<string, Decimal[]>();
  for (const { own, below, line } of noted) {
    if (!line.quantity) continue;
    // "14 colis à 26,40" below the name.
    const figure = `${line.quantity.text} `;
    const counted = below.flatMap(({ text }) => (text.startsWith(figure) ? fold(text.slice(figure.length)) : []));
    const words = own.flatMap(({ folded }) => folded.split(' '));
    for (const word of new Set([...words, ...counted.map((text) => text.split(' ')[0]!)])) {
      const some = quantities.get(word);
      if (some) some.push(line.quantity.value);
      else quantities.set(word, [line.quantity.value]);
    }
  }
  return quantities;
}

/** What stands in each column of whole figures, by its heading of one word. */
export function columnsByHeading({ noted, table }: Printed): Map<string, Decimal[]> {
  const first = table.findIndex(({ cells }) => cells === noted[0]?.own);
  const headings = table
    .slice(0, Math.max(0, first))
    .flatMap(({ cells }) => cells.filter(({ words, text }) => words.length === 1 && !/\d/.test(text)));
  const rows = noted.map(({ own }) => own.filter(({ text }) => WHOLE.test(text)));
  const isUnder = under(table);
  return new Map(
    [...new Map(headings.map((heading) => [heading.folded, heading]))].map(([word, heading]) => [
      word,
      rows.flatMap((cells) => cells.filter((cell) => isUnder(cell, heading)).map(({ text }) => Decimal.of(text))),
    ]),
  );
}

/** Whether a cell stands under a heading, as that is printed on its page: on the next one columns may be wider. */
export function under(table: TextLine[]): (cell: Cell, heading: Cell) => boolean {
  const places = new Map<string, Cell>();
  for (const cell of table.flatMap(({ cells }) => cells)) {
    const key = `${cell.page} ${cell.folded}`;
    if (!/\d/.test(cell.text) && !places.has(key)) places.set(key, cell);
  }
  return ({ page, box }, heading) => sidewaysOverlap(box, (places.get(`${page} ${heading.folded}`) ?? heading).box) > 0;
}

/** "8 381 kWh in total" below lines of 8 380, "106 trays" below a column of trays: so near to what these come to, it can only be that. */
function nearlyOf(byWord: Map<string, Decimal[]>, within: number, line: TextLine, mark: DecimalMark): Doubt[] {
  if (line.cells.some(isWeighed)) return [];
  const text = textOf(line);
  return [...text.matchAll(WITH_UNIT)].flatMap(([said, figure, unit]) => {
    const value = CURRENCY_ALONE.test(unit!) ? null : parseNumber(figure!.trim(), mark);
    const quantities = byWord.get(fold(unit!)) ?? [];
    const sum = Decimal.sum(quantities);
    if (!value || quantities.length === 0 || [sum, ...quantities].some((one) => one.equals(value))) return [];
    const apart = Math.abs(value.minus(sum).toNumber());
    // What several lines count by a whole word, as minutes or sacks, is told from further.
    const isOfSeveral = quantities.length > 1 && fold(unit!).length > ABBREVIATED && !months().has(fold(unit!));
    if (apart > Math.max(within, isOfSeveral ? FAR : 0) * sum.toNumber()) return [];
    return [{ code: 'piece-count', message: `The invoice says “${said.trim()}”, but its lines come to ${sum}.` }];
  });
}
const WITH_UNIT = /(?<![\p{L}\d.,/-])(\d[\d.,'’ \u00a0]*) ?(\p{L}[\p{L}²³]*)/gu;
const NEAR = 0.02;
const MISCOUNTED = 0.1;
const FAR = 0.25;
/** In letters. */
const ABBREVIATED = 4;

/** "Quote 250394. Total quantity: 12 pcs": each begins with a capital behind a point or a figure. */
const sentencesOf = ({ cells }: TextLine): Cell[] =>
  cells.flatMap(({ words }) =>
    groupWhile(words, ({ text }, last) => !(/[.\d]$/.test(last.text) && /^\p{Lu}/u.test(text))).map(cellOf),
  );
