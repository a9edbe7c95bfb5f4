import { valuesOf } from '../../account/sums.js';
import type { Decimal } from '../../decimal.js';
import type { AmountKind, Doubt, LabelledAmount } from '../../draft.js';
import { middle } from '../../page-model.js';
import type { TextLine } from '../text-lines.js';
import { fold } from '../fold.js';
import { datesIn, daysBetween } from '../dates.js';
import { isDueLabel } from '../words/due-labels.js';
import { DEPOSIT } from '../words/payment-words.js';
import { sentencesWithDays } from '../sentences.js';
import { isConditional, isRequest } from '../words/request-words.js';
import type { Printed } from './leftovers.js';
import { namedDays, orderDays } from './order-dates.js';
import { CAME_IN, IS_PAID, PAYMENT_DATE } from './payment-state.js';
import { TO_COME } from './payment-terms.js';

export const leftPayments = (printed: Printed): Doubt[] => [
  ...lateDeposits(printed),
  ...otherDays(printed),
  ...earlyPayments(printed),
];

/** Nobody pays all of it before it was ordered, or long before the invoice. */
function earlyPayments(printed: Printed): Doubt[] {
  const { lines, read } = printed;
  const isPart = ({ kind, amount }: LabelledAmount): boolean =>
    !!amount && !amount.value.isZero() && PARTS.has(kind) && !isTotal(amount.value.abs(), read);
  const isInParts = read.amounts.some(isPart);
  if (!read.invoiceDate || isInParts) return [];
  const invoice = read.invoiceDate.value;
  const ordered = orderDays(printed);
  const isEarly = (date: string, days = LONG_BEFORE): boolean => {
    const before = daysBetween(date, invoice);
    return (
      (before > days && before < A_YEAR) ||
      (ordered.length > 0 && ordered.every(({ dates }) => dates.every((one) => date < one)))
    );
  };
  // Whoever may pay weeks after the invoice did not pay weeks before it.
  const due = namedDays(lines, isDueLabel, printed).flatMap(({ dates }) => dates);
  const days = due.some((date) => daysBetween(invoice, date) > A_WEEK) ? A_WEEK : LONG_BEFORE;
  const fields = namedDays(lines, (label) => PAYMENT_DATE.test(label), printed)
    .filter(({ dates }) => dates.every((date) => isEarly(date, days)))
    .map(({ text }) => text);
  const sentences = lines
    .flatMap(({ cells }) => cells.filter(({ folded }) => isOfPayment(folded)))
    .flatMap(({ text }) => sentencesWithDays(text))
    .filter((text) => isSaidToBePaid(fold(text)))
    .flatMap((text) => {
      const [day, ...more] = datesIn(text);
      return day && more.length === 0 && day.dates.every((date) => isEarly(date)) ? text : [];
    });
  return [...fields, ...sentences].slice(0, 1).map((text) => ({
    code: 'early-payment',
    message: `“${text}” was before the order, or long before the invoice of ${invoice}.`,
  }));
}
/** What was paid before, and what is left. */
const PARTS = new Set<AmountKind>(['due', 'paid']);
const isTotal = (value: Decimal, { amounts }: Printed['read']): boolean =>
  valuesOf(amounts, 'total').some((total) => total.equals(value));
const isOfPayment = (folded: string): boolean =>
  IS_PAID.test(folded) || CAME_IN.test(folded) || PAYMENT_BY.test(folded);
const isSaidToBePaid = (folded: string): boolean =>
  isOfPayment(folded) && !DEPOSIT.test(folded) && !isConditional(folded) && !isRequest(folded) && !TO_COME.test(folded);
/** "Payment via Visa on 16 March 2026". Folded. */
const PAYMENT_BY =
  /^(?:payment|zahlung|paiement|pago|pagamento|betaling|platnosc|platba) (?:via|by|per|mit|par|con|met|med)(?= )/;
const A_YEAR = 366;
/** In days. */
const LONG_BEFORE = 45;
const A_WEEK = 7;

/** One payment among the sums, and the day of a deposit in a sentence. */
function otherDays({ lines, read: { amounts } }: Printed): Doubt[] {
  const paid = amounts.flatMap(({ kind, amount }) => (kind === 'paid' && amount ? amount.source : []));
  const isPaid = ({ page, box }: TextLine): boolean =>
    paid.some(
      (source) => source.page === page && source.box && Math.abs(middle(source.box) - middle(box)) < box.height / 2,
    );
  const [rows, sentences] = [true, false].map((inRow) =>
    lines
      .filter((line) => isPaid(line) === inRow)
      .flatMap(({ cells }) =>
        cells.filter(({ folded }) => inRow || DEPOSIT.test(folded)).flatMap(({ text }) => datesIn(text)),
      ),
  ) as [Day[], Day[]];
  const [day, ...more] = rows;
  const [said, ...others] = sentences;
  const isOther = (one: Day): boolean => !one.dates.some((date) => day!.dates.includes(date));
  if (!day || !said || more.some(isOther) || others.length > 0 || !isOther(said)) return [];
  return [{ code: 'several-deposits', message: `Two days are named for the payment: ${day.text}, ${said.text}.` }];
}
type Day = ReturnType<typeof datesIn>[number];

/** What was paid before the invoice is not of a day after it. */
function lateDeposits({ lines, read: { invoiceDate, amounts } }: Printed): Doubt[] {
  const isPaid = amounts.some(({ label, amount }) => amount && DEPOSIT.test(fold(label)));
  if (!invoiceDate || !isPaid) return [];
  // In a grid of sums the day stands under the name.
  const named = amounts
    .filter(({ kind }) => kind === 'paid')
    .map(({ label }) => ({ text: label, folded: fold(label) }));
  const late = [{ cells: named }, ...lines].flatMap(({ cells }) =>
    cells.flatMap(({ text, folded }) => {
      const [day, ...more] = DEPOSIT.test(folded) && !isConditional(folded) ? datesIn(text) : [];
      if (!day || more.length > 0 || isDueLabel(fold(text.slice(0, day.index)))) return [];
      return day.dates.every((date) => date > invoiceDate.value) ? text : [];
    }),
  );
  return late.slice(0, 1).map((text) => ({
    code: 'late-deposit',
    message: `“${text}” was paid before the invoice of ${invoiceDate.value} was written.`,
  }));
}
