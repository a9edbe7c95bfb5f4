import { Decimal } from '../decimal.js';
import type { LabelledAmount, Source } from '../draft.js';
import { bottom, sidewaysOverlap } from '../page-model.js';
import type { Cell } from './cells.js';
import type { DecimalMark } from './numbers.js';
import { numberIn } from './tax-tables.js';
import type { TextLine } from './text-lines.js';
import { type NumberToken, readNumber } from './tokens.js';

/**
 * "90+ days | 60 days | 30 days | Current | Balance" over an amount each: what the buyer owes, by its age. The last comes to all
 * others, of which one is the invoice's total; none where there is no such row.
 */
export function agedBalance(amounts: LabelledAmount[], lines: TextLine[], mark: DecimalMark): LabelledAmount[] {
  const totals = amounts.filter(({ kind, amount }) => amount && (kind === 'total' || kind === 'due'));
  for (const [index, line] of lines.entries()) {
    const heads = lines[index - 1];
    if (!heads || !areAges(heads.cells) || !isOver(heads, line)) continue;
    const figures = line.cells.flatMap((cell) => moneyIn(cell, mark) ?? []);
    if (figures.length < heads.cells.length) continue;
    const values = figures.map(({ value }) => value);
    const [open, balance] = [values.slice(0, -1), values.at(-1)!];
    const isOfInvoice = totals.some(
      ({ amount }) => !amount!.value.equals(balance) && open.some((value) => value.equals(amount!.value)),
    );
    if (isOfInvoice && Decimal.sum(open).equals(balance))
      return figures.map((figure, at) => knownAs(figure, heads.cells[at]!, amounts));
  }
  return [];
}

/** Two of them are so many days old. */
const areAges = (cells: Cell[]): boolean =>
  cells.length >= MIN_AGES && cells.filter(({ text }) => AGE.test(text)).length > 1;
const MIN_AGES = 4;
const AGE = /^(?:[>+] ?)?\d{1,3}(?: ?[-–] ?\d{1,3}| ?\+)?(?: \p{L}+\.?)?$/u;

const isOver = (heads: TextLine, { page, box, cells }: TextLine): boolean =>
  heads.page === page &&
  box.y - bottom(heads.box) < GAP * box.height &&
  heads.cells.length === cells.length &&
  heads.cells.every((head, at) => sidewaysOverlap(head.box, cells[at]!.box) > 0);
/** In text heights. */
const GAP = 2;

const moneyIn = (cell: Cell, mark: DecimalMark): NumberToken | undefined => {
  const figure = numberIn(cell, mark);
  return figure && !figure.percent && figure.value.decimals === 2 ? figure : undefined;
};

/** As it was read already, where it was. */
function knownAs(figure: NumberToken, { text: label }: Cell, amounts: LabelledAmount[]): LabelledAmount {
  const amount = readNumber(figure);
  const isHere = ({ page, box }: Source): boolean =>
    page === amount.source.page && box?.x === amount.source.box?.x && box?.y === amount.source.box?.y;
  return amounts.find((one) => one.amount && isHere(one.amount.source)) ?? { kind: 'other', label, amount, rate: null };
}
