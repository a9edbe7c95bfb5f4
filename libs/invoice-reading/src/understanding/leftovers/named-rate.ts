import { signed, totalOf } from '../../account/sums.js';
import { isShare } from '../../account/tax-rates.js';
import { Decimal } from '../../decimal.js';
import type { Doubt, DraftLine, LabelledAmount } from '../../draft.js';
import type { Printed } from './leftovers.js';
import { isRateOfLines, isTaxOf } from './rates-of-lines.js';

/** "VAT rate: 11 %" in a field of its own, where the only tax is another share of what is taxed. */
export function taxOfOtherRate({ read: { lines, amounts } }: Printed): Doubt[] {
  const taxes = amounts.filter(({ kind }) => kind === 'tax');
  const named = taxes.filter(({ amount, rate }) => !amount && rate && !rate.isZero());
  const [tax, ...more] = taxes.filter(({ amount }) => amount && !amount.value.isZero());
  if (named.length !== 1 || !tax || more.length > 0 || tax.rate) return [];
  const bases = [
    totalOf(lines),
    ...amounts.flatMap(({ kind, amount }) => (amount && (kind === 'net' || kind === 'total') ? amount.value : [])),
  ];
  const rate = named[0]!.rate!;
  const isRight = bases.some(
    (base) =>
      isShare(tax.amount!.value.abs(), rate, base.abs()) ||
      isShare(tax.amount!.value.abs(), rate, base.minus(tax.amount!.value).abs()),
  );
  if (isRight || isRateOfLines(lines, rate) || isRestOfRate(tax.amount!.value, rate, lines, amounts)) return [];
  const message = `The tax of ${tax.amount!.text} is not ${rate} % of anything, as “${named[0]!.label}” says.`;
  return [{ code: 'left-rate', message, field: 'taxAmount' }];
}

/** "Base at 23 %: 699.00", where no tax is of this rate, nor that share: the rate or the tax is another one. */
export function baseOfOtherRate({ read: { lines, amounts } }: Printed): Doubt[] {
  const taxes = amounts.filter(({ kind, amount }) => kind === 'tax' && amount && !amount.value.isZero());
  const isTaxed = ({ rate, amount }: LabelledAmount): boolean =>
    taxes.some(
      (tax) =>
        tax.rate?.equals(rate!) ||
        isTaxOf(amount!.value.abs().toNumber(), rate!, tax.amount!.value.abs(), lines.length),
    );
  const bases = amounts.filter(
    ({ kind, rate, amount }) => kind === 'net' && rate && !rate.isZero() && amount?.value.isZero() === false,
  );
  const other = bases.find((one) => !isTaxed(one));
  // One tax may be that of all of them.
  const ofAll = Decimal.sum(bases.map(({ rate, amount }) => amount!.value.abs().percent(rate!).inCents()));
  const rounding = CENT.times(Decimal.of(bases.length));
  const areTaxedTogether = taxes.some(({ amount }) => amount!.value.abs().minus(ofAll).abs().compare(rounding) <= 0);
  if (taxes.length === 0 || !other || areTaxedTogether) return [];
  const message = `“${other.label}” names a rate of ${other.rate!} %, of which there is no tax.`;
  return [{ code: 'left-rate', message, field: 'taxAmount' }];
}

const CENT = Decimal.of('0.01');

/**
 * "Carriage is charged at the 20 % rate", which some of the lines have: beside the taxes of the others it is that share of
 * these lines, with what is charged.
 */
function isRestOfRate(tax: Decimal, rate: Decimal, lines: DraftLine[], amounts: LabelledAmount[]): boolean {
  if (!lines.every(({ tax: own, lineTotal }) => own && lineTotal && own.value.toNumber() < 100)) return false;
  const [own, others] = [true, false].map((wanted) => lines.filter((line) => line.tax!.value.equals(rate) === wanted));
  const rest = tax.minus(Decimal.sum(others!.map((line) => line.lineTotal!.value.percent(line.tax!.value).inCents())));
  const charged = amounts.filter(({ kind, amount }) => (kind === 'charge' || kind === 'discount') && amount);
  return (
    own!.length > 0 &&
    isTaxOf(
      totalOf(own!)
        .plus(Decimal.sum(charged.map(signed)))
        .toNumber(),
      rate,
      rest,
      lines.length,
    )
  );
}
