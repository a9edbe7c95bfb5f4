import type { Doubt } from '../../draft.js';
import { middle } from '../../page-model.js';
import type { TextLine } from '../text-lines.js';
import { fold } from '../fold.js';
import { datesIn } from '../dates.js';
import { isDueLabel } from '../words/due-labels.js';
import { DEPOSIT } from '../words/payment-words.js';
import { isConditional } from '../words/request-words.js';
import type { Printed } from './leftovers.js';

export const leftPayments = (printed: Printed): Doubt[] => [...lateDeposits(printed), ...otherDays(printed)];

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
  const late = lines.flatMap(({ cells }) =>
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
