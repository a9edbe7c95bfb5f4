import { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount, ReadValue } from '../draft.js';
import { fold } from '../understanding/fold.js';
import { lastSentence } from '../understanding/sentences.js';
import { TAX_INCLUDED } from '../understanding/words/amount-labels.js';
import { SAVING } from '../understanding/words/discount-words.js';
import { ASKED, BALANCE, DUE } from '../understanding/words/payment-words.js';
import { isJustAmount } from '../understanding/words/amount-words.js';
import { isCarriedOver } from '../understanding/words/net-words.js';
import { CONDITION } from '../understanding/words/request-words.js';
import type { AccountEntry } from './account.js';
import { isOfTaxedCharge, ofAdjustment } from './adjustments.js';
import { groupsAbove, isBelowLines, isBetweenLines, linesAbove, sectionsBetween } from './carried.js';
import { isOfDiscounts, ofSaving } from './savings.js';
import { roundingOf, signed, type Sums, taxesOfAll, type TaxSum, totalOf, valuesOf } from './sums.js';
import { basesOfRates, netsByRate, spreadBases } from './spread.js';
import {
  areDiscountsInNet,
  partialSums,
  skipsAdjustment,
  sumsAfterDiscounts,
  isUndiscounted,
  subtotalsOf,
  TAXED_AT,
  taxedAt,
  CARRIED,
  SECTION,
  isSectionAbove,
  isSumOfLines,
  isRunOf,
  type Meanings,
  key,
} from './subtotals.js';
import { wrongTaxes } from './tax-rates.js';
import { isCharge } from './unnamed-charges.js';

/** What each printed amount is in an account; null for those that it leaves over. */
export function explain(sums: Sums, lines: DraftLine[], amounts: LabelledAmount[]): AccountEntry[] {
  const { applied, tax } = sums;
  const settlement = settle(sums, amounts);
  const subtotals = subtotalsOf(sums, lines);
  const isReduced = areDiscountsInNet(sums, amounts);
  const taxed = {
    lines,
    adjustments: applied.map(signed),
    sums: sums.apart
      ? [sums.apart.goods, sums.apart.charges]
      : isReduced
        ? sumsAfterDiscounts(sums)
        : partialSums(sums.sum, applied),
    isReduced,
    net: sums.net,
    netsByRate: netsByRate(sums.net, amounts),
    included: sums.included,
  };
  const wrong = new Set([tax.parts, taxesOfAll(tax, amounts)].flatMap((some) => wrongTaxes(some, taxed)));
  const spread = [...spreadBases(sums, lines, amounts), ...basesOfRates(sums, lines, amounts)];
  const explainers: Record<LabelledAmount['kind'], (labelled: LabelledAmount) => string | null> = {
    net: (labelled) =>
      skipsAdjustment(labelled, sums, amounts) || isOfOtherRate(labelled, subtotal(labelled.amount!))
        ? null
        : (subtotal(labelled.amount!) ??
          (isTaxed(labelled.label) ? (total(labelled.amount!.value) ?? beforeRounding(labelled, sums)) : null) ??
          (taxed.netsByRate.includes(labelled) && isSumOfLines(labelled.amount!.value, lines, [])
            ? taxedAt(labelled.rate!.trimmed().toString())
            : null) ??
          ofSection(labelled) ??
          ofGroup(labelled)),
    tax: (labelled) => (wrong.has(labelled) ? null : ofTax(labelled, sums, amounts)),
    charge: (labelled) => ofAdjustment(labelled, sums, lines, amounts) ?? ofGroup(labelled),
    discount: (labelled) => ofAdjustment(labelled, sums, lines, amounts),
    total: (labelled) =>
      (isWholeOnSlip(labelled, amounts.indexOf(labelled)) ? null : total(labelled.amount!.value)) ??
      ofTaxTable(labelled, sums) ??
      beforeRounding(labelled, sums) ??
      ((isOnTheWay(labelled) && !DOCUMENT_TOTAL.test(fold(labelled.label))) || isBetweenLines(labelled.amount!, lines)
        ? ((skipsAdjustment(labelled, sums, amounts) ? null : subtotal(labelled.amount!)) ??
          ofSection(labelled) ??
          ofGroup(labelled))
        : isSection(labelled)
          ? SOME_LINES
          : null),
    due: (labelled) => (isAskedAgain(labelled, amounts.indexOf(labelled)) ? null : total(labelled.amount!.value)),
    paid: () => settlement.paid,
    previous: () => settlement.previous,
    information: (labelled) => (SAVING.test(fold(labelled.label)) ? ofSaving(labelled, sums, lines) : 'information'),
    other: (labelled) =>
      applied.includes(labelled)
        ? isCharge(labelled, sums, lines)
          ? 'added'
          : null
        : isWholeBelowRest(labelled, amounts.indexOf(labelled))
          ? null
          : isAskedOnSlip(labelled)
            ? total(labelled.amount!.value)
            : (elsewhere(labelled.amount!) ?? ofSection(labelled) ?? ofGroup(labelled)),
  };
  // What is left to pay after a payment is not all; a sentence may ask for the invoice as a whole.
  const lastPaid = amounts.findLastIndex(({ kind, amount }) => kind === 'paid' && amount?.value.isZero() === false);
  const isAskedAgain = ({ label, amount }: LabelledAmount, at: number): boolean => {
    if (settlement.paid === null || lastPaid < 0 || !amount!.value.equals(sums.gross)) return false;
    const said = lastSentence(label);
    if (ASKED.test(said)) return BALANCE.test(said);
    return (
      at > lastPaid &&
      DUE.test(said) &&
      amounts.some(
        (one, index) =>
          one.kind === 'due' && index > lastPaid && one.amount && one.amount.value.compare(sums.gross) < 0,
      )
    );
  };
  // "Montant" on a slip to pay with is what is left.
  const isWholeOnSlip = ({ label, amount }: LabelledAmount, at: number): boolean =>
    settlement.paid !== null &&
    lastPaid >= 0 &&
    at > lastPaid &&
    isJustAmount(fold(label)) &&
    amount!.value.equals(sums.gross);
  // Without a name below what is left to pay, as in the fields of a payment, it is what is asked for.
  const isWholeBelowRest = ({ label, amount }: LabelledAmount, at: number): boolean =>
    settlement.paid !== null &&
    !/\p{L}{2}/u.test(label) &&
    amount!.value.equals(sums.gross) &&
    lastPaid >= 0 &&
    amounts
      .slice(lastPaid + 1, at)
      .some((one) => one.kind === 'due' && one.amount && one.amount.value.compare(sums.gross) < 0);
  // "Total discounts 104.22": whatever kind of sum the words for it name.
  const discountsInAll = (labelled: LabelledAmount): string | null =>
    isOfDiscounts(fold(labelled.label)) && !isOfOtherShare(labelled) ? ofSaving(labelled, sums, lines) : null;
  // One with a rate has been asked for its share.
  const isOfOtherShare = ({ kind, rate }: LabelledAmount): boolean => kind === 'discount' && rate?.isZero() === false;
  // "Reminder fee 35.00" on a line of its own below the last total is charged to whoever has to be reminded.
  const lastTotal = amounts.findLastIndex(({ kind, amount }) => (kind === 'total' || kind === 'due') && amount);
  const ofReminder = (labelled: LabelledAmount): string | null =>
    labelled.kind === 'charge' && CONDITION.test(lastSentence(labelled.label)) && amounts.indexOf(labelled) > lastTotal
      ? 'only if paid late'
      : null;
  // "Amount 203.50" below the last total is what a slip asks for.
  const isAskedOnSlip = (labelled: LabelledAmount): boolean =>
    isJustAmount(fold(labelled.label)) && lastTotal >= 0 && amounts.indexOf(labelled) > lastTotal;
  // Below all lines nothing is carried over: such a sum leaves some of them out.
  const subtotal = (amount: ReadValue<Decimal>): string | null => {
    const meaning = subtotals.get(key(amount.value)) ?? null;
    return meaning === CARRIED && isBelowLines(amount, lines) ? null : meaning;
  };
  /** "Net (21 %)" is what is taxed at that rate. */
  const isOfOtherRate = ({ rate, amount }: LabelledAmount, meaning: string | null): boolean => {
    if (!rate) return false;
    const isMeant = meaning?.startsWith(TAXED_AT) === true && meaning !== taxedAt(rate.trimmed().toString());
    // Where every line says its rate, and nothing is added or taken off, it is what the lines of that rate come to.
    const isPlain = applied.length === 0 && !sums.included && lines.every((line) => line.tax?.text.includes('%'));
    const own = lines.filter((line) => line.tax?.value.equals(rate));
    return isMeant || (isPlain && own.length > 0 && !totalOf(own).equals(amount!.value));
  };
  const elsewhere = (amount: ReadValue<Decimal>): string | null =>
    total(amount.value) ??
    subtotal(amount) ??
    figures().get(key(amount.value)) ??
    (isBaseOfTax(amount.value) ? 'what is taxed' : null);
  const isBaseOfTax = (value: Decimal): boolean =>
    tax.parts.some(({ others = [] }) => others.some((base) => base.value.equals(value)));
  // Whoever prints the sums of groups prints what they come to; a sum below all lines that leaves some out is wrong.
  const ofSection = (labelled: LabelledAmount): string | null => {
    const isOneOfSome = amounts.some(
      (other) => other !== labelled && other.amount !== null && subtotals.has(key(other.amount.value)),
    );
    return isOneOfSome && !isCarriedOver(fold(labelled.label)) && isSectionAbove(labelled, lines, amounts)
      ? SECTION
      : null;
  };
  // Asked only of amounts that nothing else explains.
  let groups: LabelledAmount[] | undefined;
  const isGroup = (labelled: LabelledAmount): boolean =>
    (groups ??= groupsAbove(
      amounts,
      sums.sum,
      (value) => isRunOf('lineTotal', value, lines) || isSumOfLines(value, lines, []),
    )).includes(labelled);
  let sections: LabelledAmount[] | undefined;
  const isSection = (labelled: LabelledAmount): boolean =>
    (sections ??= sectionsBetween(amounts, lines)).includes(labelled);
  const ofGroup = (labelled: LabelledAmount): string | null =>
    isSection(labelled) || isGroup(labelled) ? SOME_LINES : null;
  // A total before charges and tax stands before them; a table of taxes by rate says once more what they are, below the last total.
  const lastGross = amounts.findLastIndex(({ kind, amount }) => kind === 'total' && amount?.value.equals(sums.gross));
  const isAgain = ({ amount, rate }: LabelledAmount, index: number): boolean =>
    !!rate &&
    index > lastGross &&
    amounts.findIndex((one) => one.kind === 'tax' && !!amount && one.amount?.value.equals(amount.value)) < index;
  const last = Math.max(
    ...amounts.map((labelled, index) =>
      (labelled.kind === 'tax' && !isAgain(labelled, index)) || applied.includes(labelled) ? index : -1,
    ),
  );
  // "Total 203.50" in a box over the lines is all that these come to.
  const isOnTheWay = (labelled: LabelledAmount): boolean =>
    amounts.indexOf(labelled) < last && linesAbove(labelled.amount!.source, lines).length > 0;
  const total = (value: Decimal): string | null => settlement.meanings.get(value.trimmed().toString()) ?? null;
  const areOthersKnown = (labelled: LabelledAmount): boolean => {
    const { kind, others = [] } = labelled;
    if (kind === 'information') return true;
    // "VAT (13.50 + 15.00 + 31.50)": the taxes that it is the sum of.
    if (
      kind === 'tax' &&
      others.length > 1 &&
      Decimal.sum(others.map(({ value }) => value)).equals(labelled.amount!.value)
    )
      return true;
    const isBase = kind === 'tax' && tax.parts.length === 1;
    const above = isBase ? amounts.slice(0, amounts.indexOf(labelled)) : [];
    const discounts = applied.filter((one) => one.kind === 'discount' && above.includes(one));
    return others.every(({ value }) => {
      if (value.isZero() || isOfTaxedCharge(labelled, value) || spread.some((base) => base.equals(value))) return true;
      if (isUndiscounted(value, sums, discounts)) return false;
      // Of lines with the tax in them it is the base that is printed nowhere else.
      const withTax = kind === 'tax' && sums.included ? [value.plus(labelled.amount!.value)] : [];
      return (
        figures().has(key(value)) ||
        (isSection(labelled) && isRunOf('quantity', value, lines)) ||
        [value, ...withTax].some((one) => isSum(one) || isSumOfLines(one, lines, applied))
      );
    });
  };
  const isSum = (value: Decimal): boolean => subtotals.has(key(value)) || total(value) !== null;
  let remembered: Meanings | undefined;
  const figures = (): Meanings => (remembered ??= figuresOf(lines, amounts, tax));
  return amounts.map((labelled) => {
    const isNothing = !labelled.amount || labelled.amount.value.isZero();
    const explanation = isNothing
      ? 'nothing to add'
      : (explainers[labelled.kind](labelled) ??
        (applied.includes(labelled) ? null : (discountsInAll(labelled) ?? ofReminder(labelled))));
    return { of: labelled, explanation: areOthersKnown(labelled) ? explanation : null };
  });
}

const SOME_LINES = 'the sum of some lines';

/** All that the paper comes to: no sum on the way to it. Folded. */
const DOCUMENT_TOTAL =
  /^(?:tot(?:ale)? (?:documento|fattura|doc)|total (?:da )?(?:factura|facture|fatura)|rechnungsbetrag)$/;

/** "Suma" alone is what is to pay as often as a sum on the way to it. */
const isTaxed = (label: string): boolean =>
  TAX_INCLUDED.test(label) || /\b(?:gross|brutto|ttc)\b|^suma:?$/i.test(label) || WITH_TAXES.test(fold(label));
/** "Subtotal (con impuestos)". Folded. */
const WITH_TAXES =
  /(?:^| )(?:with|con|com|avec|mit|met|med|cu|s|z|sa|ar|su|amb|с|με) (?:(?:the|les|los|las|gli|le|den?) )?(?:tax(?:es)?|impuestos|impostos|imposte|impostos|steuern?|belastingen|vat|gst|iva|tva|mwst|ust|btw|moms|mva|dph|podatkiem|pdv|pdv om|ddv|pvn|pvm|ддс|φπα)(?= |$)/u;

/** "Total 60,758.94 | Rounding 0.06 | To pay 60,759.00". */
function beforeRounding({ amount }: LabelledAmount, { gross, applied }: Sums): string | null {
  const rounding = roundingOf(applied);
  return !rounding.isZero() && amount!.value.plus(rounding).equals(gross) ? 'the total before rounding' : null;
}

/** "Total  508.50  101.70" below a table of taxes: what is taxed, and the tax. */
const ofTaxTable = ({ amount, others = [] }: LabelledAmount, { tax, net }: Sums): string | null =>
  others.length === 1 && amount!.value.equals(tax.value) && others[0]!.value.equals(net)
    ? 'the sum of the taxes'
    : null;

/** What is left to pay: the total less what was paid, with what was open before. */
function settle({ gross }: Sums, amounts: LabelledAmount[]) {
  const meanings: Meanings = new Map([[gross.trimmed().toString(), 'the total']]);
  const paid = valuesOf(amounts, 'paid');
  const previous = valuesOf(amounts, 'previous');
  if (paid.length === 0 && previous.length === 0) return { meanings, paid: null, previous: null };
  const open = valuesOf(amounts, 'due', 'total', 'other');
  const isPrinted = (value: Decimal): boolean => open.some((other) => other.equals(value));
  const balances = [paid, distinct(paid)].flatMap((some) =>
    [previous, [] as Decimal[]].map((before) => gross.minus(Decimal.sum(some)).plus(Decimal.sum(before))),
  );
  const settled = balances.some((balance) => isPrinted(balance) || balance.isZero());
  if (settled) for (const value of balances) meanings.set(value.trimmed().toString(), 'the total less what was paid');
  return {
    meanings,
    paid: settled ? 'paid, and taken off the amount due' : null,
    previous: settled ? 'open from before' : null,
  };
}

const distinct = (values: Decimal[]): Decimal[] => [...new Map(values.map((value) => [key(value), value])).values()];

function ofTax(labelled: LabelledAmount, { tax }: Sums, amounts: LabelledAmount[]): string | null {
  if (tax.parts.includes(labelled)) return 'tax';
  const { value } = labelled.amount!;
  if (value.equals(tax.value)) return 'the sum of the taxes';
  if (tax.parts.some(({ amount }) => amount!.value.equals(value))) return 'tax, printed twice';
  // "CGST" and "SGST" in the totals, with a table of both by rate.
  const plain = amounts.filter(({ kind, amount, rate }) => kind === 'tax' && amount && !rate);
  const isPart = plain.includes(labelled) && Decimal.sum(plain.map(({ amount }) => amount!.value)).equals(tax.value);
  return isPart ? 'part of the tax' : null;
}

/** Figures of the lines and of the totals, which may be printed again elsewhere. */
function figuresOf(lines: DraftLine[], amounts: LabelledAmount[], tax: TaxSum): Meanings {
  const meanings: Meanings = new Map([[key(tax.value), 'the tax']]);
  for (const { unitPrice, lineTotal, tax: own } of lines) {
    for (const read of [unitPrice, lineTotal]) if (read) meanings.set(key(read.value), 'of a line');
    if (!lineTotal || !own) continue;
    const share = lineTotal.value.percent(own.value).inCents();
    meanings.set(key(share), 'the tax of a line').set(key(lineTotal.value.plus(share)), 'a line with its tax');
  }
  for (const { amount, kind, others = [] } of amounts) {
    if (kind === 'other' || kind === 'information' || !amount) continue;
    meanings.set(key(amount.value), 'printed twice');
    if (kind === 'tax' && !amount.value.isZero())
      for (const other of others) meanings.set(key(amount.value.plus(other.value)), 'net and tax');
  }
  return meanings;
}
