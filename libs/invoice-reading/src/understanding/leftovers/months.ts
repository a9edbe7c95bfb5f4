import type { Doubt } from '../../draft.js';
import { inOrder, withoutDates } from '../dates.js';
import { monthsIn } from '../months.js';
import type { TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';
import { deliveryDays } from './order-dates.js';
import { periodsOn } from './periods.js';

/** The months that lines are charged for. */
export function leftMonths(printed: Printed): Doubt[] {
  const ofLines = monthsOn(printed.table);
  const ofDays = monthOfOtherDays(printed);
  if (ofDays.length > 0) return ofDays;
  return ofLines.length === 0
    ? otherYear(printed)
    : [...otherMonth(ofLines, printed), ...longAfterDelivery(ofLines, printed)];
}

/** "Period: August 2026 (from 1 September to 30 September 2026)": a month that none of its days is of. */
const monthOfOtherDays = ({ lines, table, order }: Printed): Doubt[] =>
  [lines, table]
    .flatMap((rows) => rows.map((_, at) => rows.slice(at, at + 2)))
    .flatMap(([row, ...next]) =>
      row!.cells.flatMap((cell) => {
        const [named, ...more] = /\p{L} 20\d\d/u.test(cell.text) ? monthsIn(withoutDates(cell.text)) : [];
        const found = named && more.length === 0 ? periodsOn([{ ...row!, cells: [cell] }, ...next]) : [];
        // What stands in the next row alone is that of another line.
        const [period] = found.slice(0, found.length - periodsOn(next).length);
        const isOf = ({ from, to }: typeof period & {}): boolean =>
          inOrder(from, order).some((first) => first.slice(0, 7) <= named!.month) &&
          inOrder(to, order).some((last) => last.slice(0, 7) >= named!.month);
        return !period || isOf(period) ? [] : [{ named: named!, period }];
      }),
    )
    .slice(0, 1)
    .map(({ named, period }) => ({
      code: 'several-periods',
      message: `The period “${period.text}” is not of ${named.text}.`,
    }));

/** "Our charges for February 2025" on an invoice of March 2026: the month before, or that of the invoice, of another year. */
function otherYear({ lines, read: { invoiceDate } }: Printed): Doubt[] {
  const [first, ...more] = lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => monthsIn(text).filter(({ text: said }) => FOR.test(text.split(said)[0]!))),
  );
  if (!first || !invoiceDate || more.some(({ month }) => month !== first.month)) return [];
  const past = monthsBetween(first.month, invoiceDate.value);
  if (past !== A_YEAR && past !== A_YEAR + 1) return [];
  const message = `The invoice is of ${invoiceDate.value}, and is for ${first.text}.`;
  return [{ code: 'several-periods', message }];
}
const A_YEAR = 12;
/** Said of what is charged. */
const FOR =
  /(?:charges?|services?|work|fees?|invoice|deliver\p{L}*|leistung\p{L}*|lieferung\p{L}*|arbeit\p{L}*|honorar\p{L}*|abrechnung\p{L}*|rechnung|prestations?|honoraires|servicios?|honorarios|prestazion\p{L}|serviz\p{L}|diensten|werkzaamheden|usług\p{L}*|služb\p{L}*|ydelser|tjenester|tjänster) (?:for|in|für|im|pour|en|de|du mois de|del? mes de|di|per|del mese di|voor|in de maand|za|w|v|i|för)(?: the month of| den Monat)? $/iu;

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
