import { any } from './patterns.js';

/** What invoices and their numbers are called. All patterns are matched against folded text (see ../fold.ts): lower case, no accents, no punctuation except # and %. */

const INVOICE = any(
  'tax invoice',
  'vat invoice',
  'sales invoice',
  'commercial invoice',
  'invoice',
  'inv',
  'bill',
  '[a-z]*rechnungs?',
  'rechn',
  'rg',
  're',
  'beleg',
  'facture',
  'factuur',
  'faktuur',
  'faktura vat',
  'faktura',
  'factura(?: simplificada| recibo)?',
  'fra',
  'fattura',
  'fatt',
  'ft',
  'faktury',
  'facturii',
  'fatura(?: recibo| simplificada)?',
  'danovy doklad',
  'szamla',
  'lasku',
  'laskun',
  'racun',
  'nota fiscal',
  'fakturan?',
);
const NUMBER = any(
  'number',
  'numbers?',
  'num',
  'nummer',
  'numero',
  'numer',
  'cislo',
  'numar',
  'numarasi',
  'numaras[iı]',
  'szama?',
  'sorszama?',
  'broj',
  'cis',
  'ref',
  'reference',
  'nbr',
  'nro',
  'nr',
  'no',
  'n',
  'id',
  'code',
  '#',
);
const OF = '(?:(?:de|d|della|di|da|la|l|du|del|van|der|of|the|this) )*';

/** Words that name the invoice number without doubt; what follows is the number. */
export const INVOICE_NUMBER = new RegExp(
  `(?:^| )(?:${INVOICE}(?: (?:vat|fiscala|simplificada))? ?${NUMBER}(?: ${NUMBER})*|${any('rechnungsnummer', 'rechnungsnr', 'rechnungs ?no', 'renr', 'rgnr', 'belegnummer', 'belegnr', 'fakturanummer', 'fakturanr', 'factuurnummer', 'factuurnr', 'facturnr', 'faktuurnummer', 'facturanummer', '(?:faktura|danovy doklad) c', 'fakturanumer', 'laskunumero', 'laskunro', 'facture ?n\\d?', 'factura fiscala(?: seria \\S+)? nr')}|${NUMBER} ${OF}(?:invoice|rechnung|facture|factura|fattura|factuur|fatura|faktury|facturii|faktura|danoveho dokladu))(?= |$)`,
);
/** Names the number of whatever paper this is. */
export const DOCUMENT_NUMBER = new RegExp(
  `^(?:(?:document|dokument|doc|documento)(?: ?${NUMBER})+|(?:danovy )?doklad (?:c|cislo)|${NUMBER} (?:dokladu|dokumentu|documentului)|dokumentennummer|documentnummer|${NUMBER} ${OF}(?:documento|document|doc))(?= |$)`,
);
/** What kind of invoice it is, said behind its name. */
const KIND = any('vat', 'fiscala?', 'simplificada', 'ele[ckt]troni[ck]a', 'comercial', 'original', 'danovy doklad');
/** A title with the number right behind it: "Invoice INV-17", "Factură fiscală 17". */
export const INVOICE_TITLE = new RegExp(
  `(?:^| )(?:${INVOICE}(?: ${KIND})?|credit note|credit memo|gutschrift|avoir)(?= |$)`,
);
export const NUMBER_WORD = new RegExp(`^${NUMBER}$`);
/** May name the invoice number, or something else. */
export const VAGUE_NUMBER = new RegExp(`^(?:receipt )?${NUMBER}(?: ${NUMBER})*(?= |$)`);
