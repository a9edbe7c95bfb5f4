import type { Decimal } from '../decimal.js';
import type { Doubt, DraftLine, Statement } from '../draft.js';
import { saysAmount } from './amount-in-words.js';

/** What the paper says of itself and does not keep: the number of its lines, its total in words. */
export function brokenStatements(statements: Statement[], lines: DraftLine[], totals: Decimal[]): Doubt[] {
  return statements.flatMap((statement) =>
    statement.kind === 'item-count' ? brokenCount(statement, lines) : brokenWords(statement, totals),
  );
}

/** Lines, or the pieces on them. */
function brokenCount({ count, text }: Statement & { kind: 'item-count' }, lines: DraftLine[]): Doubt[] {
  let pieces = 0;
  for (const { quantity } of lines) pieces += quantity?.value.toNumber() ?? 0;
  if (count === lines.length || count === pieces) return [];
  const found = lines.length === 1 ? 'one line was' : `${lines.length} lines were`;
  return [{ code: 'item-count', message: `The invoice says “${text}”, but ${found} found.` }];
}

function brokenWords({ text, continued }: Statement & { kind: 'amount-in-words' }, totals: Decimal[]): Doubt[] {
  if (totals.length === 0 || totals.some((total) => saysAmount(text, total) || saysAmount(continued, total))) return [];
  const message = `The amount in words, “${text}”, is not the total of ${totals[0]!}.`;
  return [{ code: 'amount-in-words', message, field: 'totalAmount' }];
}
