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
  es: {
    title: 'FACTURA',
    number: 'Nº de factura',
    date: 'Fecha de factura',
    customerNumber: 'Nº de cliente',
    billTo: 'Cliente',
    vatId: 'NIF',
    currency: 'Moneda',
    street: 'Calle Mayor 12',
    city: 'Valencia',
    position: 'Nº',
    sku: 'Código',
    description: 'Descripción',
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario',
    lineTotal: 'Importe',
    net: 'Base imponible',
    freight: 'Gastos de envío',
    tax: 'IVA',
    total: 'Total',
    continued: 'Continúa en la página siguiente',
    thanks: 'Pago a 30 días.',
    decimalMark: ',',
    groupMark: '.',
    signBehind: true,
    writeDate: (iso: string) => parts(iso).reverse().join('/'),
  },
  it: {
    title: 'FATTURA',
    number: 'Fattura n.',
    date: 'Data fattura',
    customerNumber: 'Codice cliente',
    billTo: 'Spett.le',
    vatId: 'P.IVA',
    currency: 'Valuta',
    street: 'Via Roma 12',
    city: 'Torino',
    position: 'Riga',
    sku: 'Cod. art.',
    description: 'Descrizione',
    quantity: 'Q.tà',
    unitPrice: 'Prezzo unitario',
    lineTotal: 'Importo',
    net: 'Imponibile',
    freight: 'Spese di trasporto',
    tax: 'IVA',
    total: 'Totale fattura',
    continued: 'Segue alla pagina successiva',
    thanks: 'Pagamento a 30 giorni.',
    decimalMark: ',',
    groupMark: '.',
    signBehind: false,
    writeDate: (iso: string) => parts(iso).reverse().join('/'),
  },
  nl: {
    title: 'Factuur',
    number: 'Factuurnummer',
    date: 'Factuurdatum',
    customerNumber: 'Klantnummer',
    billTo: 'Factuuradres',
    vatId: 'BTW-nummer',
    currency: 'Valuta',
    street: 'Molenweg 12',
    city: 'Utrecht',
    position: 'Nr.',
    sku: 'Artikelnr.',
    description: 'Omschrijving',
    quantity: 'Aantal',
    unitPrice: 'Prijs per stuk',
    lineTotal: 'Bedrag',
    net: 'Subtotaal',
    freight: 'Verzendkosten',
    tax: 'BTW',
    total: 'Totaal',
    continued: 'Vervolg op de volgende pagina',
    thanks: 'Betaling binnen 30 dagen.',
    decimalMark: ',',
    groupMark: '.',
    signBehind: false,
    writeDate: (iso: string) => parts(iso).reverse().join('-'),
  },
} satisfies Record<string, Words>;

export type Language = keyof typeof LANGUAGES;
