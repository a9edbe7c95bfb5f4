import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import { within } from '../words/patterns.js';
import type { Printed } from './leftovers.js';

export const leftTaxedParts = (printed: Printed): Doubt[] =>
  [...wrongParts(printed), ...moreThanTaxed(printed)].slice(0, 1);

/** "Freight 65,00 | Imponibile 1.594,35 | Imposta 22% 365,06": the only tax may be of less than what is called taxed, but not of more. */
function moreThanTaxed({ read: { lines, amounts } }: Printed): Doubt[] {
  const [base, ...others] = amounts.filter(
    ({ kind, label, amount }) => kind === 'net' && amount && BASE.test(fold(label)),
  );
  const [tax, ...more] = amounts.filter(({ kind, amount }) => kind === 'tax' && amount?.value.isZero() === false);
  if (!base || !tax?.rate || tax.others || others.length > 0 || more.length > 0) return [];
  // What is charged below it is taxed as well.
  const isLast = amounts.slice(amounts.indexOf(base)).every(({ kind }) => kind !== 'charge' && kind !== 'other');
  if (!isLast) return [];
  const over = tax.amount!.value.minus(base.amount!.value.percent(tax.rate)).toNumber();
  if (over <= (base.amount!.value.decimals === 0 ? 1 : CENT) * (lines.length + 1)) return [];
  const message = `The tax of ${tax.amount!.text} is more than ${tax.rate} % of “${base.label}”.`;
  return [{ code: 'left-rate', message, field: 'taxAmount' }];
}
const CENT = 0.01;
/** Folded. */
const BASE =
  /^(?:(?:totale? )?(?:base )?imponibil[ei]|(?:total )?(?:base imponible|base taxable|base tributavel|base de calculo)|(?:total )?taxable(?: (?:amount|base|value|total))?|(?:steuer)?bemessungsgrundlage|podstawa(?: opodatkowania)?|zaklad dane|belastbaar(?: bedrag)?|vergi matrahi)$/;

/** "Total taxed" and "Total exempt" of one invoice come to a sum that it prints as well. */
function wrongParts({ read: { amounts } }: Printed): Doubt[] {
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
