import { Decimal } from '../decimal.js';
import { isWhole } from '../account/tax-rates.js';
import { CLEAR_CURRENCY, codeOf } from './currency-codes.js';
import type { Equivalent } from './equivalents.js';
import { EXCHANGE } from './exchange-rates.js';
import type { DecimalMark } from './numbers.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { type NumberToken, numberTokensIn } from './tokens.js';

interface Figure {
  value: Decimal;
  /** Of the currency that it is printed with, or that its row is named by. */
  code: string | undefined;
  cell: Cell;
}

/**
 * "1 381,55 EUR | 558 837,00 HUF" with the rate between both, "27 % HUF" before a row of figures: amounts that are printed once
 * more in another currency. Where each of them is one of the others at the one printed rate, none of them is an amount of
 * the invoice; the rest of the lines is returned. Else nothing is taken.
 */
export function withoutConverted(lines: TextLine[], mark: DecimalMark, equivalents: Equivalent[] = []): TextLine[] {
  const [equivalent, ...more] = equivalents;
  const told = equivalent && more.length === 0 ? { value: equivalent.rate, cells: [] } : null;
  const rate = rateIn(lines, mark) ?? told;
  if (!rate) return lines;
  const figures = lines.flatMap((line) => figuresOf(line, mark)).filter(({ cell }) => !rate.cells.includes(cell));
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
  return lines.flatMap((line) => {
    const cells = line.cells.filter((cell) => !taken.has(cell) && !isNameOf(cell, line, foreign));
    if (cells.length === line.cells.length) return [line];
    return cells.length > 0 ? [{ ...line, cells }] : [];
  });
}

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
function figuresOf(line: TextLine, mark: DecimalMark): Figure[] {
  const name = line.cells.find(({ text }) => ROW_NAME.test(text));
  const ofRow = name && codeOf(ROW_NAME.exec(name.text)![1]!);
  return line.cells.flatMap((cell) =>
    numberTokensIn(cell, mark)
      .filter(isMoney)
      .map(({ value, text }) => {
        const code = WITH_CODE.exec(text)?.[0];
        return { value, cell, code: code ? codeOf(code) : ofRow };
      }),
  );
}
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
