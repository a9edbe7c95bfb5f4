import type { InvoiceAccount } from '#contracts';
import { enteredAccount, type EnteredFigures } from '#invoice-reading';
import { sumDoubt } from './sum-of-lines.js';

type Entered = Omit<EnteredFigures, 'lines'> & { extractedData: Parameters<typeof enteredAccount>[0] };

/** How an invoice adds up as it now is; null while it is as it was read. */
export function accountOf(invoice: Entered, lines: EnteredFigures['lines']): InvoiceAccount | null {
  const account = enteredAccount(invoice.extractedData, { ...invoice, lines });
  if (!account) return null;
  const { openLines, amounts, equation } = account;
  const problem = equation === null ? (sumDoubt(invoice, lines)[0]?.message ?? null) : null;
  return { openLines, amounts, equation, problem };
}

/** Charges and discounts that are printed beside the lines lead from these to the total. */
export const isExplained = (invoice: Entered, lines: EnteredFigures['lines']): boolean =>
  enteredAccount(invoice.extractedData, { ...invoice, lines })?.isComplete === true;
