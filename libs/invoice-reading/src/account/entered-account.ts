import { asPrinted } from '../as-printed.js';
import { Decimal } from '../decimal.js';
import type { AmountKind, DraftLine, LabelledAmount, ReadValue } from '../draft.js';
import type { ExtractedData, Value } from '../extraction.js';
import { isProved, multipliesOutRounded } from '../line-arithmetic.js';
import { minorUnitDigits } from '../minor-units.js';
import { settleLines } from '../settled-lines.js';
import type { Account } from './account.js';
import { totalOf } from './sums.js';

/** An invoice's figures as they now are, whoever set them; amounts in minor units of the currency. */
export interface EnteredFigures {
  currency: string | null;
  totalAmount: number | null;
  taxAmount: number | null;
  lines: EnteredLine[];
}

export interface EnteredLine {
  /** What was read of it stands at this place in what was read. */
  position: number;
  quantity: number | null;
  unitPrice: number | null;
  lineTotal: number | null;
}

/** The account of what is entered, with what is printed beside the lines. */
export interface EnteredAccount {
  /** Positions of the lines whose quantity × price, with what was read beside them, is not their total. */
  openLines: number[];
  /** What was read beside the lines, in its order, then what only a person knows. */
  amounts: EnteredAmount[];
  /** Null where no account leads from the lines to the total with the tax. */
  equation: string | null;
  /** It leaves nothing unexplained. */
  isComplete: boolean;
}

export interface EnteredAmount {
  kind: AmountKind;
  label: string;
  /** Percent. */
  rate: string | null;
  /** As it is printed, or would be. */
  text: string | null;
  /** Null for what nothing explains. */
  explanation: string | null;
}

/** No person writes an account of more, and none may hold up others while it is looked for. */
const MOST_AMOUNTS = 40;
const MOST_LINES = 200;

type Read = Pick<ExtractedData, 'fields' | 'lines' | 'amounts'>;

/** Null where nothing differs from what was read, whose account then holds; and where it would be too long. */
export function enteredAccount(data: Read | null, entered: EnteredFigures): EnteredAccount | null {
  const read = { fields: data?.fields ?? {}, lines: data?.lines ?? [], amounts: data?.amounts ?? [] };
  const units = unitsOf(entered.currency);
  if (isAsRead(read, entered, units)) return null;
  if (entered.lines.length > MOST_LINES || read.amounts.length > MOST_AMOUNTS) return null;
  const amounts = amountsOf(read, entered, units);
  const lines = entered.lines.map((line) => draftOf(line, read.lines[line.position], units));
  const account = accountWith(lines, amounts, entered, units) ?? plainAccount(lines, amounts, entered, units);
  const explanations = amounts.map((_, index) => account?.entries[index]?.explanation ?? null);
  return {
    openLines: entered.lines.flatMap((line, index) => (isProved(lines[index]!) || isNearly(line) ? [] : line.position)),
    amounts: amounts.map(({ kind, label, rate, amount }, index) => ({
      kind,
      label,
      rate: rate?.toString() ?? null,
      text: amount?.text ?? null,
      explanation: explanations[index]!,
    })),
    equation: account?.equation ?? null,
    isComplete: account !== null && !explanations.includes(null),
  };
}

/** Between minor units and amounts as they are printed. */
interface Units {
  of: (amount: Decimal) => number;
  amount: (minor: number) => Decimal;
}

function unitsOf(currency: string | null): Units {
  const digits = minorUnitDigits(currency);
  return {
    of: (amount) => amount.toMinorUnits(digits),
    amount: (minor) => Decimal.of((minor / 10 ** digits).toFixed(digits)),
  };
}

function isAsRead({ fields, lines }: Read, entered: EnteredFigures, units: Units): boolean {
  const isSame = (read: Value | null | undefined, minor: number | null): boolean => minorOf(read, units) === minor;
  return (
    isSame(fields['totalAmount'], entered.totalAmount) &&
    isSame(fields['taxAmount'], entered.taxAmount) &&
    lines.length === entered.lines.length &&
    entered.lines.every(({ position, quantity, unitPrice, lineTotal }) => {
      const read = lines[position] ?? {};
      return (
        (read['quantity'] ? Number(read['quantity'].value) : null) === quantity &&
        isSame(read['unitPrice'], unitPrice) &&
        isSame(read['lineTotal'], lineTotal)
      );
    })
  );
}

const minorOf = (read: Value | null | undefined, units: Units): number | null =>
  read ? units.of(Decimal.of(read.value)) : null;

const isNearly = ({ quantity, unitPrice, lineTotal }: EnteredLine): boolean =>
  quantity !== null && unitPrice !== null && lineTotal !== null && multipliesOutRounded(quantity, unitPrice, lineTotal);

/** What is as it was read keeps all its decimals and its place. */
function draftOf(line: EnteredLine, read: Record<string, Value | null> = {}, units: Units): DraftLine {
  const amount = (name: 'unitPrice' | 'lineTotal'): ReadValue<Decimal> | null => {
    const [minor, printed] = [line[name], read[name]];
    if (minor === null) return null;
    return printed && minorOf(printed, units) === minor ? readOf(printed) : enteredOf(units.amount(minor), printed);
  };
  const own = (name: string): ReadValue<Decimal> | null => (read[name] ? readOf(read[name]) : null);
  const figures = {
    quantity:
      line.quantity === null ? null : enteredOf(Decimal.of(line.quantity.toFixed(4)).trimmed(), read['quantity']),
    unitPrice: amount('unitPrice'),
    lineTotal: amount('lineTotal'),
  };
  return {
    ...{ sku: null, description: null, discount: own('discount'), priceUnit: own('priceUnit') },
    ...figures,
    lineTotal: figures.lineTotal ?? productOf(figures),
  };
}

function productOf({ quantity, unitPrice }: Pick<DraftLine, 'quantity' | 'unitPrice'>): ReadValue<Decimal> | null {
  return quantity && unitPrice ? enteredOf(quantity.value.times(unitPrice.value).inCents()) : null;
}

const readOf = ({ value, text, page, box, confidence }: Value): ReadValue<Decimal> => ({
  value: Decimal.of(value),
  text,
  source: { page, box },
  confidence,
});

/** At the place of what it corrects, and in its manner. */
const enteredOf = (value: Decimal, at?: Value | null): ReadValue<Decimal> => ({
  value,
  text: at ? asPrinted(value, readOf(at)) : value.toString(),
  source: at ? { page: at.page, box: at.box } : { page: 1, box: null },
  confidence: 1,
});

/** What was printed beside the lines, with the total and the tax as they are entered. */
function amountsOf(read: Read, { totalAmount, taxAmount }: EnteredFigures, units: Units): LabelledAmount[] {
  const printed = read.amounts.map(({ kind, label, rate, amount }): LabelledAmount => ({
    kind: kind as AmountKind,
    label,
    rate: rate === null ? null : Decimal.of(rate),
    amount: amount && readOf(amount),
  }));
  const taxed = entering(printed, { kind: 'tax', label: 'Tax' }, taxAmount ?? 0, read.fields['taxAmount'], units);
  if (totalAmount === null) return taxed;
  return entering(taxed, { kind: 'total', label: 'Total' }, totalAmount, read.fields['totalAmount'], units);
}

/** In the place of the one that it corrects; beside them where none was read. */
function entering(
  amounts: LabelledAmount[],
  { kind, label }: Pick<LabelledAmount, 'kind' | 'label'>,
  minor: number,
  read: Value | null | undefined,
  units: Units,
): LabelledAmount[] {
  const isSum = kind === 'tax' && isSumOf(amounts, minor, units);
  if (isSum || minorOf(read, units) === minor || (minor === 0 && !read)) return amounts;
  if (kind === 'total' && amounts.some((one) => one.amount && units.of(one.amount.value) === minor)) return amounts;
  const amount = enteredOf(units.amount(minor), read);
  const at = amounts.findIndex((one) => one.amount && read && isAt(one.amount, read));
  return at < 0
    ? [...amounts, { kind, label, rate: null, amount }]
    : amounts.map((one, index) => (index === at ? { ...one, amount } : one));
}

/** One of the printed taxes, or all of them. */
function isSumOf(amounts: LabelledAmount[], minor: number, units: Units): boolean {
  const taxes = amounts.flatMap(({ kind, amount }) => (kind === 'tax' && amount ? units.of(amount.value) : []));
  return taxes.length > 0 && (taxes.includes(minor) || taxes.reduce((sum, tax) => sum + tax, 0) === minor);
}

const isAt = ({ source, text }: ReadValue<Decimal>, { page, box, text: other }: Value): boolean =>
  text === other && source.page === page && JSON.stringify(source.box) === JSON.stringify(box);

type Reached = Pick<Account, 'equation' | 'entries'>;

/** That with the fewest open amounts, of those that lead to what is entered. */
function accountWith(
  lines: DraftLine[],
  amounts: LabelledAmount[],
  { totalAmount, taxAmount }: EnteredFigures,
  units: Units,
): Reached | null {
  const settled = settleLines({ lines, amounts });
  // Nothing that a person left among the lines is left out.
  if (settled.lines.length < lines.length) return null;
  const isEntered = ({ total, tax }: Account): boolean =>
    units.of(total.value) === totalAmount && (tax ? units.of(tax.value) : 0) === (taxAmount ?? 0);
  return settled.accounts.find(isEntered) ?? null;
}

/** The lines come to the total, with the tax on top or, as a person may know though nothing printed says so, with it inside. */
function plainAccount(
  lines: DraftLine[],
  amounts: LabelledAmount[],
  { totalAmount, taxAmount }: EnteredFigures,
  units: Units,
): Reached | null {
  if (totalAmount === null || lines.length === 0 || lines.some(({ lineTotal }) => !lineTotal)) return null;
  const sum = totalOf(lines);
  const [tax, total] = [units.amount(taxAmount ?? 0), units.amount(totalAmount)];
  const isInside = sum.equals(total);
  if (!isInside && !sum.plus(tax).equals(total)) return null;
  const meaningOf = ({ kind, amount }: LabelledAmount): string | null =>
    amount?.value.equals(total) ? 'the total' : kind === 'tax' && amount?.value.equals(tax) ? 'tax' : null;
  const inside = tax.isZero() ? `${sum} = ${total}` : `${sum} = ${total}, with the tax of ${tax} in it`;
  return {
    equation: isInside ? inside : `${sum} + ${tax} = ${total}`,
    entries: amounts.map((of) => ({ of, explanation: meaningOf(of) })),
  };
}
