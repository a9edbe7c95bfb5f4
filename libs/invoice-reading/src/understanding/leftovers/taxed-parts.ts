import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import { within } from '../words/patterns.js';
import type { Printed } from './leftovers.js';

/** "Total taxed" and "Total exempt" of one invoice come to a sum that it prints as well. */
export function leftTaxedParts({ read: { amounts } }: Printed): Doubt[] {
  const sums = amounts.filter(({ kind, amount }) => (kind === 'net' || kind === 'total') && amount);
  const [[taxed, ...others], [exempt, ...more]] = [TAXED, EXEMPT].map((words) =>
    sums.filter(({ label, amount }) => words.test(fold(label)) && !amount!.value.isZero()),
  ) as [typeof sums, typeof sums];
  if (!taxed || !exempt || others.length > 0 || more.length > 0) return [];
  const both = taxed.amount!.value.plus(exempt.amount!.value);
  if (sums.some(({ amount }) => amount!.value.equals(both))) return [];
  const message = `“${taxed.label}” and “${exempt.label}” do not come to a sum of the invoice.`;
  return [{ code: 'left-figure', message, field: 'totalAmount' }];
}

/** Folded. */
const TAXED = within('gravad[oa]s?', 'gravat', 'tax(?:ed|able)', 'steuerpflichtig\\S*', 'opodatkowan\\S*');
const EXEMPT = within('exent[oa]s?', 'exempt', 'isent[oa]s?', 'esent[ei]', 'steuerfrei\\S*', 'zwolnion\\S*');
