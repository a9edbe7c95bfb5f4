import type { Doubt } from '../../draft.js';
import { monthsIn } from '../months.js';
import type { TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';
import { deliveryDays } from './order-dates.js';

/** The months that lines are charged for. */
export function leftMonths(printed: Printed): Doubt[] {
  const ofLines = monthsOn(printed.table);
  return ofLines.length === 0 ? [] : [...otherMonth(ofLines, printed), ...longAfterDelivery(ofLines, printed)];
}

type Month = ReturnType<typeof monthsIn>[number];

const monthsOn = (lines: TextLine[]): Month[] =>
  lines.flatMap(({ cells }) => cells.flatMap(({ text }) => monthsIn(text)));

/** "Period billed: March 2025" beside lines of February 2026; the month before or after is what a fee or a meter is billed with. */
function otherMonth(ofLines: Month[], { lines }: Printed): Doubt[] {
  const [period, ...more] = lines.flatMap(({ cells }) =>
    cells.flatMap(({ text, folded }) => (PERIOD.test(folded) ? monthsIn(text) : [])),
  );
  const isOther = period && ofLines.every(({ month }) => Math.abs(monthsBetween(period.month, month)) > 1);
  if (!isOther || more.length > 0) return [];
  const message = `The paper is of ${period.text}, and its lines are of another time: ${ofLines[0]!.text}.`;
  return [{ code: 'several-periods', message }];
}
/** Folded. */
const PERIOD =
  /(?:^| )(?:\p{L}*period\p{L}*|\p{L}*zeitraum|\p{L}*monat|perioad\p{L}*|okres\p{L}*|obdobi\p{L}*|\p{L}*kausi|\p{L}*idoszak|razdobl?j\p{L}*|obdobj\p{L}*|donem\p{L}*|период\p{L}*|περιοδο\p{L}*)(?= |$)/u;

/** What was delivered before the invoice is not charged for a month long after it. */
function longAfterDelivery(ofLines: Month[], printed: Printed): Doubt[] {
  const invoiceDate = printed.read.invoiceDate?.value;
  const delivered = deliveryDays(printed);
  if (
    !invoiceDate ||
    delivered.length === 0 ||
    delivered.some(({ dates }) => dates.every((date) => date > invoiceDate))
  )
    return [];
  const later = ofLines.find(({ month }) => monthsBetween(invoiceDate, month) > HALF_A_YEAR);
  if (!later) return [];
  const message = `A line is of ${later.text}, and what is invoiced was delivered on ${delivered[0]!.text}.`;
  return [{ code: 'several-periods', message }];
}
const HALF_A_YEAR = 6;

const monthsBetween = (from: string, to: string): number => indexOf(to) - indexOf(from);
const indexOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
