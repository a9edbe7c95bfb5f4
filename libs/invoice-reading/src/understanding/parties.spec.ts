import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { buyerCells } from './parties.js';
import { textLines } from './text-lines.js';

describe('A heading over the receiver', () => {
  it.each([
    'Bill to:',
    'Invoice issued to:',
    'Fattura emessa a:',
    'Facture émise à :',
    'Factura emitida a:',
    'Rechnung ausgestellt für:',
    'Faktura wystawiona dla:',
    'Faktura vystavená pre:',
  ])('%s names who does not send the paper', (heading) => {
    const page = printedPage([
      [50, 100, heading],
      [50, 114, 'Valsugana Utensileria S.p.A.'],
      [50, 128, "Via dell'Artigianato 7"],
      [50, 142, '24122 Bergamo'],
    ]);
    expect([...buyerCells(textLines(page))].map(({ text }) => text)).toContain('Valsugana Utensileria S.p.A.');
  });

  it('“Payable by” beside or over a day names nobody', () => {
    const under = (...day: [number, number, string]) =>
      [...buyerCells(textLines(printedPage([[50, 100, 'Payable by'], day, [50, 128, 'Ashworth Trading Limited']])))]
        .length;
    expect(under(130, 100, '16 June 2023')).toBe(0);
    expect(under(50, 114, '16 June 2023')).toBe(0);
    expect(under(50, 114, 'Harbour Workshop Inc.')).toBeGreaterThan(0);
  });
});
