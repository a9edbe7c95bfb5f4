/** The words of an invoice in one language, and how it writes numbers and dates. */
export interface Words {
  title: string;
  number: string;
  date: string;
  customerNumber: string;
  billTo: string;
  vatId: string;
  currency: string;
  street: string;
  city: string;
  position: string;
  sku: string;
  description: string;
  quantity: string;
  unitPrice: string;
  lineTotal: string;
  net: string;
  freight: string;
  tax: string;
  total: string;
  continued: string;
  thanks: string;
  decimalMark: string;
  groupMark: string;
  signBehind: boolean;
  writeDate(iso: string): string;
}

const parts = (iso: string): [string, string, string] => iso.split('-') as [string, string, string];
const FRENCH_MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

export const LANGUAGES = {
  en: {
    title: 'INVOICE',
    number: 'Invoice Number',
    date: 'Invoice Date',
    customerNumber: 'Customer ID',
    billTo: 'Bill to:',
    vatId: 'VAT ID',
    currency: 'Currency',
    street: '12 Mill Road',
    city: 'Springfield',
    position: '#',
    sku: 'Item Code',
    description: 'Description',
    quantity: 'Qty',
    unitPrice: 'Unit Price',
    lineTotal: 'Amount',
    net: 'Subtotal',
    freight: 'Shipping',
    tax: 'Sales Tax',
    total: 'Total',
    continued: 'Continued on the next page',
    thanks: 'Thank you for your business. Payment is due within 30 days.',
    decimalMark: '.',
    groupMark: ',',
    signBehind: false,
    writeDate: (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  },
  de: {
    title: 'Rechnung',
    number: 'Rechnungsnummer:',
    date: 'Rechnungsdatum:',
    customerNumber: 'Kundennummer:',
    billTo: 'Rechnungsempfänger',
    vatId: 'USt-IdNr.',
    currency: 'Währung',
    street: 'Mühlenweg 12',
    city: 'Berlin',
    position: 'Pos.',
    sku: 'Art.-Nr.',
    description: 'Bezeichnung',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    lineTotal: 'Gesamtpreis',
    net: 'Nettobetrag',
    freight: 'Versandkosten',
    tax: 'MwSt.',
    total: 'Gesamtbetrag',
    continued: 'Fortsetzung auf der nächsten Seite',
    thanks: 'Zahlbar innerhalb von 30 Tagen ohne Abzug.',
    decimalMark: ',',
    groupMark: '.',
    signBehind: true,
    writeDate: (iso: string) => parts(iso).reverse().join('.'),
  },
  fr: {
    title: 'Facture',
    number: 'Facture n°',
    date: 'Date de facture',
    customerNumber: 'N° client',
    billTo: 'Adresse de facturation',
    vatId: 'TVA',
    currency: 'Devise',
    street: '12 rue du Moulin',
    city: 'Lyon',
    position: 'Ligne',
    sku: 'Référence',
    description: 'Désignation',
    quantity: 'Qté',
    unitPrice: 'Prix unitaire HT',
    lineTotal: 'Montant HT',
    net: 'Total HT',
    freight: 'Frais de port',
    tax: 'TVA',
    total: 'Total TTC',
    continued: 'Suite page suivante',
    thanks: 'Paiement à réception.',
    decimalMark: ',',
    groupMark: ' ',
    signBehind: true,
    writeDate: (iso: string) => {
      const [year, month, day] = parts(iso);
      return `${Number(day)} ${FRENCH_MONTHS[Number(month) - 1]} ${year}`;
    },
  },
} satisfies Record<string, Words>;

export type Language = keyof typeof LANGUAGES;
