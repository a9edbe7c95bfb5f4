import { Decimal } from '../decimal.js';
import { CLEAR_CURRENCY, codeOf } from './currency-codes.js';
import { fold } from './fold.js';
import { type DecimalMark, parseNumber } from './numbers.js';
import { type Cell, cellOf } from './cells.js';
import type { TextLine } from './text-lines.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** What an invoice comes to in another currency, at a rate that is printed with it. */
export interface Equivalent {
  text: string;
  /** One unit of the first currency is so much of the second; null where that is the invoice's own. */
  of: string | null;
  to: string;
  rate: Decimal;
  /** In the second currency; null where only the rate is printed. */
  amount: Decimal | null;
  /** What the words before the amount name, if it is not the total. */
  part: 'tax' | 'net' | null;
}

const NUMBER = String.raw`(\d[\d.,'’ \u00a0\u202f]*\d|\d)`;
const MONEY = String.raw`(?:(${CLEAR_CURRENCY}) ?${NUMBER}|${NUMBER} ?(${CLEAR_CURRENCY}))(?!\p{L})`;
/** "1 PLN = EUR 0,2372, razem EUR 661,45", whatever the words between are; "1€ = 5,0937 lei". */
const EQUIVALENT = new RegExp(
  String.raw`(?<![\d.,])1(?:[.,]0+)? ?(${CLEAR_CURRENCY}) ?= ?${MONEY}(?:([^\d=]{0,40}?)${MONEY})?`,
  'u',
);

/** "Motverdi EUR 1 209,09 (kurs 0,086087)": of the invoice's own currency. */
const COUNTER_VALUE = new RegExp(String.raw`${MONEY} \((?:\p{L}{2,}[.:]? )(\d+[.,]\d{4,8})\)`, 'u');

/** "Total equals EUR 5,645.61 at EUR 1.152941 per 1 GBP", whatever the words between are. */
const AT_RATE = new RegExp(
  String.raw`${MONEY}\P{L}{0,3}(?:\p{L}+\.? ){1,3}${MONEY} ?(?:/|\p{L}{1,5}\.?) ?(?:1 ?)?(${CLEAR_CURRENCY})(?!\p{L})`,
  'u',
);
/** "5,0712 lei/EUR" of "Echivalent la cursul BNR de 5,0712 lei/EUR: 3.143,89 EUR". */
const PRICE = new RegExp(
  String.raw`(?<![\d.,])${NUMBER} ?(${CLEAR_CURRENCY}) ?/ ?(?:1 ?)?(${CLEAR_CURRENCY})(?!\p{L})`,
  'u',
);
const AMOUNT = new RegExp(MONEY, 'u');

/** Taken out of the lines, whose own amounts and currency are another matter. */
export function takeEquivalents(lines: TextLine[], mark: DecimalMark): { equivalents: Equivalent[]; rest: TextLine[] } {
  const equivalents: Equivalent[] = [];
  const rest = lines.map((line) => {
    if (!line.cells.some(({ text }) => /[=(]|\d[.,]\d{4}/.test(text))) return line;
    const cells = line.cells.flatMap((cell) => {
      const found =
        equivalentIn(cell, mark) ??
        counterValueIn(cell, mark) ??
        amountAtRateIn(cell, mark) ??
        amountBehindPriceIn(cell, mark);
      if (!found) return [cell];
      equivalents.push(found.equivalent);
      return found.rest;
    });
    return { ...line, cells };
  });
  return { equivalents, rest: rest.filter(({ cells }) => cells.length > 0) };
}

interface Found {
  equivalent: Equivalent;
  rest: Cell[];
}

function equivalentIn(cell: Cell, mark: DecimalMark): Found | null {
  const match = EQUIVALENT.exec(cell.text);
  if (!match) return null;
  const [text, unit, ...parts] = match;
  const of = codeOf(unit!);
  const [first, second] = [parts.slice(0, 4), parts.slice(5)].map(([before, behind, ahead, after]) => ({
    currency: codeOf(before ?? after ?? ''),
    value: parseNumber(behind ?? ahead ?? '', mark),
  }));
  if (!first!.value || first!.currency === of) return null;
  const isAmount = second!.value !== null && second!.currency === first!.currency;
  if (second!.value && !isAmount) return null;
  return {
    equivalent: {
      ...{ text, of, to: first!.currency, rate: first!.value, amount: isAmount ? second!.value : null },
      part: partNamed(fold(parts[4] ?? '')),
    },
    rest: restAround(cell, match.index, match.index + text.length),
  };
}

function counterValueIn(cell: Cell, mark: DecimalMark): Found | null {
  const match = COUNTER_VALUE.exec(cell.text);
  if (!match) return null;
  const [text, before, behind, ahead, after, printed] = match;
  const [amount, rate] = [behind ?? ahead!, printed!].map((figure) => parseNumber(figure, mark));
  if (!amount || !rate) return null;
  return {
    equivalent: { text, of: null, to: codeOf(before ?? after!), rate, amount, part: null },
    rest: restAround(cell, match.index, match.index + text.length),
  };
}

function amountAtRateIn(cell: Cell, mark: DecimalMark): Found | null {
  const match = AT_RATE.exec(cell.text);
  if (!match) return null;
  const [text, ...parts] = match;
  const [said, rated] = [parts.slice(0, 4), parts.slice(4)].map((part) => moneyOf(part, mark));
  const of = codeOf(parts.at(-1)!);
  if (!said!.value || !rated!.value || said!.currency !== rated!.currency || of === said!.currency) return null;
  return {
    equivalent: {
      ...{ text, of, to: said!.currency, rate: rated!.value, amount: said!.value },
      part: partNamed(fold(cell.text.slice(0, match.index))),
    },
    rest: restAround(cell, match.index, match.index + text.length),
  };
}

/** One unit of what the amount is in costs so much of the invoice's own currency. */
function amountBehindPriceIn(cell: Cell, mark: DecimalMark): Found | null {
  const price = cell.text.includes('/') ? PRICE.exec(cell.text) : null;
  if (!price) return null;
  const behind = cell.text.slice(price.index + price[0].length);
  const match = AMOUNT.exec(behind);
  if (!match || !/^[^\d=]{1,40}$/.test(behind.slice(0, match.index))) return null;
  const { value: amount, currency: to } = moneyOf(match.slice(1), mark);
  const [, figure, own, unit] = price;
  const [rate, of] = [parseNumber(figure!, mark), codeOf(own!)];
  if (!amount || !rate || rate.isZero() || to !== codeOf(unit!) || of === to) return null;
  const text = `${price[0]}${behind.slice(0, match.index)}${match[0]}`;
  const part = partNamed(fold(cell.text.slice(0, price.index)));
  return {
    equivalent: { text, of, to, amount, part, rate: Decimal.of(1).dividedBy(rate, EXACT) },
    rest: restAround(cell, price.index, price.index + text.length),
  };
}
/** In decimals. */
const EXACT = 12;

const moneyOf = ([before, behind, ahead, after]: (string | undefined)[], mark: DecimalMark) => ({
  currency: codeOf(before ?? after!),
  value: parseNumber(behind ?? ahead!, mark),
});

function partNamed(folded: string): Equivalent['part'] {
  if (classifyAmountLabel(folded) === 'net') return 'net';
  return folded.split(' ').some((word) => classifyAmountLabel(word) === 'tax') ? 'tax' : null;
}

/** What a cell says before and behind a part of its text. */
function restAround({ words }: Cell, start: number, end: number): Cell[] {
  let at = 0;
  const starts = words.map(({ text }) => (at += text.length + 1) - text.length - 1);
  const from = starts.findLastIndex((offset) => offset <= start);
  const behind = starts.findIndex((offset) => offset >= end);
  return [words.slice(0, from), behind < 0 ? [] : words.slice(behind)].filter(({ length }) => length > 0).map(cellOf);
}
