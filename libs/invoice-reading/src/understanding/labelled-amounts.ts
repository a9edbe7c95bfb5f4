import type { AmountKind, LabelledAmount } from '../draft.js';
import { sidewaysOverlap } from '../page-model.js';
import { UNIT_WORD } from './column-vocabulary.js';
import { fold } from './fold.js';
import type { DecimalMark } from './numbers.js';
import type { TextLine } from './text-lines.js';
import { readNumber, tokensOf, type NumberToken, type TextToken, type Token } from './tokens.js';
import { classifyAmountLabel } from './vocabulary.js';

/** Words between a label's figures: "Tax 15% on 112.90: 16.94", "Total 22 pcs 185.00". */
const CONNECTOR = /^(?:on|of|at|von|auf|aus|sur|de|du|su|di|over|van|sobre|a|@|=|x|eur|usd|gbp|€|\$|)$/;

/** Every amount outside the invoice lines that carries a label we know. */
export function readLabelledAmounts(lines: TextLine[], mark: DecimalMark, isTable = false): LabelledAmount[] {
  const amounts = lines.flatMap((line, index) => {
    const tokens = line.cells.flatMap((cell) => tokensOf(cell, mark));
    const inLine = segments(tokens).flatMap(toAmount);
    return inLine.length > 0 ? inLine : amountsBelow(line, lines.slice(index + 1), mark);
  });
  // Spreadsheets write 25.00 as 25.
  return withoutRepeats(isTable ? amounts : withoutCounts(amounts));
}

const isConnector = ({ text }: TextToken): boolean => CONNECTOR.test(fold(text)) || UNIT_WORD.test(fold(text));

interface Segment {
  label: string;
  numbers: NumberToken[];
}

/** A printed line as labels with the figures right of each. */
function segments(tokens: Token[]): Segment[] {
  const found: Segment[] = [];
  for (const token of tokens) {
    const segment = found.at(-1);
    if (token.kind === 'number') segment?.numbers.push(token);
    else if (segment && isShareOf(segment, token)) segment.label += ` ${token.text}`;
    else if (segment && (segment.numbers.length === 0 || isConnector(token))) {
      if (segment.numbers.length === 0) segment.label += ` ${token.text}`;
    } else found.push({ label: token.text, numbers: [] });
  }
  return found;
}

/** "incl. 19% VAT 35.51": the tax is named behind its rate. */
const isShareOf = ({ numbers }: Segment, { text }: TextToken): boolean =>
  numbers.length > 0 && numbers.every(({ percent }) => percent) && classifyAmountLabel(fold(text)) === 'tax';

function toAmount({ label, numbers }: Segment): LabelledAmount[] {
  const kind = classifyAmountLabel(fold(label));
  if (!kind || numbers.length === 0) return [];
  const rate = numbers.find((number) => number.percent)?.value ?? null;
  const figures = numbers.filter((number) => !number.percent);
  // Where figures stand in a row (base, rate without its sign, amount), amounts are those with cents.
  const amount = figures.findLast((number) => number.value.decimals >= 2) ?? figures.at(-1);
  if (!amount && !(kind === 'tax' && rate)) return [];
  return [{ kind, label, amount: amount ? readNumber(amount) : null, rate }];
}

/** Labels side by side with their amounts in the lines below; where several lines follow, the last one sums up. */
function amountsBelow(line: TextLine, following: TextLine[], mark: DecimalMark): LabelledAmount[] {
  const labels = line.cells.flatMap((cell) => {
    const kind = classifyAmountLabel(cell.folded);
    return kind ? [{ kind, cell }] : [];
  });
  if (labels.length < 2) return [];
  const figures: NumberToken[][] = [];
  for (const next of following) {
    const tokens = next.cells.flatMap((cell) => tokensOf(cell, mark));
    const numbers = tokens.filter((token) => token.kind === 'number');
    const isNear = next.page === line.page && next.box.y - line.box.y < line.box.height * (3 + 2 * figures.length);
    if (!isNear || numbers.length < 2 || numbers.length < tokens.length / 2) break;
    figures.push(numbers);
  }
  return labels.flatMap(({ kind, cell }) => amountUnder(kind, cell.text, cell.box, figures.at(-1) ?? []));
}

function amountUnder(kind: AmountKind, label: string, box: TextLine['box'], numbers: NumberToken[]): LabelledAmount[] {
  const under = numbers.filter((number) => !number.percent && sidewaysOverlap(number.box, box) > 0);
  return under.length === 1 ? [{ kind, label, amount: readNumber(under[0]!), rate: null }] : [];
}

/** Where amounts are printed with cents, a bare whole number is a year, a page or a count. */
function withoutCounts(amounts: LabelledAmount[]): LabelledAmount[] {
  const withCents = amounts.some(({ amount }) => amount && amount.value.decimals >= 2);
  return withCents
    ? amounts.filter(({ amount }) => !amount || amount.value.decimals >= 2 || !/^\d+$/.test(amount.text))
    : amounts;
}

/** The same label with the same amount on every page counts once. */
function withoutRepeats(amounts: LabelledAmount[]): LabelledAmount[] {
  const seen = new Set<string>();
  return amounts.filter(({ label, amount, rate }) => {
    const key = `${fold(label)}|${amount?.value.toString() ?? ''}|${rate?.toString() ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
}
