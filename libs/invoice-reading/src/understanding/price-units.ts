import { Decimal } from '../decimal.js';
import { fold } from './fold.js';
import type { Column } from './line-columns.js';
import type { TableRow } from './table-rows.js';
import type { NumberToken } from './tokens.js';

/** The letter behind a price of an American distributor: of a hundred (C), of a thousand (M). */
const LETTERS: Record<string, string> = { C: '100', CWT: '100', M: '1000' };
/** "Price / hundred", "Preis je 100 Stk", "Prezzo per 1.000". */
const STATED: [RegExp, string][] = [
  [/(?:^| )(?:hundred|100)(?: \p{L}{1,4})?$/u, '100'],
  [/(?:^| )(?:thousand|mille|1 ?000)(?: \p{L}{1,4})?$/u, '1000'],
];

/**
 * Where no column says how many a price is for, its heading may, or a letter behind each price: as a column of its own,
 * which nothing else stands under.
 */
export function withPriceUnits(columns: Column[], rows: TableRow[]): { columns: Column[]; rows: TableRow[] } {
  if (columns.some(({ roles }) => roles.includes('priceUnit'))) return { columns, rows };
  const prices = columns.flatMap(({ roles, heading }, index) =>
    roles.includes('unitPrice') ? [{ index, stated: statedIn(heading) }] : [],
  );
  const found = rows.map((row) => prices.flatMap(({ index, stated }) => unitOf(row, index, stated) ?? [])[0]);
  if (!found.some(Boolean)) return { columns, rows };
  const column: Column = { box: NOWHERE, heading: '', roles: ['priceUnit'], tiers: [] };
  return {
    columns: [...columns, column],
    rows: rows.map((row, index) => {
      const unit = found[index];
      return unit ? { ...row, numbers: new Map([...row.numbers, [columns.length, unit]]) } : row;
    }),
  };
}
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const statedIn = (heading: string): string | undefined => STATED.find(([said]) => said.test(fold(heading)))?.[1];

function unitOf(row: TableRow, index: number, stated: string | undefined): NumberToken | null {
  const price = row.numbers.get(index);
  if (!price) return null;
  const count = LETTERS[letterBehind(row, price) ?? ''] ?? stated;
  return count === undefined ? null : { ...price, value: Decimal.of(count), text: count };
}

function letterBehind({ line }: TableRow, { words }: NumberToken): string | undefined {
  const cell = line.cells.find((one) => one.words.includes(words.at(-1)!));
  const next = cell?.words[cell.words.indexOf(words.at(-1)!) + 1];
  return next?.text.replace(/^\//, '');
}
