import { Decimal } from '../decimal.js';
import { isWhole } from '../account/tax-rates.js';
import { CLEAR_CURRENCY, codeOf } from './currency-codes.js';
import type { Equivalent } from './equivalents.js';
import { EXCHANGE } from './exchange-rates.js';
import type { DecimalMark } from './numbers.js';
import { right, type Word } from '../page-model.js';
import { type Cell, cellOf } from './cells.js';
import type { TextLine } from './text-lines.js';
import { type NumberToken, numberTokensIn } from './tokens.js';

interface Figure {
  value: Decimal;
  /** Of the currency that it is printed with, or that its row or its column is named by. */
  code: string | undefined;
  cell: Cell;
  words: Word[];
}

/**
 * "1 381,55 EUR | 558 837,00 HUF" with the rate between both, "27 % HUF" before a row of figures, "EUR | HUF" over them: amounts
 * that are printed once more in another currency. Where each of them is one of the others at the one printed rate, none of
 * them is an amount of the invoice; the rest of the lines is returned. Else nothing is taken.
 */
export function withoutConverted(lines: TextLine[], mark: DecimalMark, equivalents: Equivalent[] = []): TextLine[] {
  const [equivalent, ...more] = equivalents;
  const told = equivalent && more.length === 0 ? { value: equivalent.rate, cells: [] } : null;
  const rate = rateIn(lines, mark) ?? told;
  if (!rate) return lines;
  let columns: Cell[] = [];
  const figures = lines
    .flatMap((line) => {
      if (areCodes(line.cells)) columns = line.cells;
      return figuresOf(line, mark, columns);
    })
    .filter(({ cell }) => !rate.cells.includes(cell));
  const codes = [...new Set(figures.flatMap(({ code }) => code ?? []))];
  if (codes.length !== 2) return lines;
  const convertible = codes.filter((code) => {
    const [own, others] = [true, false].map((wanted) => figures.filter((figure) => (figure.code === code) === wanted));
    return own!.every(({ value }) => others!.some((other) => isConverted(value, other.value, rate.value)));
  });
  // Of both, the one that figures without a currency have stands for the invoice, else the one that is printed first.
  const bare = figures.flatMap(({ code, value }) => (code ? [] : value));
  const isBare = (code: string): boolean =>
    figures.some((figure) => figure.code === code && bare.some((value) => value.equals(figure.value)));
  const foreign =
    convertible.find((code) => !isBare(code) && codes.some((other) => other !== code && isBare(other))) ??
    convertible.at(-1);
  if (!foreign) return lines;
  const taken = new Set([...rate.cells, ...figures.flatMap(({ code, cell }) => (code === foreign ? cell : []))]);
  // "2 745,00 11 753,27" under both names.
  const mixed = new Set(figures.flatMap(({ code, cell }) => (taken.has(cell) && code !== foreign ? cell : [])));
  const cut = new Set(figures.flatMap(({ code, cell, words }) => (code === foreign && mixed.has(cell) ? words : [])));
  return lines.flatMap((line) => {
    const cells = line.cells.flatMap((cell) => {
      if (mixed.has(cell)) return cellOf(cell.words.filter((word) => !cut.has(word)));
      return taken.has(cell) || isNameOf(cell, line, foreign) ? [] : cell;
    });
    if (cells.length === line.cells.length && cells.every((cell) => line.cells.includes(cell))) return [line];
    return cells.length > 0 ? [{ ...line, cells }] : [];
  });
}

/** "EUR | PLN" and nothing else: the names of two columns. */
const areCodes = (cells: Cell[]): boolean =>
  cells.every(({ text }) => CODE_ALONE.test(text)) && new Set(cells.map(({ text }) => codeOf(text))).size > 1;
const CODE_ALONE = new RegExp(`^(?:${CLEAR_CURRENCY})$`, 'u');

/** "Exchange rate: 388,65", "Árfolyam: | 404,50 HUF/EUR": the only one of the paper. */
function rateIn(lines: TextLine[], mark: DecimalMark): { value: Decimal; cells: Cell[] } | null {
  const found = lines.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => {
      const label = EXCHANGE.test(cell.folded) ? cell : cells[at - 1];
      if (!label || !EXCHANGE.test(label.folded) || label.words.length > LABEL_WORDS) return [];
      const number = numberTokensIn(cell, mark).at(-1);
      const isRate = number && !number.percent && number.value.decimals >= 2 && !number.value.isZero();
      return isRate ? [{ value: number.value, cells: label === cell ? [cell] : [label, cell] }] : [];
    }),
  );
  return found.length === 1 ? found[0]! : null;
}
const LABEL_WORDS = 8;

/** The figures of money on a line. */
function figuresOf(line: TextLine, mark: DecimalMark, columns: Cell[]): Figure[] {
  const name = line.cells.find(({ text }) => ROW_NAME.test(text));
  const ofRow = name && codeOf(ROW_NAME.exec(name.text)![1]!);
  const ofColumn = ({ box }: NumberToken): string | undefined => {
    const over = columns.find((cell) => cell.page === line.page && Math.abs(right(cell.box) - right(box)) < FLUSH);
    return over && codeOf(over.text);
  };
  return line.cells.flatMap((cell) =>
    numberTokensIn(cell, mark)
      .filter(isMoney)
      .map((token) => {
        const code = WITH_CODE.exec(token.text)?.[0] ?? codeBeside(token.text, cell.text);
        const { value, words } = token;
        return { value, cell, words, code: code ? codeOf(code) : (ofRow ?? ofColumn(token)) };
      }),
  );
}
/** In points. */
const FLUSH = 3;
/** "523,94 PLN." at the end of a sentence, "VAT in PLN: 523,94". */
function codeBeside(figure: string, text: string): string | undefined {
  const at = text.indexOf(figure);
  return BEHIND.exec(text.slice(at + figure.length))?.[1] ?? BEFORE.exec(text.slice(0, Math.max(0, at)))?.[1];
}
const BEHIND = new RegExp(String.raw`^ ?(${CLEAR_CURRENCY})(?!\p{L})`, 'u');
const BEFORE = new RegExp(String.raw`(?<!\p{L})(${CLEAR_CURRENCY}): ?$`, 'u');
const isMoney = ({ percent, value }: NumberToken): boolean => !percent && value.decimals === 2;
/** "27% HUF", "Összesen HUF / Total HUF" before the figures of a row. */
const ROW_NAME = new RegExp(String.raw`^[^\d]*(?:\d{1,2} ?% ?)?[^\d]*(?<!\p{L})(${CLEAR_CURRENCY})$`, 'u');
const WITH_CODE = new RegExp(`(?:${CLEAR_CURRENCY})`, 'u');
const isNameOf = (cell: Cell, { cells }: TextLine, foreign: string): boolean => {
  const code = cells.length > 1 ? ROW_NAME.exec(cell.text)?.[1] : undefined;
  return code !== undefined && codeOf(code) === foreign;
};

/** At the rate, or the other way round; sums of rounded amounts are one unit less exact. */
const isConverted = (value: Decimal, of: Decimal, rate: Decimal): boolean =>
  [of.times(rate), of.dividedBy(rate, 6)].some(
    (other) =>
      other
        .minus(value)
        .abs()
        .compare(isWhole(value) ? ONE : CENTS) <= 0,
  );
const ONE = Decimal.of(1);
const CENTS = Decimal.of('0.01');
