import type { Language } from './languages.js';
import type { Printed } from './printed-pdf.js';

/** What an invoice says once more away from its lines and sums, of which one thing may be wrong. */
export const SAID_ELSEWHERE = [
  'number of lines',
  'amount in words',
  'currency in a note',
  'holder of the account',
  'company with a tax number',
  'table of taxes',
] as const;
export type SaidElsewhere = (typeof SAID_ELSEWHERE)[number];

interface Sayings {
  lines: string[];
  /** Of 778.80, and of what differs by one word. */
  words: [label: string, right: string, wrong: string];
  amountsIn: string;
  holder: string;
  taxNumber: string;
  taxes: string[];
}

const SAYINGS: Record<Language, Sayings> = {
  en: {
    lines: ['Number of items', 'Items'],
    words: [
      'Amount in words',
      'Seven hundred and seventy-eight euros and 80/100',
      'Seven hundred seventy-nine euros and 80/100',
    ],
    amountsIn: 'All amounts are in',
    holder: 'Account name',
    taxNumber: 'VAT No. GB 206 2356 20',
    taxes: ['Rate', 'Taxable amount', 'Tax'],
  },
  de: {
    lines: ['Anzahl Positionen', 'Anzahl der Artikel'],
    words: [
      'In Worten',
      'siebenhundertachtundsiebzig Euro und 80 Cent',
      'siebenhundertachtundachtzig Euro und 80 Cent',
    ],
    amountsIn: 'Alle Beträge in',
    holder: 'Kontoinhaber',
    taxNumber: 'USt-IdNr. DE182305516',
    taxes: ['Satz', 'Bemessungsgrundlage', 'Steuer'],
  },
  fr: {
    lines: ['Nombre d’articles', 'Nombre de lignes'],
    words: [
      'Arrêtée la présente facture à la somme de',
      'sept cent soixante-dix-huit euros et 80 centimes',
      'sept cent soixante-huit euros et 80 centimes',
    ],
    amountsIn: 'Tous les montants sont exprimés en',
    holder: 'Titulaire du compte',
    taxNumber: 'N° TVA FR9490287250',
    taxes: ['Taux', 'Base HT', 'Montant TVA'],
  },
  es: {
    lines: ['Número de artículos', 'N.º de líneas'],
    words: [
      'Son',
      'SETECIENTOS SETENTA Y OCHO EUROS CON 80 CÉNTIMOS',
      'SETECIENTOS SETENTA Y OCHO EUROS CON 08 CÉNTIMOS',
    ],
    amountsIn: 'Todos los importes en',
    holder: 'Titular de la cuenta',
    taxNumber: 'NIF B02047974',
    taxes: ['Tipo', 'Base', 'Cuota'],
  },
  it: {
    lines: ['Numero righe', 'Totale articoli'],
    words: ['Diconsi euro', 'settecentosettantotto/80', 'seicentosettantotto/80'],
    amountsIn: 'Tutti gli importi sono in',
    holder: 'Intestatario conto',
    taxNumber: 'P. IVA IT22207881594',
    taxes: ['Aliquota', 'Imponibile', 'Imposta'],
  },
  nl: {
    lines: ['Aantal regels', 'Aantal artikelen'],
    words: ['In woorden', 'zevenhonderdachtenzeventig euro en 80 cent', 'zevenhonderdnegenenzeventig euro en 80 cent'],
    amountsIn: 'Alle bedragen in',
    holder: 'Ten name van',
    taxNumber: 'Btw-nr. NL880932638B01',
    taxes: ['Tarief', 'Grondslag', 'Btw'],
  },
};

/** Of an invoice of Northgate Fasteners Ltd over three lines, 649.00 and 20 % tax, which makes €778.80. */
export function saidElsewhere(
  kind: SaidElsewhere,
  { language, wording, isWrong }: { language: Language; wording: number; isWrong: boolean },
  amount: (cents: number) => string,
): Printed[] {
  const says = SAYINGS[language];
  const company = isWrong ? 'Northgate Supply Ltd' : 'Northgate Fasteners Ltd';
  switch (kind) {
    case 'number of lines':
      return [[45, 600, `${says.lines[wording % 2]!}: ${isWrong ? 4 : 3}`]];
    case 'amount in words':
      return [[45, 600, `${says.words[0]}: ${says.words[isWrong ? 2 : 1]}`]];
    case 'currency in a note':
      return [[45, 226, `${says.amountsIn} ${isWrong ? 'USD' : 'EUR'}`, 8]];
    case 'holder of the account':
      return [[45, 600, `${says.holder}: ${company}`]];
    case 'company with a tax number':
      return [[45, 770, `${company}, ${says.taxNumber}`, 8]];
    case 'table of taxes':
      return [
        ...says.taxes.map((heading, index): Printed => [45 + index * 110, 600, heading]),
        [45, 614, '20 %'],
        [155, 614, amount(64_900)],
        [265, 614, amount(isWrong ? 11_980 : 12_980)],
      ];
  }
}
