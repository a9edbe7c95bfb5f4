import { around, right, sidewaysOverlap, type Box, type Word } from '../page-model.js';
import type { Column, TableHeader } from './line-columns.js';
import { CURRENCY_CODES, CURRENCY_SIGNS, isNumberLike } from './numbers.js';
import { cellOf, type Cell } from './cells.js';
import type { TextLine } from './text-lines.js';

const CURRENCY = String.raw`(?:${CURRENCY_SIGNS}|${CURRENCY_CODES})`;
const COUNT = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d+)?|\d[\d.,'’]*`;
/** A price has cents or more. */
const PRICE = String.raw`(?:${CURRENCY}\s?)?\d[\d.,'’ ]*[.,]\d{2,5}(?!\d)(?:\s?${CURRENCY}(?!\p{L}))?`;
const UNIT = String.raw`\p{L}{1,10}[23²³]?\.?`;
const TIMES = String.raw`(?:(?:${UNIT}\s)?[x×*]\s?|(?:${UNIT}\s)?(?:at|@|à|zu je|zu|a|per)\s)`;
/** Amounts alone need not be tried with all currencies. */
const MAY_COUNT = /[\p{L}×*@]/u;
/** "5x £90.68", "12 × 3,50 €", "42,074 kg × 2,419", "7 hours at £104.34", "4 Std. à 60,00 €": how many at which price, in one cell; words may follow. */
const COUNTED = new RegExp(
  String.raw`^(?<count>${COUNT})\s?${TIMES}(?<price>${PRICE})(?:\s?\/\s?${UNIT})?(?<rest>(?:\s\p{L}.*)?)$`,
  'iu',
);
/** "€45.50× 1": of a shop that prints the price first. */
const PRICED = new RegExp(String.raw`^(?<price>${PRICE})\s?[x×]\s?(?<count>\d{1,4})$`, 'iu');
const SAYS_COUNT = new RegExp(String.raw`(?<![\p{L}\d])(?:${COUNT})\s?${TIMES}${PRICE}`, 'iu');

/** How many at which price stands somewhere in it. */
export const saysCount = (text: string): boolean => SAYS_COUNT.test(text);

/** A table whose column of counted prices is parted into two, with the lines that this changes. */
export interface PartedTable {
  header: TableHeader;
  /** Each changed line as it is read. */
  parted: Map<TextLine, TextLine>;
}

/** Parts the column whose cells hold quantity and unit price together; that they do is told by the cells, not by the heading. */
export function partCountedPrices(header: TableHeader, body: TextLine[]): PartedTable {
  const counted = body.flatMap(({ cells }) => cells.filter((cell) => countedIn(cell) !== null));
  const column = header.columns.find(({ box }) => counted.some((cell) => sidewaysOverlap(cell.box, box) > 0));
  if (!column) return { header, parted: new Map() };
  const own = counted.filter((cell) => sidewaysOverlap(cell.box, column.box) > 0);
  const box = around([column.box, ...own.map((cell) => ({ ...countedBox(cell), y: column.box.y }))]);
  const [left, rest] = halves(box);
  const columns = header.columns.flatMap((other) =>
    other === column ? [columnOf(column, left!, 'quantity'), columnOf(column, rest!, 'unitPrice')] : [other],
  );
  const part = (cell: Cell): Cell[] => {
    const found = own.includes(cell) ? countedIn(cell) : null;
    if (!found) return [cell];
    const [first] = cell.words;
    const inHalf = (half: Box, text: string): Word => ({
      ...first!,
      text,
      box: { ...half, y: cell.box.y, height: cell.box.height },
    });
    const counted = [cellOf([inHalf(left!, found.count)]), cellOf([inHalf(rest!, found.price)])];
    return found.words.length > 0 ? [...counted, cellOf(found.words)] : counted;
  };
  const changed = body.filter(({ cells }) => cells.some((cell) => own.includes(cell)));
  return {
    header: { ...header, columns },
    parted: new Map(changed.map((line) => [line, { ...line, cells: line.cells.flatMap(part) }])),
  };
}

interface Counted {
  count: string;
  price: string;
  /** What follows. */
  words: Word[];
}

function countedIn({ text, words }: Cell): Counted | null {
  if (!MAY_COUNT.test(text)) return null;
  const { count, price, rest } = (COUNTED.exec(text) ?? PRICED.exec(text))?.groups ?? {};
  if (!count || !price || !isNumberLike(price)) return null;
  const following = rest ? rest.trim().split(' ').length : 0;
  return { count, price: price.trim(), words: words.slice(words.length - following) };
}

function countedBox(cell: Cell): Box {
  const { words } = countedIn(cell)!;
  return around(cell.words.filter((word) => !words.includes(word)).map((word) => word.box));
}

const columnOf = ({ heading }: Column, box: Box, role: 'quantity' | 'unitPrice'): Column => ({
  ...{ box, heading, roles: [role] },
  tiers: [{ heading, roles: [role] }],
});

/** With a gap between, so that nothing stands under both. */
function halves(box: Box): Box[] {
  const width = box.width * 0.45;
  return [
    { ...box, width },
    { ...box, x: right(box) - width, width },
  ];
}
