import type { DraftLine } from '../draft.js';
import { multipliesOut } from '../line-arithmetic.js';
import { bottom } from '../page-model.js';
import { codeIn } from './item-codes.js';
import { isMoney } from './label-segments.js';
import { withCodes } from './line-codes.js';
import type { LineTable } from './line-table.js';
import type { DecimalMark } from './numbers.js';
import { hasWord, type Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { numberTokensIn, readNumber, readText, textToken, tokensOf } from './tokens.js';

/** A row that counts what it names, and the row below it that says what one costs. */
interface Entry {
  rows: [TextLine, TextLine];
  /** Of the price. */
  label: string;
  line: DraftLine;
}

/**
 * "1 × | Desk lamp | 42.00" over "Unit price: 42.00", as shops write in their mails: the count says itself what it is, so that single
 * pieces, whose figures multiply out whatever they mean, are told as well. Null where an entry has no such price or they do not
 * follow each other.
 */
export function readCountedEntries(lines: TextLine[], mark: DecimalMark): LineTable | null {
  const starts = lines.flatMap((line, index) => (isCounted(line) ? [index] : []));
  const areTogether = starts.every((start, at) => at === 0 || start === starts[at - 1]! + 2);
  const entries = areTogether ? starts.map((start) => entryOf(lines[start]!, lines[start + 1], mark)) : [];
  const read = entries.filter((entry) => entry !== null);
  if (read.length === 0 || read.length < entries.length || read.some(({ label }) => label !== read[0]!.label))
    return null;
  const rows = read.map((entry) => entry.rows);
  return {
    ...{ lines: withCodes(read.map(({ line }) => line)), used: new Set(rows.flat()), blocks: rows, beside: new Map() },
    ...{ headless: false, isTwofold: false },
  };
}

const isCounted = ({ cells }: TextLine): boolean =>
  cells.length === 3 && COUNT.test(cells[0]!.text) && hasWord(cells[1]!.text);
const COUNT = /^\d[\d.,]* ?[x×]$/i;

function entryOf(line: TextLine, below: TextLine | undefined, mark: DecimalMark): Entry | null {
  const { page, box } = line;
  const [count, name, amount] = line.cells as [Cell, Cell, Cell];
  const quantity = numberTokensIn(count, mark)[0];
  const [lineTotal, ...others] = tokensOf(amount, mark);
  const isNear = below?.page === page && below.box.y - bottom(box) < PRICE_GAP * box.height;
  if (!quantity || lineTotal?.kind !== 'number' || others.length > 0 || !isMoney(lineTotal) || !isNear) return null;
  const [label, ...figures] = below.cells.flatMap((cell) => tokensOf(cell, mark));
  const [price, discount, ...more] = figures.filter((token) => token.kind === 'number');
  if (label?.kind !== 'text' || !label.text.endsWith(':') || !price || more.length > 0) return null;
  if (discount && !discount.percent) return null;
  const off = discount?.value.abs() ?? null;
  if (!multipliesOut(quantity.value, price.value, lineTotal.value, { discount: off })) return null;
  const { code, text } = codeIn(name.text);
  const named = readText([textToken(name.words)]);
  return {
    ...{ rows: [line, below], label: label.text },
    line: {
      sku: code === null ? null : { ...named, value: code, text: code },
      description: { ...named, value: text, text },
      quantity: readNumber(quantity),
      unitPrice: readNumber(price),
      discount: discount && off ? { ...readNumber(discount), value: off } : null,
      lineTotal: readNumber(lineTotal),
    },
  };
}
/** In text heights. */
const PRICE_GAP = 1;
