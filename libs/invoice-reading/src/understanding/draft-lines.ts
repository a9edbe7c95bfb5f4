import { Decimal } from '../decimal.js';
import type { AmountBeside, DraftLine, ReadValue } from '../draft.js';
import { modifiersOf, multipliesOut } from '../line-arithmetic.js';
import type { ColumnChoice } from './column-choice.js';
import { saysCount } from './counted-prices.js';
import type { Column } from './line-columns.js';
import type { RowGroup } from './row-groups.js';
import { readLineTexts } from './line-texts.js';
import { fold } from './fold.js';
import { isWhole } from './table-ends.js';
import { AFTER_DISCOUNT } from './words/discount-words.js';
import type { TableRow } from './table-rows.js';
import type { TextLine } from './text-lines.js';
import { readNumber } from './tokens.js';

export function toAllowance(row: TableRow, choice: ColumnChoice): ReadValue<Decimal> {
  const read = readNumber(row.numbers.get(choice.lineTotal)!);
  return { ...read, value: read.value.abs().negated() };
}

export function toDraftLine(group: RowGroup, columns: Column[], choice: ColumnChoice): DraftLine {
  const { anchor } = group;
  const number = (column: number, percent = false): ReadValue<Decimal> | null => {
    const token = anchor.numbers.get(column);
    return token && (!token.percent || percent) ? readNumber(token) : null;
  };
  return asOneOfItsPrice(
    withLeadingQuantity({
      ...readLineTexts(group, columns),
      quantity: number(choice.quantity),
      unitPrice: number(choice.unitPrice),
      priceUnit: number(choice.priceUnit),
      discount: number(choice.discount, true) ?? (anchor.share ? readNumber(anchor.share) : null),
      tax: number(choice.tax, true),
      lineTotal: number(choice.lineTotal),
      beside: amountsBeside(anchor, columns, choice),
      isReduced: IS_REDUCED.test(fold(columns[choice.unitPrice]?.heading ?? '')),
      isAmountOnly: isAmountOnly(anchor, columns, choice) && !saysCount(withoutMarks(anchor.line)),
    }),
    anchor,
    choice,
  );
}

/** "Price after discount". Folded. */
const IS_REDUCED = new RegExp(`(?:^| )${AFTER_DISCOUNT}(?= |$)`);

/** "Object storage | | $41.60 | $41.60": what costs its price is one, where others have their quantities. */
function asOneOfItsPrice(line: DraftLine, row: TableRow, choice: ColumnChoice): DraftLine {
  const isOne = !line.quantity && !line.discount && line.unitPrice && isWhole(row, choice);
  return isOne ? { ...line, quantity: { ...line.unitPrice!, value: Decimal.of('1'), text: '1' } } : line;
}

/** "Backup, 100 GB *": a star behind the words leads to a note. */
const withoutMarks = ({ cells }: TextLine): string => cells.map(({ text }) => text.replace(/ \*+$/, '')).join(' ');

const isAmountOnly = ({ numbers, isCrowded }: TableRow, columns: Column[], { lineTotal, tax }: ColumnChoice): boolean =>
  !isCrowded &&
  [...numbers].every(
    ([column, { percent, value }]) =>
      percent ||
      column === lineTotal ||
      columns[column]!.roles.includes('position') ||
      // "20" under "VAT %", or what the tax comes to under a heading of its own, or the sum with it.
      (column === tax && value.decimals < 2) ||
      columns[column]!.roles[0] === 'tax' ||
      (columns[column]!.roles[0] === 'lineTotal' && value.decimals === 2),
  );

/** Taxes are a percentage as a rule; without the sign it may be an amount. */
function amountsBeside({ numbers, amounts = [] }: TableRow, columns: Column[], choice: ColumnChoice): AmountBeside[] {
  const { quantity, unitPrice, priceUnit, discount, lineTotal } = choice;
  const spent = new Set([quantity, unitPrice, priceUnit, discount, lineTotal]);
  // Forints have no cents.
  const decimals = numbers.get(lineTotal)?.value.decimals === 0 ? 0 : 2;
  const unread = [...numbers].filter(([column]) => !spent.has(column));
  return [...unread, ...amounts].flatMap(([column, token]) => {
    if (token.percent || token.value.decimals !== decimals) return [];
    const { heading, roles } = columns[column]!;
    if (roles[0] === 'position') return [];
    const isNamed = roles.some((role) => role === 'tax' || role === 'lineTotal');
    return [{ heading, isNamed, amount: readNumber(token) }];
  });
}

/**
 * "3 Hex bolts": a quantity set so close to the description that it stands under its heading. It is one when the line
 * multiplies out with it.
 */
function withLeadingQuantity(line: DraftLine): DraftLine {
  const { quantity, description, unitPrice, lineTotal } = line;
  if (quantity || !description || !unitPrice || !lineTotal) return line;
  const [, count, rest] = /^(\d{1,5})\s+(\D.*)$/u.exec(description.value) ?? [];
  if (!count || !rest) return line;
  const value = Decimal.of(count);
  if (!multipliesOut(value, unitPrice.value, lineTotal.value, modifiersOf(line))) return line;
  return {
    ...line,
    quantity: { ...description, value, text: count },
    description: { ...description, value: rest, text: rest },
  };
}
