import { Decimal } from '../decimal.js';
import { multipliesOut } from '../line-arithmetic.js';
import { sidewaysOverlap } from '../page-model.js';
import { textOfWords } from './cells.js';
import { fold } from './fold.js';
import type { Column } from './line-columns.js';
import type { TableRow } from './table-rows.js';
import type { NumberToken, Token } from './tokens.js';

/** The letter behind a price of an American distributor: of a hundred (C), of a thousand (M). */
const LETTERS: Record<string, string> = { C: '100', CWT: '100', M: '1000' };
/** Words under "Per", where M are metres as well. */
const WORDS: Record<string, string> = { C: '100', HD: '100', HUN: '100', TH: '1000', TSD: '1000' };
/** "Price / hundred", "Preis je 100 Stück EUR", "Prezzo per 1.000". */
const STATED: [RegExp, string][] = [
  [/(?:^| )(?:hundred|100)(?: \p{L}{1,9}){0,2}$/u, '100'],
  [/(?:^| )(?:thousand|mille|1 ?000)(?: \p{L}{1,9}){0,2}$/u, '1000'],
];

/**
 * A column may say in words how many a price is for. Where none does, its heading may, or a letter behind each price: as a
 * column of its own, which nothing else stands under.
 */
export function withPriceUnits(columns: Column[], printed: TableRow[]): { columns: Column[]; rows: TableRow[] } {
  const rows = printed.map((row) => withoutHundredths(row, columns));
  const own = columns.findIndex(({ roles }) => roles.includes('priceUnit'));
  if (own >= 0) return { columns, rows: rows.map((row) => withUnitInWords(row, own, columns[own]!)) };
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

/** "HD" under "Per", where other lines have "EA". */
function withUnitInWords(row: TableRow, column: number, { box }: Column): TableRow {
  const cell = row.line.cells.find((one) => one.text in WORDS && sidewaysOverlap(one.box, box) > 0);
  if (!cell || row.numbers.has(column)) return row;
  const { words, box: place } = cell;
  const text = WORDS[cell.text]!;
  const unit: NumberToken = { kind: 'number', value: Decimal.of(text), percent: false, text, words, box: place };
  return { ...row, numbers: new Map([...row.numbers, [column, unit]]) };
}

/** "7,49 c/kWh" where other prices are in euros: energy is priced in hundredths. */
function withoutHundredths(row: TableRow, columns: Column[]): TableRow {
  const changed = [...row.numbers].map(([index, token]): [number, NumberToken] =>
    columns[index]?.roles.includes('unitPrice') && HUNDREDTHS.test(wordsBehind(row, token))
      ? [index, { ...token, value: token.value.times(A_HUNDREDTH) }]
      : [index, token],
  );
  return { ...row, numbers: new Map(changed) };
}
const HUNDREDTHS = /^(?:c|ct|cts|cent|snt|öre|øre|ore|gr|¢|p) ?\/ ?k?[Ww]h/;
const A_HUNDREDTH = Decimal.of('0.01');

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const statedIn = (heading: string): string | undefined => STATED.find(([said]) => said.test(fold(heading)))?.[1];

function unitOf(row: TableRow, index: number, stated: string | undefined): NumberToken | null {
  const price = row.numbers.get(index);
  if (!price) return null;
  const behind = wordsBehind(row, price);
  const count =
    LETTERS[behind.replace(/^\//, '')] ??
    PER.exec(behind)?.[1]?.replace(/\D/g, '') ??
    stated ??
    shareBeside(row, price);
  return count === undefined ? null : { ...price, value: Decimal.of(count), text: count };
}

function wordsBehind({ line }: TableRow, { words }: NumberToken): string {
  const cell = line.cells.find((one) => one.words.includes(words.at(-1)!));
  const behind = cell?.words.slice(cell.words.indexOf(words.at(-1)!) + 1) ?? [];
  return textOfWords(behind);
}

/**
 * "82.600 | C | 413.00": under a heading for units M are metres as well, unless the line comes to no more than a share; or "wood
 * screws, price per 100" among its words, which may say how many one pack has.
 */
function shareBeside({ line: { cells }, numbers }: TableRow, price: NumberToken): string | undefined {
  const at = cells.findIndex(({ words }) => words.includes(price.words[0]!));
  const said = cells.flatMap(({ folded }) => SAID.exec(folded)?.[1] ?? [])[0];
  const count = LETTERS[cells[at + 1]?.text ?? ''] ?? said?.replace(' ', '');
  if (count === undefined) return undefined;
  const priceUnit = Decimal.of(count);
  const others = [...numbers.values()].filter((one) => one !== price && !one.value.isZero());
  const isShare = others.some((quantity) =>
    others.some(({ value: amount }) => {
      if (quantity.value === amount || multipliesOut(quantity.value, price.value, amount)) return false;
      return multipliesOut(quantity.value, price.value, amount, { priceUnit });
    }),
  );
  return isShare ? count : undefined;
}
/** Folded. */
const SAID = /(?:^| )(?:per|pro|je|par|por|pr|za|al?|zu|aux?) (100|1 ?000)(?: \p{L}{1,9})?$/u;
const COUNT = String.raw`1(?:0|0?00|[.,' ]?000)?`;
/** "/ 1000", "per 100 pcs"; "/ 1 ST" where others are of 100. */
const PER = new RegExp(String.raw`^(?:\/|per|pro|je|par|za) ?(${COUNT})(?!\d)`);

/** "64.30 / 1000": a price, without how many it is for. */
export function withoutCount(tokens: Token[]): Token[] {
  const [price, per, count, ...more] = tokens;
  const isCounted =
    price?.kind === 'number' && price.value.decimals > 0 && count?.kind === 'number' && more.length <= 1;
  return isCounted && PER.test(`${per!.text} ${count.text}`) ? [price] : tokens;
}
