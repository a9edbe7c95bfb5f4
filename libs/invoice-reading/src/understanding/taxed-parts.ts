import { isShare } from '../account/tax-rates.js';
import { Decimal } from '../decimal.js';
import type { LabelledAmount } from '../draft.js';

/** What is taxed at each rate, told by its figures, whatever it is called: a sum without the tax that has that rate. */
export const withTaxedParts = (amounts: LabelledAmount[]): LabelledAmount[] => withParts(withoutBases(amounts));

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
function withParts(amounts: LabelledAmount[]): LabelledAmount[] {
  const [tax, ...more] = amounts.filter(({ kind, amount }) => kind === 'tax' && amount && !amount.value.isZero());
  if (!tax?.rate || more.length > 0 || tax.others) return amounts;
  const isTaxed = ({ amount }: LabelledAmount): boolean => isShare(tax.amount!.value, tax.rate!, amount!.value);
  const at = amounts.findIndex((sum, index) => {
    const parts = amounts.slice(index + 1, index + 3);
    return (
      sum.kind === 'net' &&
      [sum, ...parts].every(({ amount, rate }) => amount && !rate) &&
      Decimal.sum(parts.map(({ amount }) => amount!.value)).equals(sum.amount!.value) &&
      parts.filter(isTaxed).length === 1
    );
  });
  if (at < 0) return amounts;
  return amounts.map((one, index) => {
    const isPart = index === at + 1 || index === at + 2;
    return isPart ? { ...one, kind: 'net', rate: isTaxed(one) ? tax.rate : Decimal.zero } : one;
  });
}
