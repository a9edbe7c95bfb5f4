import { around, right, sidewaysOverlap, type Box, type Word } from '../page-model.js';
import type { Column, TableHeader } from './line-columns.js';
import { isNumberLike } from './numbers.js';
import { cellOf, type Cell, type TextLine } from './text-lines.js';

/** "5x £90.68", "12 × 3,50 €", "7 hours at £104.34", "4 Std. à 60,00 €": how many at which price, in one cell. */
const COUNTED =
  /^(?<count>\d+(?:[.,]\d+)?)\s?(?:[x×*]|(?:[^\W\d]+\.?\s)?(?:at|@|à|zu je|zu|a|per)\s)\s?(?<price>.*\d[.,]\d\d\b.*)$/i;

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
  const box = around([column.box, ...own.map((cell) => ({ ...cell.box, y: column.box.y }))]);
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
    return [cellOf([inHalf(left!, found.count)]), cellOf([inHalf(rest!, found.price)])];
  };
  const changed = body.filter(({ cells }) => cells.some((cell) => own.includes(cell)));
  return {
    header: { ...header, columns },
    parted: new Map(changed.map((line) => [line, { ...line, cells: line.cells.flatMap(part) }])),
  };
}

function countedIn({ text }: Cell): { count: string; price: string } | null {
  const { count, price } = COUNTED.exec(text)?.groups ?? {};
  return count && price && isNumberLike(price) ? { count, price } : null;
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
