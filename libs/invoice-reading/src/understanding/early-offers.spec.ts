import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ pages: [printedPage(printed)], kind: 'pages', attachments: [] });
  return prove(draft).status;
};
const noted = (...notes: string[]) =>
  read(
    printedInvoice(
      {},
      notes.map((note, at): Printed => [50, 320 + 12 * at, note]),
    ),
  );

describe('An offer to whoever pays early', () => {
  it.each([
    ['Pagando até 25-03-2026: 2 % = 4.07, valor 199.43'],
    ['8 Tage 2.00% Skonto, zahlbar bis', '25.03.26: 199.43 (Skontobetrag 4.07)'],
    ['Fremde Wörter 2 % (4.07), xyz 25.03.2026: 199.43'],
    ['Prompt payment: less 2% ($4.07) until Mar 25, 2026 = $199.43'],
  ])('is told by its figures, in one line or two: %s', (...notes) => expect(noted(...notes)).toBe('completed'));

  it.each([
    ['Pagando até 25-03-2026: 2 % = 4.07, valor 198.43'],
    ['Pagando até 25-03-2026: 2 % = 5.07, valor 199.43'],
    ['Fremde Wörter 25 % (50.88), xyz 25.03.2026: 152.62'],
  ])('does not lead to other figures, nor to a large share: %s', (...notes) =>
    expect(noted(...notes)).toBe('needs_review'),
  );

  it('may be of money without cents', () => {
    const whole = { '$1.25': '1,001', '$25.00': '20,020', '$80.00': '80,000', '$160.00': '160,000' };
    const sums = { '$185.00': '180,020', '$18.50': '18,002', '$203.50': '198,022 HUF' };
    const offered = (rest: string) =>
      read(printedInvoice({ ...whole, ...sums }, [[50, 320, `2026-03-25 napig 3 % (5,941 HUF), xyz ${rest} HUF`]]));
    expect([offered('192,081'), offered('192,801')]).toEqual(['completed', 'needs_review']);
  });

  it('may go on below a row of another column', () => {
    const wrapped = (rest: string) =>
      read(
        printedInvoice({}, [
          [50, 320, 'Sconto cassa 2 % (4.07) per pagamento entro il', 8],
          [480, 326, 'Grazie', 8],
          [50, 331, `25/03/2026: ${rest}`, 8],
        ]),
      );
    expect([wrapped('$199.43'), wrapped('$198.43')]).toEqual(['completed', 'needs_review']);
  });

  it('may be said with another day, in a sentence that goes on below', () => {
    const said = (rest: string) =>
      noted(
        'Zahlbar bis 16.04.2026 ohne Abzug; bei Zahlung bis 25.03.2026 gewähren wir 2 % Skonto (4.07',
        `$), Zahlbetrag dann ${rest}.`,
      );
    expect([said('$199.43'), said('$198.43')]).toEqual(['completed', 'needs_review']);
  });

  it('may go on where the row of its sentence began', () => {
    const wrapped = (rest: string) =>
      read(
        printedInvoice({}, [
          [50, 320, 'Ref: INV-20417', 8],
          [200, 320, 'Pagando até 25-03-2026 2 % (4.07), valor', 8],
          [50, 331, rest, 8],
        ]),
      );
    expect([wrapped('$199.43'), wrapped('$198.43')]).toEqual(['completed', 'needs_review']);
  });

  it('may stand beside what the goods weigh', () => {
    const beside = (weight: string) =>
      read(
        printedInvoice({}, [
          [50, 140, weight, 8],
          [280, 140, 'Zahlungsbed. Bis 25.03.2026 2,000 % Skonto', 8],
        ]),
      );
    expect([beside('Nettogewicht 37.850 kg'), beside('Vorn 37.850')]).toEqual(['completed', 'needs_review']);
  });
});
