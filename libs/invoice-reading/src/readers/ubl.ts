import type {
  Adjustment,
  Amount,
  DeclaredInvoice,
  DeclaredTotals,
  EInvoiceLine,
  TaxShare,
} from '../e-invoice/e-invoice.js';
import { Decimal } from '../decimal.js';
import { describe, joinNames } from './e-invoice-words.js';
import type { XmlElement } from './xml-tree.js';
import { XmlValues } from './xml-values.js';

const CREDIT_NOTE = '381';
const INVOICE = '380';

/** UBL 2.1: an Invoice or CreditNote. */
export function readUbl(root: XmlElement): DeclaredInvoice {
  const values = new XmlValues();
  const isCredit = root.name === 'CreditNote';
  const currency =
    values.text(root.at('DocumentCurrencyCode')) ??
    values.attribute(root.at('LegalMonetaryTotal', 'PayableAmount'), 'currencyID');
  const typeCode = values.text(root.at(isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode'))?.value ?? null;
  const party = root.at('AccountingSupplierParty', 'Party');
  const names = [
    ...(party?.all('PartyName') ?? []).map((name) => values.text(name.at('Name'))),
    ...(party?.all('PartyLegalEntity') ?? []).map((entity) => values.text(entity.at('RegistrationName'))),
  ].filter((name) => name !== null);
  return {
    typeCode: isCredit ? CREDIT_NOTE : (typeCode ?? INVOICE),
    number: values.text(root.at('ID')),
    issueDate: values.date(root.at('IssueDate')),
    seller: names[0] ?? null,
    sellerNames: joinNames(names),
    currency,
    lines: root.all(isCredit ? 'CreditNoteLine' : 'InvoiceLine').map((line) => readLine(line, values)),
    adjustments: adjustmentsOf(root, values),
    ...readTaxes(root, currency?.value ?? null, values),
    doubts: values.doubts,
  };
}

function readLine(line: XmlElement, values: XmlValues): EInvoiceLine {
  const item = line.at('Item');
  const price = line.at('Price');
  return {
    sku:
      values.text(item?.at('SellersItemIdentification', 'ID') ?? null) ??
      values.text(item?.at('StandardItemIdentification', 'ID') ?? null),
    description: describe(values.text(item?.at('Name') ?? null), values.text(item?.at('Description') ?? null)),
    quantity: values.number(line.at('InvoicedQuantity') ?? line.at('CreditedQuantity')),
    price: values.number(price?.at('PriceAmount') ?? null),
    priceBase: values.number(price?.at('BaseQuantity') ?? null),
    grossPrice: values.number(price?.at('AllowanceCharge', 'BaseAmount') ?? null),
    adjustments: adjustmentsOf(line, values),
    taxRate: values.number(item?.at('ClassifiedTaxCategory', 'Percent') ?? null)?.value ?? null,
    total: values.number(line.at('LineExtensionAmount')),
  };
}

function adjustmentsOf(element: XmlElement, values: XmlValues): Adjustment[] {
  return element.all('AllowanceCharge').flatMap((adjustment) => {
    const amount = values.number(adjustment.at('Amount'));
    if (!amount) return [];
    const isCharge = values.isTrue(adjustment.at('ChargeIndicator'));
    const reason = values.text(adjustment.at('AllowanceChargeReason'))?.value ?? '';
    const taxRate = values.number(adjustment.at('TaxCategory', 'Percent'))?.value ?? null;
    return [{ isCharge, reason, amount, taxRate }];
  });
}

function readTaxes(
  root: XmlElement,
  currency: string | null,
  values: XmlValues,
): { taxes: TaxShare[]; totals: DeclaredTotals } {
  const own = root.all('TaxTotal').filter((total) => isIn(total.at('TaxAmount'), currency));
  // The same amount once more, for the tax office, comes without its shares.
  const detailed = own.filter((total) => total.at('TaxSubtotal'));
  const counted = detailed.length > 0 ? detailed : own.slice(0, 1);
  const sum = root.at('LegalMonetaryTotal');
  const amount = (name: string): Amount | null => values.number(sum?.at(name) ?? null);
  return {
    taxes: counted.flatMap((total) => total.all('TaxSubtotal').flatMap((share) => readShare(share, values))),
    totals: {
      lines: amount('LineExtensionAmount'),
      allowances: amount('AllowanceTotalAmount'),
      charges: amount('ChargeTotalAmount'),
      net: amount('TaxExclusiveAmount'),
      tax: sumOf(counted.map((total) => values.number(total.at('TaxAmount')))),
      total: amount('TaxInclusiveAmount'),
      prepaid: amount('PrepaidAmount'),
      rounding: amount('PayableRoundingAmount'),
      payable: amount('PayableAmount'),
    },
  };
}

function readShare(share: XmlElement, values: XmlValues): TaxShare[] {
  const amount = values.number(share.at('TaxAmount'));
  if (!amount) return [];
  const percent = values.number(share.at('TaxCategory', 'Percent') ?? share.at('Percent'));
  return [{ amount, basis: values.number(share.at('TaxableAmount')), rate: percent?.value ?? null }];
}

const isIn = (amount: XmlElement | null, currency: string | null): boolean =>
  (amount?.attribute('currencyID') ?? currency) === currency;

/** Several kinds of tax are declared one by one. */
function sumOf(amounts: (Amount | null)[]): Amount | null {
  const [first, ...others] = amounts.filter((amount) => amount !== null);
  if (!first || others.length === 0) return first ?? null;
  const all = [first, ...others];
  return {
    ...first,
    value: Decimal.sum(all.map(({ value }) => value)),
    text: all.map(({ text }) => text).join(' + '),
  };
}
