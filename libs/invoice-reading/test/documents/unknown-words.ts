import { PLAINLY_DATED, type Printed, printedInvoice } from './printed-pdf.js';

/** Where something may be said once more: under the head, below the last line, beside the sums, at the foot. */
export const PLACES = { head: 162, 'below the lines': 233, 'beside the sums': 265, foot: 700 } as const;
export type Place = keyof typeof PLACES;

/** Words that no list has: of no language, and of some that are rarely read. */
const WORDS = [
  ['Kvalto', 'brimu trasten'],
  ['Zelkor', 'vlenti dru stelka'],
  ['Fjöldi', 'samtals hér að ofan'],
  ['Gjithsej', 'në këtë letër'],
  ['Guztira', 'orri honetan'],
] as const;

/** What differs from the printed invoice, or says the same again: INV-20417 of 17 March 2026, two lines, 22 pieces, $203.50, 10 %. */
type Say = (label: string, more: string) => string[];
export const SAID: Record<string, { wrong: Say; right: Say }> = {
  'a count beside its label': { wrong: (label) => [label, '4'], right: (label) => [label, '2'] },
  'a count behind its label': { wrong: (label) => [`${label}: 3`], right: (label) => [`${label}: 2`] },
  'a count in a sentence': {
    wrong: (label, more) => [`${label} 4 ${more}.`],
    right: (label, more) => [`${label} 22 ${more}.`],
  },
  'an amount beside its label': { wrong: (label) => [label, '213.50'], right: (label) => [label, '203.50'] },
  'an amount in a sentence': {
    wrong: (label, more) => [`${label} ${more} ${more} 213.50 ${more}.`],
    right: (label, more) => [`${label} ${more} ${more} 203.50 ${more}.`],
  },
  'an amount without cents': {
    wrong: (label, more) => [`${label} $214 ${more}.`],
    right: (label, more) => [`${label} $203.50 ${more}.`],
  },
  'hundredths behind words': {
    wrong: (label, more) => [`${label} ${more} 05/100`],
    right: (label, more) => [`${label} ${more} 50/100`],
  },
  'another company': {
    wrong: (label, more) => [`${label} ${more} Blue Harbor Supply Ltd ${more}.`],
    right: (label, more) => [`${label} ${more} Northgate Fasteners Ltd ${more}.`],
  },
  'another number': {
    wrong: (label, more) => [`${label} INV-20471 ${more}.`],
    right: (label, more) => [`${label} INV-20417 ${more}.`],
  },
  'another currency by its code': {
    wrong: (label, more) => [`${label} CHF ${more}.`],
    right: (label, more) => [`${label} USD ${more}.`],
  },
  'another currency by its name': {
    wrong: (label, more) => [`${label} euro ${more}.`],
    right: (label, more) => [`${label} dollars ${more}.`],
  },
  'another date': {
    wrong: (label, more) => [`${label} 3 March 2026 ${more}.`],
    right: (label, more) => [`${label} 17 March 2026 ${more}.`],
  },
  'another rate': { wrong: (label) => [`${label} 12 %`], right: (label) => [`${label} 10 %`] },
};

/** Facts that in a head are numbers of houses, and close below the last line perhaps its words. */
export const LIMITS: Record<string, readonly Place[]> = {
  'a count beside its label': ['head', 'foot', 'beside the sums'],
  'a count behind its label': ['head', 'below the lines', 'foot', 'beside the sums'],
  'a count in a sentence': ['foot', 'beside the sums'],
};

/** The printed invoice, whose date is called no more than that, with that said, in every choice of words. */
export const saidInUnknownWords = (fact: string, place: Place, isWrong: boolean): Printed[][] =>
  WORDS.map(([label, more]) => {
    const cells = SAID[fact]![isWrong ? 'wrong' : 'right'](label, more);
    return printedInvoice(
      PLAINLY_DATED,
      cells.map((text, at): Printed => [50 + at * 130, PLACES[place], text, 8]),
    );
  });

/** What ordinary papers print below their lines, and what contradicts nothing. */
export const HARMLESS = [
  'Payment within 30 days, 2 % discount if paid within 8 days.',
  'Zahlbar innerhalb von 14 Tagen netto.',
  'Paiement sous 45 jours.',
  'Płatność w ciągu 7 dni.',
  'Splatnost 21 dní.',
  'Betaling binnen 3 weken.',
  'Warranty of 2 years on all goods.',
  'Late payment: interest of 9 % a year and a fee of 40.00.',
  'Phone 01519 755 450, office hours 8-17',
  'VAT No. GB 206 2356 20',
  'IBAN GB29 NWBK 6016 1331 9268 19',
  'Bank: First Harbor Bank Ltd, sort code 20-44-18',
  'Order number INV-88123',
  'Delivery date 12 March 2026',
  'Please pay by 16 April 2026.',
  'Period 01/02/2026 - 28/02/2026',
  'Weight 12.50 kg, 3 parcels',
  'Page 1 of 1',
  'Law no. 227 of 2015, art. 319 par. 29',
  '12 Mill Road, Springfield, IL 62701',
  'In case of a returned payment we charge 15.00 for the costs.',
  'VAT No. GB 206 2356 20 - Cap. Soc. $100,000.00',
  'Share capital $100,000.00',
  'Capitalul social: $200',
  'Seria AB nr. INV-20417',
  'Bad check/returned check fee $25.00',
  'Rif. D.D.T. n. 81861 del 13/03/2026',
  'Son Ödeme Tarihi: 16-04-2026',
  'İrsaliye Tarihi: 12-03-2026',
  'Meter read date 05/03/2026',
] as const;
