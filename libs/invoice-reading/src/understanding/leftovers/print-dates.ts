import type { Doubt } from '../../draft.js';
import { datesIn } from '../dates.js';
import { fold } from '../fold.js';
import type { Printed } from './leftovers.js';

/** A paper is generated or printed when it is written or later; by another clock it may be the day before. */
export function leftPrintDates({ lines, read: { invoiceDate } }: Printed): Doubt[] {
  if (!invoiceDate) return [];
  const early = lines.flatMap(({ cells }) =>
    cells.flatMap(({ text, folded }) => {
      const [day, ...more] = GENERATED.test(folded) ? datesIn(text) : [];
      const isPrinted = day && more.length === 0 && GENERATED.test(fold(text.slice(0, day.index)));
      const isEarly = (date: string): boolean => Date.parse(invoiceDate.value) - Date.parse(date) > 86_400_000;
      return isPrinted && day.dates.every(isEarly) ? day.text : [];
    }),
  );
  return early.slice(0, 1).map((text) => ({
    code: 'print-date',
    message: `The paper was generated on ${text}, before the date of the invoice, ${invoiceDate.value}.`,
    field: 'invoiceDate' as const,
  }));
}
/** Folded. */
const GENERATED =
  /(?:^| )(?:(?:printed|generated)(?: on| by| at)?|gedruckt(?: am)?|generiert|imprimee?|generee?|impreso|generad[oa]|stampat[oa]|generat[oa]|impresso|gerad[oa]|gedrukt|gegenereerd|udskrevet|genereret|utskrevet|generert|utskriven|genererad|tulostettu|wydrukowan[oa]|wygenerowan[oa]|vytisteno|vygenerovan[oa]|vytlacen[ea]|nyomtatva|tiparit|ispisano|natisnjeno)(?= |$)/;
