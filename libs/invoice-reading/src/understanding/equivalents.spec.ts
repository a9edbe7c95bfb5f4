import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ pages: [printedPage(printed)], kind: 'pages', attachments: [] });
  return prove(draft).status;
};
const noted = (note: string) => read(printedInvoice({}, [[50, 320, note]]));

describe('What the total comes to in another currency', () => {
  it.each([
    'Exchange rate 1 USD = EUR 0.9231, total EUR 187.85',
    'Order 4711 of 3 March 2026 Kurs 1 USD = 0.9231 EUR, razem 187.85 EUR',
    'Kurs 1 USD = EUR 0.9231',
    'Motverdi EUR 187.85 (kurs 0.923100)',
    'Lines: 2 Zelkor 187.85 EUR (rate: 0.9231)',
    'Gegenwert EUR 187.85 (Kurs 1.0833)',
    'Gegenwert EUR 187.85 zum Kurs von EUR 0.923100 je USD',
    'For information: total equals 187.85 EUR at 0.9231 EUR per 1 USD.',
    'Echivalent la cursul BNR de 1.0833 USD/EUR: 187.85 EUR (informativ).',
  ])('follows from the rate beside it: %s', (note) => expect(noted(note)).toBe('completed'));

  it.each([
    'Exchange rate 1 USD = EUR 0.9231, total EUR 188.85',
    'Exchange rate 1 GBP = EUR 0.9231, total EUR 187.85',
    'Total EUR 187.85',
    'Echivalent la cursul BNR de 1.0833 USD/EUR: 188.85 EUR (informativ).',
    'Echivalent la cursul BNR de 1.0833 GBP/EUR: 187.85 EUR (informativ).',
    'Motverdi EUR 188.85 (kurs 0.923100)',
    'Gegenwert EUR 188.85 (Kurs 1.0833)',
    'Gegenwert EUR 188.85 zum Kurs von EUR 0.923100 je USD',
    'Gegenwert EUR 187.85 zum Kurs von EUR 0.923100 je GBP',
    'Gegenwert EUR 187.85 zum Kurs von CHF 0.923100 je USD',
    'Motverdi USD 187.85 (kurs 0.923100)',
    'Motverdi EUR 187.85 (kurs 0.92)',
  ])('is reviewed where it does not: %s', (note) => expect(noted(note)).toBe('needs_review'));
});
