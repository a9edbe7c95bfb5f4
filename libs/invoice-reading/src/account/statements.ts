import { Decimal } from '../decimal.js';
import type { Doubt, DraftLine, Statement } from '../draft.js';
import { fold } from '../understanding/fold.js';
import { OF_LINES } from '../understanding/statements.js';
import { EMPTIES } from '../understanding/words/discount-words.js';
import { saysAmount } from './amount-in-words.js';

/** What the paper says of itself and does not keep: the number of its lines, their pieces, its total in words. */
export function brokenStatements(
  statements: Statement[],
  lines: DraftLine[],
  { totals, taxes }: Record<'totals' | 'taxes', Decimal[]>,
): Doubt[] {
  return statements.flatMap((statement) =>
    statement.kind === 'amount-in-words'
      ? brokenWords(statement, statement.isOfTax ? taxes : totals)
      : brokenCount(statement, lines),
  );
}

/** Without the packaging that comes back. */
export const goodsOf = (lines: DraftLine[]): DraftLine[] =>
  lines.filter(({ description }) => !EMPTIES.test(fold(description?.value ?? '')));

type Counted = Exclude<Statement, { kind: 'amount-in-words' }>;

function brokenCount({ kind, count, text, column }: Counted, lines: DraftLine[]): Doubt[] {
  if (lines.length === 0) return [];
  const quantities = lines.flatMap(({ quantity }) => quantity ?? []);
  const pieces = Decimal.sum(quantities.map(({ value }) => value));
  const { page } = quantities.at(-1)?.source ?? {};
  const ofPage = Decimal.sum(quantities.flatMap(({ source, value }) => (source.page === page ? value : [])));
  const counts = kind === 'item-count' ? [lines, goodsOf(lines)].map(({ length }) => Decimal.of(String(length))) : [];
  const sums = [pieces, ofPage, ...(column ? [column] : [])];
  const isOfLines = kind === 'item-count' && OF_LINES.test(fold(text));
  const isRight = [...counts, ...(isOfLines ? [] : sums)].some((sum) => sum.equals(count));
  if (isRight) return [];
  const found = lines.length === 1 ? 'one line' : `${lines.length} lines`;
  return [{ code: kind, message: `The invoice says “${text}”, but ${found} with ${pieces} pieces were found.` }];
}

type Spelled = Extract<Statement, { kind: 'amount-in-words' }>;

function brokenWords({ text, continued, isOfTax }: Spelled, known: Decimal[]): Doubt[] {
  if (known.length === 0 || known.some((one) => saysAmount(text, one) || saysAmount(continued, one))) return [];
  const message = `The amount in words, “${text}”, is not the ${isOfTax ? 'tax' : 'total'} of ${known[0]!}.`;
  return [{ code: 'amount-in-words', message, field: isOfTax ? 'taxAmount' : 'totalAmount' }];
}
