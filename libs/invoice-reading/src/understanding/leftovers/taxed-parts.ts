import { isShare, isWithin } from '../../account/tax-rates.js';
import { Decimal } from '../../decimal.js';
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

/** "Imponibile 1,594.35" beside "22 %: 365.06", which is the tax of 1,659.35: the only tax is of what is called taxed. */
export function leftTaxedBase({ read: { amounts } }: Printed): Doubt[] {
  const taxes = amounts.filter(({ kind, amount }) => kind === 'tax' && amount && !amount.value.isZero());
  const bases = amounts.filter(({ kind, label, amount }) => kind === 'net' && amount && BASE.test(fold(label)));
  const [[tax, ...more], [base, ...others]] = [taxes, bases];
  if (!tax?.rate || tax.rate.isZero() || !base || more.length > 0 || others.length > 0) return [];
  const [sum, share] = [base.amount!.value, tax.amount!.value];
  // Taxes of lines are rounded one by one.
  const isNear = sum.percent(tax.rate).minus(share).abs().compare(share.abs().percent(NEARLY)) <= 0;
  if (isNear || isShare(share, tax.rate, sum) || isWithin(share, tax.rate, sum)) return [];
  const message = `“${base.label}” says ${base.amount!.text}, of which ${tax.rate} % is not the tax of ${tax.amount!.text}.`;
  return [{ code: 'left-figure', message, field: 'taxAmount' }];
}
/** Percent. */
const NEARLY = Decimal.of(1);

/** Folded. */
const BASE = within(
  'imponibile',
  'base imponible',
  'base imposable',
  'taxable(?: amount| value| base)?',
  'bemessungsgrundlage',
  'base tributavel',
);
const TAXED = within('gravad[oa]s?', 'gravat', 'tax(?:ed|able)', 'steuerpflichtig\\S*', 'opodatkowan\\S*');
const EXEMPT = within('exent[oa]s?', 'exempt', 'isent[oa]s?', 'esent[ei]', 'steuerfrei\\S*', 'zwolnion\\S*');
