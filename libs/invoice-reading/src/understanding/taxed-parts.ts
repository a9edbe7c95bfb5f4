import { isRunOf, isSumOfLines } from '../account/subtotals.js';
import { totalOf } from '../account/sums.js';
import { isShare } from '../account/tax-rates.js';
import { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount } from '../draft.js';

/** What is taxed at each rate, told by its figures, whatever it is called: a sum without the tax that has that rate. */
export const withTaxedParts = (amounts: LabelledAmount[], lines: DraftLine[]): LabelledAmount[] =>
  withParts(withBaseOfAll(withoutBases(amounts), lines), lines);

/** "Subtotal 1,846.20 | taxable 813.00 | GST 5 % 40.65 | QST 9.975 % 81.10": some lines, of which each of several taxes is taken. */
function withBaseOfAll(amounts: LabelledAmount[], lines: DraftLine[]): LabelledAmount[] {
  const taxes = amounts.filter(({ kind, amount }) => kind === 'tax' && amount && !amount.value.isZero());
  if (taxes.length < 2 || taxes.some(({ rate, others }) => !rate || others)) return amounts;
  const [base, ...more] = amounts.filter(
    ({ kind, amount }) =>
      kind === 'net' &&
      amount &&
      taxes.every((tax) => isShare(tax.amount!.value, tax.rate!, amount.value)) &&
      isSumOfLines(amount.value, lines, []),
  );
  const all = Decimal.sum(lines.flatMap(({ lineTotal }) => lineTotal?.value ?? []));
  if (!base || more.length > 0 || base.amount!.value.equals(all)) return amounts;
  return amounts.flatMap((one) => {
    if (one === base) return [];
    return taxes.includes(one) ? { ...one, others: [base.amount!] } : one;
  });
}

/** "Charges at 20 % VAT 628.22 | VAT at 20 % 125.64": the one is that share of the other. Of 0 % there is no tax. */
function withoutBases(amounts: LabelledAmount[]): LabelledAmount[] {
  const key = (rate: Decimal, tax: Decimal): string => `${rate.trimmed()}|${tax.inCents().trimmed()}`;
  const taxes = new Set(
    amounts.flatMap(({ kind, amount, rate }) => (kind === 'tax' && amount && rate ? key(rate, amount.value) : [])),
  );
  const isBase = ({ kind, amount, rate, others = [] }: LabelledAmount): boolean =>
    kind === 'tax' &&
    amount !== null &&
    rate !== null &&
    others.length === 0 &&
    !amount.value.isZero() &&
    (rate.isZero() || taxes.has(key(rate, amount.value.percent(rate))));
  return amounts.map((one) => (isBase(one) ? { ...one, kind: 'net' } : one));
}

/** "Subtotal 5,740.64 | taxed 5,340.64 | exempt 400.00 | VAT 25 % 1,335.16": two parts, of which the only tax is of one. */
function withParts(amounts: LabelledAmount[], lines: DraftLine[]): LabelledAmount[] {
  const [tax, ...more] = amounts.filter(({ kind, amount }) => kind === 'tax' && amount && !amount.value.isZero());
  if (!tax?.rate || more.length > 0 || tax.others) return amounts;
  const isTaxed = ({ amount }: LabelledAmount): boolean => isShare(tax.amount!.value, tax.rate!, amount!.value);
  const arePartsOf = (sum: Decimal, parts: LabelledAmount[]): boolean =>
    parts.every(({ amount, rate }) => amount && !rate) &&
    Decimal.sum(parts.map(({ amount }) => amount!.value)).equals(sum) &&
    parts.filter(isTaxed).length === 1;
  const belowSum = amounts.findIndex(
    ({ kind, amount, rate }, index) =>
      kind === 'net' && amount && !rate && arePartsOf(amount.value, amounts.slice(index + 1, index + 3)),
  );
  // "Labor 1,425.00 | Materials 1,332.35 | Sales tax on materials 96.60": no sum need say what both come to.
  const overTax = amounts.indexOf(tax) - 2;
  const areKinds = (parts: LabelledAmount[]): boolean =>
    arePartsOf(totalOf(lines), parts) &&
    parts.every(({ kind, amount }) => kind === 'other' && isRunOf('lineTotal', amount!.value, lines));
  const isOverTax = overTax >= 0 && areKinds(amounts.slice(overTax, overTax + 2));
  if (belowSum < 0 && !isOverTax) return amounts;
  const at = belowSum < 0 ? overTax : belowSum + 1;
  return amounts.map((one, index) => {
    const isPart = index === at || index === at + 1;
    return isPart ? { ...one, kind: 'net', rate: isTaxed(one) ? tax.rate : Decimal.zero } : one;
  });
}
