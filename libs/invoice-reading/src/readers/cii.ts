import type {
  Adjustment,
  Amount,
  DeclaredInvoice,
  DeclaredTotals,
  EInvoiceLine,
  TaxShare,
} from '../e-invoice/e-invoice.js';
import { describe, joinNames } from './e-invoice-words.js';
import type { XmlElement } from './xml-tree.js';
import { XmlValues } from './xml-values.js';

/** Lines that only sum up or explain others. */
const NOT_COUNTED = /^(?:GROUP|INFORMATION)$/;
const PERCENT = 'RateApplicablePercent|ApplicablePercent';
const SETTLEMENT = 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement';

/** CII, as in Factur-X, ZUGFeRD 2 and XRechnung, and ZUGFeRD 1, which calls some parts otherwise. */
export function readCii(root: XmlElement): DeclaredInvoice {
  const values = new XmlValues();
  const document = root.at('ExchangedDocument|HeaderExchangedDocument');
  const transaction = root.at('SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction');
  const agreement = transaction?.at('ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement');
  const settlement = transaction?.at('ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement') ?? null;
  const seller = agreement?.at('SellerTradeParty');
  const name = values.text(seller?.at('Name') ?? null);
  const tradingName = values.text(seller?.at('SpecifiedLegalOrganization', 'TradingBusinessName') ?? null);
  const currency = values.text(settlement?.at('InvoiceCurrencyCode') ?? null);
  const lines = transaction?.all('IncludedSupplyChainTradeLineItem').filter(counts) ?? [];
  return {
    typeCode: values.text(document?.at('TypeCode') ?? null)?.value ?? null,
    number: values.text(document?.at('ID') ?? null),
    issueDate: values.date(document?.at('IssueDateTime', 'DateTimeString|DateTime') ?? null),
    seller: name ?? tradingName,
    sellerNames: joinNames([name, tradingName].filter((of) => of !== null)),
    currency,
    lines: lines.map((line) => readLine(line, values)),
    adjustments: settlement ? [...adjustmentsOf(settlement, values), ...freightOf(settlement, values)] : [],
    taxes: settlement ? taxesOf(settlement, values) : [],
    totals: readTotals(settlement, currency?.value ?? null, values),
    doubts: values.doubts,
  };
}

function counts(line: XmlElement): boolean {
  const reason = line.at('AssociatedDocumentLineDocument', 'LineStatusReasonCode')?.text.trim() ?? '';
  return !NOT_COUNTED.test(reason);
}

function readLine(line: XmlElement, values: XmlValues): EInvoiceLine {
  const product = line.at('SpecifiedTradeProduct');
  const agreement = line.at('SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement');
  const settlement = line.at(SETTLEMENT);
  const price = agreement?.at('NetPriceProductTradePrice') ?? null;
  const sum = settlement?.at(
    'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
    'LineTotalAmount',
  );
  return {
    sku: values.text(product?.at('SellerAssignedID') ?? null) ?? values.text(product?.at('GlobalID') ?? null),
    description: describe(values.text(product?.at('Name') ?? null), values.text(product?.at('Description') ?? null)),
    quantity: values.number(line.at('SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery', 'BilledQuantity')),
    price: values.number(price?.at('ChargeAmount') ?? null),
    priceBase: values.number(price?.at('BasisQuantity') ?? null),
    grossPrice: values.number(agreement?.at('GrossPriceProductTradePrice', 'ChargeAmount') ?? null),
    adjustments: settlement ? adjustmentsOf(settlement, values) : [],
    taxRate: values.number(settlement?.at('ApplicableTradeTax', PERCENT) ?? null)?.value ?? null,
    total: values.number(sum ?? null),
  };
}

function adjustmentsOf(settlement: XmlElement, values: XmlValues): Adjustment[] {
  return settlement.all('SpecifiedTradeAllowanceCharge').flatMap((adjustment) => {
    const amount = values.number(adjustment.at('ActualAmount'));
    if (!amount) return [];
    const isCharge = values.isTrue(adjustment.at('ChargeIndicator', 'Indicator'));
    const reason = values.text(adjustment.at('Reason'))?.value ?? '';
    return [{ isCharge, reason, amount, taxRate: rateOf(adjustment.at('CategoryTradeTax'), values) }];
  });
}

function freightOf(settlement: XmlElement, values: XmlValues): Adjustment[] {
  return settlement.all('SpecifiedLogisticsServiceCharge').flatMap((charge) => {
    const amount = values.number(charge.at('AppliedAmount'));
    const reason = values.text(charge.at('Description'))?.value ?? '';
    return amount ? [{ isCharge: true, reason, amount, taxRate: rateOf(charge.at('AppliedTradeTax'), values) }] : [];
  });
}

const rateOf = (tax: XmlElement | null, values: XmlValues) => values.number(tax?.at(PERCENT) ?? null)?.value ?? null;

function taxesOf(settlement: XmlElement, values: XmlValues): TaxShare[] {
  return settlement.all('ApplicableTradeTax').flatMap((tax) => {
    const amount = values.number(tax.at('CalculatedAmount'));
    return amount ? [{ amount, basis: values.number(tax.at('BasisAmount')), rate: rateOf(tax, values) }] : [];
  });
}

function readTotals(settlement: XmlElement | null, currency: string | null, values: XmlValues): DeclaredTotals {
  const sum = settlement?.at(
    'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
  );
  const amount = (name: string): Amount | null =>
    values.number(sum?.all(name).find((element) => isIn(element, currency)) ?? null);
  return {
    lines: amount('LineTotalAmount'),
    allowances: amount('AllowanceTotalAmount'),
    charges: amount('ChargeTotalAmount'),
    net: amount('TaxBasisTotalAmount'),
    tax: amount('TaxTotalAmount'),
    total: amount('GrandTotalAmount'),
    prepaid: amount('TotalPrepaidAmount'),
    rounding: amount('RoundingAmount'),
    payable: amount('DuePayableAmount'),
  };
}

const isIn = (amount: XmlElement, currency: string | null): boolean =>
  (amount.attribute('currencyID') ?? currency) === currency;
