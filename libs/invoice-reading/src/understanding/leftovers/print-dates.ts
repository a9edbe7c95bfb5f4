import type { Doubt } from '../../draft.js';
import { daysBetween } from '../dates.js';
import type { Printed } from './leftovers.js';
import { namedDays } from './order-dates.js';

/** A paper is generated, printed or acknowledged when it is written or later; by another clock it may be the day before. */
export function leftPrintDates(printed: Printed): Doubt[] {
  const invoiceDate = printed.read.invoiceDate?.value;
  if (!invoiceDate) return [];
  const isEarly = (date: string): boolean => daysBetween(date, invoiceDate) > 1;
  const early = namedDays(printed.lines, (label) => GENERATED.test(label), printed).find(({ dates }) =>
    dates.every(isEarly),
  );
  if (!early) return [];
  const message = `The paper was generated on ${early.text}, before the date of the invoice, ${invoiceDate}.`;
  return [{ code: 'print-date', message, field: 'invoiceDate' }];
}
/** Folded. */
const GENERATED =
  /(?:^| )(?:(?:printed|generated)(?: on| by| at)?|ack(?:nowledg?ement)? (?:date|dt)|gedruckt(?: am)?|generiert|imprimee?|generee?|impreso|generad[oa]|stampat[oa]|generat[oa]|impresso|gerad[oa]|gedrukt|gegenereerd|udskrevet|genereret|utskrevet|generert|utskriven|genererad|tulostettu|wydrukowan[oa]|wygenerowan[oa]|vytisteno|vygenerovan[oa]|vytlacen[ea]|nyomtatva|tiparit|ispisano|natisnjeno)(?= |$)/;
