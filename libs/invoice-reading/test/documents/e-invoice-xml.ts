import type { EInvoiceSpec, ESpecAdjustment, ESpecLine } from './e-invoice-spec.js';

export const SYNTAXES = ['ubl', 'cii', 'zugferd-1'] as const;
export type Syntax = (typeof SYNTAXES)[number];

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const CII = 'urn:un:unece:uncefact:data:standard';

/** The invoice as XML. */
export function eInvoiceXml(spec: EInvoiceSpec, syntax: Syntax): string {
  const xml = syntax === 'ubl' ? ubl(spec) : cii(spec, syntax === 'cii' ? NAMES : NAMES_OF_1);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
}

type Content = string | string[] | undefined;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An element; empty ones are left out. Text is escaped by its writer. */
function tag(name: string, content: Content, attributes = ''): string {
  const inner = Array.isArray(content) ? content.join('') : content;
  return inner ? `<${name}${attributes}>${inner}</${name}>\n` : '';
}

function ubl(spec: EInvoiceSpec): string {
  const kind = spec.typeCode === '381' ? 'CreditNote' : 'Invoice';
  const inCurrency = (name: string, amount: string): string =>
    tag(`cbc:${name}`, amount, ` currencyID="${spec.currency}"`);
  const adjustment = ({ isCharge, reason, amount }: ESpecAdjustment): string =>
    tag('cac:AllowanceCharge', [
      tag('cbc:ChargeIndicator', String(isCharge)),
      tag('cbc:AllowanceChargeReason', reason),
      inCurrency('Amount', amount),
    ]);
  const line = (of: ESpecLine, index: number): string =>
    tag(`cac:${kind}Line`, [
      tag('cbc:ID', String(index + 1)),
      tag(kind === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', of.quantity, ' unitCode="C62"'),
      inCurrency('LineExtensionAmount', of.total),
      ...(of.adjustments ?? []).map(adjustment),
      tag('cac:Item', [
        tag('cbc:Name', escaped(of.name)),
        tag('cac:SellersItemIdentification', tag('cbc:ID', of.sku)),
        tag('cac:ClassifiedTaxCategory', tag('cbc:Percent', of.taxRate)),
      ]),
      tag('cac:Price', [inCurrency('PriceAmount', of.price), tag('cbc:BaseQuantity', of.base)]),
    ]);
  const { totals, taxes, foreignTax } = spec;
  const share = ({ rate, basis, amount }: EInvoiceSpec['taxes'][number]): string =>
    tag('cac:TaxSubtotal', [
      inCurrency('TaxableAmount', basis),
      inCurrency('TaxAmount', amount),
      tag('cac:TaxCategory', tag('cbc:Percent', rate)),
    ]);
  const foreign = foreignTax && tag('cbc:TaxAmount', foreignTax.amount, ` currencyID="${foreignTax.currency}"`);
  return tag(
    kind,
    [
      tag('cbc:ID', spec.number),
      tag('cbc:IssueDate', spec.date),
      tag(`cbc:${kind}TypeCode`, spec.typeCode),
      tag('cbc:DocumentCurrencyCode', spec.currency),
      tag('cac:AccountingSupplierParty', tag('cac:Party', tag('cac:PartyName', tag('cbc:Name', escaped(spec.seller))))),
      ...spec.adjustments.map(adjustment),
      tag('cac:TaxTotal', foreign),
      tag('cac:TaxTotal', [inCurrency('TaxAmount', totals.tax), ...taxes.map(share)]),
      tag('cac:LegalMonetaryTotal', [
        inCurrency('LineExtensionAmount', totals.lines),
        inCurrency('TaxExclusiveAmount', totals.net),
        inCurrency('TaxInclusiveAmount', totals.total),
        inCurrency('AllowanceTotalAmount', totals.allowances),
        inCurrency('ChargeTotalAmount', totals.charges),
        inCurrency('PrepaidAmount', totals.prepaid),
        inCurrency('PayableAmount', totals.payable),
      ]),
      ...spec.lines.map(line),
    ],
    ` xmlns="${UBL}:${kind}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2"`,
  );
}

/** What CII calls its parts. */
const NAMES = {
  root: 'CrossIndustryInvoice',
  namespaces: ` xmlns:rsm="${CII}:CrossIndustryInvoice:100" xmlns:ram="${CII}:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${CII}:UnqualifiedDataType:100"`,
  document: 'ExchangedDocument',
  transaction: 'SupplyChainTradeTransaction',
  header: 'ApplicableHeaderTrade',
  line: 'SpecifiedLineTrade',
  headerSum: 'SpecifiedTradeSettlementHeaderMonetarySummation',
  lineSum: 'SpecifiedTradeSettlementLineMonetarySummation',
  percent: 'RateApplicablePercent',
};

/** What ZUGFeRD 1 calls them. */
const NAMES_OF_1: typeof NAMES = {
  root: 'CrossIndustryDocument',
  namespaces: ` xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0" xmlns:ram="${CII}:ReusableAggregateBusinessInformationEntity:12" xmlns:udt="${CII}:UnqualifiedDataType:15"`,
  document: 'HeaderExchangedDocument',
  transaction: 'SpecifiedSupplyChainTradeTransaction',
  header: 'ApplicableSupplyChainTrade',
  line: 'SpecifiedSupplyChainTrade',
  headerSum: 'SpecifiedTradeSettlementMonetarySummation',
  lineSum: 'SpecifiedTradeSettlementMonetarySummation',
  percent: 'ApplicablePercent',
};

function cii(spec: EInvoiceSpec, names: typeof NAMES): string {
  const adjustment = ({ isCharge, reason, amount }: ESpecAdjustment): string =>
    tag('ram:SpecifiedTradeAllowanceCharge', [
      tag('ram:ChargeIndicator', tag('udt:Indicator', String(isCharge))),
      tag('ram:ActualAmount', amount),
      tag('ram:Reason', reason),
    ]);
  const line = (of: ESpecLine, index: number): string =>
    tag('ram:IncludedSupplyChainTradeLineItem', [
      tag('ram:AssociatedDocumentLineDocument', tag('ram:LineID', String(index + 1))),
      tag('ram:SpecifiedTradeProduct', [tag('ram:SellerAssignedID', of.sku), tag('ram:Name', escaped(of.name))]),
      tag(
        `ram:${names.line}Agreement`,
        tag('ram:NetPriceProductTradePrice', [tag('ram:ChargeAmount', of.price), tag('ram:BasisQuantity', of.base)]),
      ),
      tag(`ram:${names.line}Delivery`, tag('ram:BilledQuantity', of.quantity, ' unitCode="C62"')),
      tag(`ram:${names.line}Settlement`, [
        tag('ram:ApplicableTradeTax', tag(`ram:${names.percent}`, of.taxRate)),
        ...(of.adjustments ?? []).map(adjustment),
        tag(`ram:${names.lineSum}`, tag('ram:LineTotalAmount', of.total)),
      ]),
    ]);
  const { totals, taxes, foreignTax } = spec;
  const share = ({ rate, basis, amount }: EInvoiceSpec['taxes'][number]): string =>
    tag('ram:ApplicableTradeTax', [
      tag('ram:CalculatedAmount', amount),
      tag('ram:BasisAmount', basis),
      tag(`ram:${names.percent}`, rate),
    ]);
  const sums = [
    tag('ram:LineTotalAmount', totals.lines),
    tag('ram:ChargeTotalAmount', totals.charges),
    tag('ram:AllowanceTotalAmount', totals.allowances),
    tag('ram:TaxBasisTotalAmount', totals.net),
    foreignTax ? tag('ram:TaxTotalAmount', foreignTax.amount, ` currencyID="${foreignTax.currency}"`) : '',
    tag('ram:TaxTotalAmount', totals.tax, ` currencyID="${spec.currency}"`),
    tag('ram:GrandTotalAmount', totals.total),
    tag('ram:TotalPrepaidAmount', totals.prepaid),
    tag('ram:DuePayableAmount', totals.payable),
  ];
  return tag(
    `rsm:${names.root}`,
    [
      tag(`rsm:${names.document}`, [
        tag('ram:ID', spec.number),
        tag('ram:TypeCode', spec.typeCode),
        tag('ram:IssueDateTime', tag('udt:DateTimeString', spec.date.replaceAll('-', ''), ' format="102"')),
      ]),
      tag(`rsm:${names.transaction}`, [
        ...spec.lines.map(line),
        tag(`ram:${names.header}Agreement`, tag('ram:SellerTradeParty', tag('ram:Name', escaped(spec.seller)))),
        tag(`ram:${names.header}Settlement`, [
          tag('ram:InvoiceCurrencyCode', spec.currency),
          ...taxes.map(share),
          ...spec.adjustments.map(adjustment),
          tag(`ram:${names.headerSum}`, sums),
        ]),
      ]),
    ],
    names.namespaces,
  );
}
