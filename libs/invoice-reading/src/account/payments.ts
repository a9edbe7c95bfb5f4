import { Decimal } from '../decimal.js';
import type { AmountKind, DraftLine, LabelledAmount } from '../draft.js';
import { fold } from '../understanding/fold.js';
import { WITHHELD } from '../understanding/words/discount-words.js';
import { isRounding, signed } from './sums.js';
import { isShare } from './tax-rates.js';

/**
 * What stands between a total and what is left of it was paid, or is withheld by the payer, whatever it is called:
 * "Invoice total 796.82, already with us −80.00, to pay 716.82". The total stays the invoice's.
 */
export function withPayments(printed: LabelledAmount[], lines: DraftLine[] = []): LabelledAmount[] {
  const amounts = withVouchers(withoutParts(withoutChange(printed)));
  const lineTotals = new Set(lines.flatMap(({ lineTotal }) => (lineTotal ? keyOf(lineTotal.value) : [])));
  const paid = new Set(
    amounts.flatMap((total, index) => (isTotal(total) ? paidAfter(total, amounts, index, lineTotals) : [])),
  );
  if (paid.size === 0) return amounts;
  return amounts.map((one, at) => {
    const isBase = paid.has(amounts[at - 1]!) && isBaseOf(amounts[at - 1], one);
    return paid.has(one) ? { ...one, kind: 'paid' } : isBase ? { ...one, kind: 'information' } : one;
  });
}

/**
 * "Items 96.10, gift voucher −10.00, shipping 6.95, order total 93.05": what is taken off before the total, as a discount is.
 */
function withVouchers(amounts: LabelledAmount[]): LabelledAmount[] {
  const isVoucher = ({ kind, label, amount }: LabelledAmount): boolean =>
    kind === 'paid' && amount?.value.isNegative() === true && VOUCHER.test(fold(label));
  const taken = new Set(
    amounts.flatMap((one, at) => {
      let sum = one.amount?.value;
      if (!sum || !ON_THE_WAY.has(one.kind)) return [];
      const passed: LabelledAmount[] = [];
      for (const next of amounts.slice(at + 1)) {
        if (!next.amount) continue;
        if (next.kind === 'total') return next.amount.value.equals(sum) ? passed : [];
        const isAdjustment = next.kind === 'charge' || next.kind === 'discount' || isVoucher(next);
        if (!isAdjustment) return [];
        if (isVoucher(next)) passed.push(next);
        sum = sum.plus(signed(next));
      }
      return [];
    }),
  );
  return taken.size === 0 ? amounts : amounts.map((one) => (taken.has(one) ? { ...one, kind: 'discount' } : one));
}
const ON_THE_WAY = new Set<AmountKind>(['net', 'other']);
const VOUCHER =
  /(?:^| )(?:vouchers?|gift (?:card|certificate)|store credit|\p{L}*gutschein|(?:carte|bon|cheque) cadeau|tarjeta regalo|vale|cadeau(?:bon|kaart)|waardebon|buono(?: regalo)?|gavekort|presentkort|lahjakortti|bon podarunkowy|darkov\p{L}* (?:poukaz|sek)|ajandekutalvany|card cadou|hediye (?:ceki|karti)|poklon bon|darilni bon|kinkekaart|davanu karte|dovanu kuponas)(?= |$)/u;

const keyOf = (value: Decimal): string => value.trimmed().toString();

const isTotal = ({ kind, amount }: LabelledAmount): boolean => (kind === 'total' || kind === 'due') && amount !== null;

function paidAfter(
  { amount: total }: LabelledAmount,
  amounts: LabelledAmount[],
  index: number,
  lineTotals: Set<string>,
): LabelledAmount[] {
  const taken: LabelledAmount[] = [];
  let rest = total!.value;
  for (const one of amounts.slice(index + 1)) {
    const { kind, amount } = one;
    if (!amount || isBaseOf(taken.at(-1), one)) continue;
    const isRest = taken.length > 0 && amount.value.equals(rest) && rest.compare(Decimal.zero) > 0;
    const isNamed = kind === 'due' || kind === 'other' || (kind === 'total' && taken.every(isWithheld));
    if (isRest && isNamed) return taken.filter((some) => some.kind !== 'paid');
    const isNamedSo =
      kind === 'paid' ||
      kind === 'other' ||
      isOnAccount(one) ||
      (isWithheld(one) && isOfItsShare(one, amounts, lineTotals));
    if (!isNamedSo && !(taken.length > 0 && roundsDown(one))) return [];
    taken.push(one);
    rest = rest.minus(amount.value.abs());
  }
  return [];
}

/** "Abschlag vom 16.05." below a total: what was paid on account; as a share it is a discount. */
const isOnAccount = ({ kind, label, rate }: LabelledAmount): boolean =>
  kind === 'discount' && rate === null && /(?:^| )abschlage?(?= |$)/.test(fold(label));

/** "Tax credit −7 995.00, rounding −0.25, to pay 24 971.00": of what is left only whole ones are paid. */
const roundsDown = ({ label, amount }: LabelledAmount): boolean => isRounding(label) && amount!.value.isNegative();

/** A part of the tax that the payer keeps is named like the tax. */
const isWithheld = ({ kind, label }: LabelledAmount): boolean =>
  (kind === 'discount' || kind === 'tax') && WITHHELD.test(fold(label));

/** "Withheld 20 % of | −572.00" over "2,860.00", for which the label had no room. */
const isBaseOf = (part: LabelledAmount | undefined, { kind, amount }: LabelledAmount): boolean =>
  part?.rate != null && kind === 'other' && isWithheld(part) && isShare(part.amount!.value, part.rate, amount!.value);

/**
 * "15 %" of any printed amount, or of the line whose amount is beside it; "9/10" of the tax; where no share is printed,
 * any.
 */
function isOfItsShare(
  { amount, rate, label, others = [] }: LabelledAmount,
  amounts: LabelledAmount[],
  lineTotals: Set<string>,
): boolean {
  const [, part, whole] = /(?<!\d)(\d{1,2})\/(\d{1,2})(?!\d)/.exec(label) ?? [];
  const value = amount!.value.abs();
  const [base, ...more] = others;
  const isOfLine = base && more.length === 0 && lineTotals.has(keyOf(base.value));
  if (isOfLine && rate && isShare(value, rate, base.value)) return true;
  return amounts.some((of) => {
    if (!of.amount || of.amount === amount) return false;
    if (rate) return isShare(value, rate, of.amount.value);
    if (!part || !whole) return true;
    return of.amount.value.times(Decimal.of(part)).dividedBy(Decimal.of(whole), 2).equals(value);
  });
}

/** "In cash 2,000.00, by transfer 13,511.42": a total that is asked for in two parts. */
function withoutParts(amounts: LabelledAmount[]): LabelledAmount[] {
  const isPartAt = (at: number): boolean => {
    const [first, second] = [amounts[at], amounts[at + 1]];
    if (first?.kind !== 'due' || second?.kind !== 'due' || !first.amount || !second.amount) return false;
    const sum = first.amount.value.plus(second.amount.value);
    const areParts = [first, second].every(({ amount }) => amount!.value.compare(Decimal.zero) > 0);
    return areParts && amounts.some((one) => one.kind === 'total' && one.amount?.value.equals(sum));
  };
  return amounts.map((one, at) => (isPartAt(at) || isPartAt(at - 1) ? { ...one, kind: 'information' } : one));
}

/** "Total 9 153.79, cash 9 160.00, change 6.21": what was given over the counter, less what came back, is the total. */
function withoutChange(amounts: LabelledAmount[]): LabelledAmount[] {
  const total = amounts.findLast(isTotal)?.amount?.value;
  const at = amounts.findIndex(({ amount }, index) => {
    const back = amounts[index + 1];
    const isGiven = [amounts[index]!, back].every((one) => one?.kind === 'paid' || one?.kind === 'other');
    // What is called paid behind a nameless total is no change.
    const isPayment = back?.kind === 'paid' && amounts[index]!.kind === 'other';
    if (!total || !amount || !back?.amount || !isGiven || isPayment) return false;
    const change = back.amount.value.abs();
    const isLess = change.compare(total) < 0 || CHANGE.test(fold(back.label));
    return !change.isZero() && isLess && amount.value.minus(change).equals(total);
  });
  return at < 0
    ? amounts
    : amounts.map((one, index) => (index === at || index === at + 1 ? { ...one, kind: 'information' } : one));
}
/** More may come back than the goods cost where it is called so. Folded. */
const CHANGE =
  /^(?:(?:cash )?change(?: (?:due|given))?|ruckgeld|wechselgeld|(?:monnaie )?rendue?|rendu monnaie|cambio|resto|troco|wisselgeld|reszta|vraceno|vratene|byttepenge|vekslepenger|vaxel|vaihtoraha|visszajaro|para ustu|rest|ostatak|vracilo|graza|atlikums|vahetusraha|ресто|ρεστα)$/;
