import { describe, expect, it } from '@jest/globals';
import { readPrinted } from '../../test/documents/read-printed.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';

/** Of 185.00, 18.50 and 203.50 in euros. */
const RATE = 'Kurs: 1 EUR = 4.2185 PLN';
const read = (changes: Record<string, string | null>, extra: Printed[]) => {
  const printed = printedInvoice(changes, extra).map(([x, y, text, size]): Printed => [
    x,
    y,
    text.replace('$', '€'),
    size,
  ]);
  const { status, total } = readPrinted(printed);
  return [status, total];
};

describe('What an invoice comes to in the currency of its country', () => {
  it('may be the tax alone, with the currency in its name or at the end of a sentence', () => {
    const noted = (...notes: string[]) =>
      read(
        {},
        notes.map((note, at): Printed => [50, 320 + 12 * at, note, 8]),
      )[0];
    expect(noted(RATE, 'VAT w PLN: 78.04')).toBe('completed');
    expect(noted(RATE, 'VAT w PLN: 87.04')).toBe('needs_review');
    expect(noted(`${RATE}. Podstawa opodatkowania 780.42 PLN,`, 'podatek VAT 78.04 PLN.')).toBe('completed');
    expect(noted(`${RATE}. Podstawa opodatkowania 870.42 PLN,`, 'podatek VAT 78.04 PLN.')).toBe('needs_review');
    expect(noted(`${RATE}. Podstawa opodatkowania 780.42 PLN,`, 'podatek VAT 87.04 PLN.')).toBe('needs_review');
  });

  const columns = (total: string): Printed[] => [
    ...row(270, [
      [440, 'EUR'],
      [490, 'PLN'],
    ]),
    ...[
      ['Net', '185.00', '780.42'],
      ['VAT 10%', '18.50', '78.04'],
      ['Total', '203.50', total],
    ].flatMap(([label, own, other], at) =>
      row(285 + 15 * at, [
        [390, label!],
        [452 - 4 * own!.length, own!],
        [502 - 4 * other!.length, other!],
      ]),
    ),
    [50, 340, RATE, 8],
    [50, 360, 'Amount due: 203.50 EUR', 8],
  ];
  it('may stand in a column of its own', () => {
    expect(read(WITHOUT_SUMS, columns('858.46'))).toEqual(['completed', '203.50']);
    expect(read(WITHOUT_SUMS, columns('885.46'))[0]).toBe('needs_review');
  });
});
