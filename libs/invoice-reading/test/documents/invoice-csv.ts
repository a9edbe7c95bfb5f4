import iconv from 'iconv-lite';
import { type InvoiceSpec, randomFrom, totalsOf } from './invoice-spec.js';

/** How an invoice is written as a table. */
export interface CsvStyle {
  language: CsvLanguage;
  delimiter: ',' | ';' | '\t' | '|';
  encoding: 'utf-8' | 'utf-8-bom' | 'windows-1252' | 'utf-16le';
  /** Decimal mark, and what groups thousands. */
  numbers: readonly ['.' | ',', '' | ',' | '.' | ' ' | "'"];
  dates: 'iso' | 'points' | 'slashes' | 'named';
  /** The invoice's own fields: in rows with a label, or repeated in columns. */
  fields: 'rows' | 'columns';
  /** Order of the line's columns. */
  order: number;
  signs: boolean;
  lineBreak: '\n' | '\r\n';
}

export const CSV_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'identifiers'] as const;
export type CsvLanguage = (typeof CSV_LANGUAGES)[number];

interface Headings {
  number: string;
  date: string;
  vendor: string;
  currency: string;
  sku: string;
  description: string;
  quantity: string;
  unitPrice: string;
  lineTotal: string;
  net: string;
  freight: string;
  tax: string;
  total: string;
}

const headings = (...words: string[]): Headings => {
  const names = 'number date vendor currency sku description quantity unitPrice lineTotal net freight tax total';
  return Object.fromEntries(names.split(' ').map((name, index) => [name, words[index]!])) as unknown as Headings;
};

const HEADINGS: Record<CsvLanguage, Headings> = {
  en: headings(
    ...['Invoice Number', 'Invoice Date', 'Supplier', 'Currency', 'SKU', 'Description', 'Qty', 'Unit Price'],
    ...['Line Total', 'Subtotal', 'Shipping', 'VAT', 'Invoice Total'],
  ),
  de: headings(
    ...['Rechnungsnummer', 'Rechnungsdatum', 'Lieferant', 'Währung', 'Artikelnummer', 'Bezeichnung', 'Menge'],
    ...['Einzelpreis', 'Gesamtpreis', 'Nettobetrag', 'Versandkosten', 'MwSt', 'Rechnungsbetrag'],
  ),
  fr: headings(
    ...['Numéro de facture', 'Date de facture', 'Fournisseur', 'Devise', 'Référence', 'Désignation', 'Quantité'],
    ...['Prix unitaire', 'Montant HT', 'Total HT', 'Frais de port', 'TVA', 'Total TTC'],
  ),
  es: headings(
    ...['Número de factura', 'Fecha de factura', 'Proveedor', 'Moneda', 'Código', 'Descripción', 'Cantidad'],
    ...['Precio unitario', 'Importe', 'Base imponible', 'Gastos de envío', 'IVA', 'Total factura'],
  ),
  it: headings(
    ...['Numero fattura', 'Data fattura', 'Fornitore', 'Valuta', 'Codice', 'Descrizione', 'Quantità'],
    ...['Prezzo unitario', 'Importo', 'Imponibile', 'Spese di trasporto', 'IVA', 'Totale fattura'],
  ),
  nl: headings(
    ...['Factuurnummer', 'Factuurdatum', 'Leverancier', 'Valuta', 'Artikelnummer', 'Omschrijving', 'Aantal'],
    ...['Prijs per stuk', 'Bedrag', 'Subtotaal', 'Verzendkosten', 'BTW', 'Totaal incl. BTW'],
  ),
  identifiers: headings(
    ...['invoice_number', 'invoice_date', 'vendor_name', 'currency_code', 'item_code', 'product_name', 'quantity'],
    ...['unit_price', 'line_total', 'net_total', 'shipping', 'total_tax', 'grand_total'],
  ),
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SIGNS = { USD: '$', EUR: '€', GBP: '£' } as const;
const COLUMNS = ['sku', 'description', 'quantity', 'unitPrice', 'lineTotal'] as const;

export function invoiceCsv(spec: InvoiceSpec, style: CsvStyle): Buffer {
  const rows = style.fields === 'rows' ? withLabelRows(spec, style) : withFieldColumns(spec, style);
  const text = rows
    .map((cells) => cells.map((cell) => quoted(cell, style)).join(style.delimiter))
    .join(style.lineBreak);
  if (style.encoding === 'utf-8-bom') return iconv.encode(text, 'utf-8', { addBOM: true });
  return iconv.encode(text, style.encoding, { addBOM: style.encoding === 'utf-16le' });
}

/** Repeatable: the same seed gives the same style. Styles that nobody could tell apart are left out. */
export function randomCsvStyle(seed: number): CsvStyle {
  const random = randomFrom(seed + 77);
  const pick = <T>(options: readonly T[]): T => options[random(options.length)]!;
  const language = pick(CSV_LANGUAGES);
  const isPoint = language === 'en' || language === 'identifiers';
  return {
    language,
    delimiter: pick([',', ';', '\t', '|']),
    encoding: pick(['utf-8', 'utf-8-bom', 'windows-1252', 'utf-16le']),
    numbers: isPoint ? pick([['.', ''] as const, ['.', ','] as const]) : pick(EUROPEAN),
    dates: isPoint ? pick(['iso', 'named']) : pick(['iso', 'points', 'slashes']),
    fields: pick(['rows', 'columns']),
    order: random(120),
    signs: random(3) === 0,
    lineBreak: pick(['\n', '\r\n']),
  };
}

const EUROPEAN = [
  [',', ''],
  [',', '.'],
  [',', ' '],
  ['.', "'"],
] as const;

function withLabelRows(spec: InvoiceSpec, style: CsvStyle): string[][] {
  const words = HEADINGS[style.language];
  const order = columnOrder(style.order);
  const table = linesOf(spec, style).map((line) => order.map((column) => line[column]));
  const sum = (label: string, cents: number): string[] => {
    const row = order.map(() => '');
    row[order.indexOf('description')] = label;
    row[order.indexOf('lineTotal')] = money(cents, style, spec);
    return row;
  };
  const { net, tax, total } = totalsOf(spec);
  return [
    [words.number, spec.number],
    [words.date, dateOf(spec.date, style)],
    [words.vendor, spec.vendor],
    [words.currency, spec.currency],
    order.map((column) => words[column]),
    ...table,
    sum(words.net, net),
    ...(spec.freight ? [sum(words.freight, spec.freight)] : []),
    ...(spec.taxPercent ? [sum(words.tax, tax)] : []),
    sum(words.total, total),
  ];
}

function withFieldColumns(spec: InvoiceSpec, style: CsvStyle): string[][] {
  const words = HEADINGS[style.language];
  const order = columnOrder(style.order);
  const { net, tax, total } = totalsOf(spec);
  const own: [string, string][] = [
    [words.number, spec.number],
    [words.date, dateOf(spec.date, style)],
    [words.vendor, spec.vendor],
    [words.currency, spec.currency],
  ];
  const sums: [string, string][] = [
    [words.net, money(net, style, spec)],
    ...(spec.freight ? [[words.freight, money(spec.freight, style, spec)] as [string, string]] : []),
    ...(spec.taxPercent ? [[words.tax, money(tax, style, spec)] as [string, string]] : []),
    [words.total, money(total, style, spec)],
  ];
  const values = (pairs: [string, string][]): string[] => pairs.map(([, value]) => value);
  const names = (pairs: [string, string][]): string[] => pairs.map(([name]) => name);
  return [
    [...names(own), ...order.map((column) => words[column]), ...names(sums)],
    ...linesOf(spec, style).map((line) => [...values(own), ...order.map((column) => line[column]), ...values(sums)]),
  ];
}

const linesOf = (spec: InvoiceSpec, style: CsvStyle): Record<(typeof COLUMNS)[number], string>[] =>
  spec.lines.map(({ sku, description, quantity, unitPrice, lineTotal }) => ({
    ...{ sku, description, quantity: String(quantity) },
    ...{ unitPrice: money(unitPrice, style, spec), lineTotal: money(lineTotal, style, spec) },
  }));

/** The n-th order of the columns. */
function columnOrder(n: number): (typeof COLUMNS)[number][] {
  const left = [...COLUMNS];
  let rest = n;
  return COLUMNS.map(() => {
    const [column] = left.splice(rest % left.length, 1);
    rest = Math.floor(rest / (left.length + 1));
    return column!;
  });
}

function money(cents: number, { numbers: [mark, group], signs }: CsvStyle, { currency }: InvoiceSpec): string {
  const [whole, fraction] = (cents / 100).toFixed(2).split('.');
  const number = `${whole!.replace(/\B(?=(\d{3})+$)/g, group)}${mark}${fraction}`;
  if (!signs) return number;
  return mark === '.' ? `${SIGNS[currency]}${number}` : `${number} ${SIGNS[currency]}`;
}

function dateOf(iso: string, { dates }: CsvStyle): string {
  const [year, month, day] = iso.split('-') as [string, string, string];
  if (dates === 'iso') return iso;
  if (dates === 'points') return `${day}.${month}.${year}`;
  return dates === 'slashes' ? `${day}/${month}/${year}` : `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
}

const quoted = (cell: string, { delimiter }: CsvStyle): string =>
  cell.includes(delimiter) || cell.includes('"') || cell.includes('\n') ? `"${cell.replaceAll('"', '""')}"` : cell;
