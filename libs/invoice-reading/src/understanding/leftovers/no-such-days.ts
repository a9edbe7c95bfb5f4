import type { Doubt } from '../../draft.js';
import { findDate } from '../dates.js';
import type { Printed } from './leftovers.js';

/** "32 March 2026", "31.02.2026": shaped like a date, but no day of any month. */
export function leftNoSuchDays({ lines, tail, read }: Printed): Doubt[] {
  const number = read.invoiceNumber?.value ?? '';
  const text = [...lines, ...tail]
    .flatMap(({ cells }) => cells.flatMap((cell) => [...cell.text.matchAll(SHAPE)]))
    .find(
      ([date, rest]) =>
        // "FV 42/04/2025" is the forty-second of April.
        !number.includes(date) && findDate(date) === null && (rest === undefined || findDate(`1 ${rest}`) !== null),
    )?.[0];
  return text === undefined
    ? []
    : [{ code: 'left-date', message: `“${text}” is no day of any month.`, field: 'invoiceDate' }];
}

/** Of figures, or with the name of a month. */
const SHAPE =
  /(?<![\p{L}\d.,/-])(?:\d{1,2}\. ?\d{1,2}\. ?20\d\d|\d{1,2}(?:\/\d{1,2}\/|-\d{1,2}-)20\d\d|20\d\d-\d\d-\d\d|\d{1,2}\.? (\p{L}{3,12} 20\d\d))(?![\p{L}\d/-])/gu;
