import { describe, expect, it } from '@jest/globals';
import { type Printed, printedInvoice } from '../../../test/documents/printed-pdf.js';
import { readPrinted } from '../../../test/documents/read-printed.js';

/** A letter of two parties without headings: what stands on top, and who receives it below. */
const letter = (head: Printed[], more: Printed[] = []): Printed[] =>
  printedInvoice(
    {
      ...{ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null },
      ...{ 'Bill to:': null, 'Harbour Workshop Inc.': null },
    },
    [
      ...head,
      ...['Harbour Workshop Ltd', '3 Quay Street', 'YO1 9TX York'].map((text, at): Printed => [
        50,
        124 + 12 * at,
        text,
      ]),
      ...more,
    ],
  );
const vendorOf = (printed: Printed[]): string | null | undefined => {
  const { status, vendor } = readPrinted(printed);
  return status === 'completed' ? vendor : null;
};

describe('The sender on top of a letter', () => {
  const head = (...texts: string[]): Printed[] => texts.map((text, at): Printed => [50, 40 + 12 * at, text]);

  it.each(['FN 318842 k, LG Graz', 'RPM Liège, div. Namur', 'RPR Gent, afd. Oostende'])(
    'is entered in a register: %s',
    (register) =>
      expect(vendorOf(letter(head('Obst Pichler e.U.', 'Marktplatz 14', '8020 Graz', register)))).toBe(
        'Obst Pichler e.U.',
      ),
  );
  it('is not known by a number that says nothing', () =>
    expect(vendorOf(letter(head('Obst Pichler e.U.', 'Marktplatz 14', '8020 Graz', 'FN 318842')))).toBeNull());

  const large = (gap: number): Printed[] => [
    [50, 30, 'Chocolaterie', 13],
    [50, 43 + gap, 'Vanesse SRL', 13],
    ...['Chaussée 208', '5004 Bouge', 'RPM Namur'].map((text, at): Printed => [50, 76 + gap + 11 * at, text, 9]),
  ];
  it('has a name of two lines that are closer to each other than to the rest', () => {
    expect(vendorOf(letter(large(6)))).toBe('Chocolaterie Vanesse SRL');
    expect(vendorOf(letter(large(18)))).toBeNull();
  });

  it('has its legal form in the next line', () => {
    const paper = (form: string): Printed[] =>
      letter(head('Northgate & Sons', form, '12 Mill Road', 'YO31 7UL York', 'Sort code 20-99-56'));
    expect(vendorOf(paper('Limited'))).toBe('Northgate & Sons Limited');
    expect(vendorOf(paper('S.A.R.L.'))).toBe('Northgate & Sons S.A.R.L.');
  });

  it('signs it, whatever the trade below the name', () => {
    const paper = (trade: string): Printed[] =>
      letter(head('Tom Penhallow', trade, 'Quay Road 12', 'PL23 1PA Polruan', '07700 900 418'), [
        [50, 600, 'With thanks,'],
        [50, 630, 'Tom Penhallow'],
      ]);
    expect(vendorOf(paper('Joinery & Furniture'))).toBe('Tom Penhallow');
    expect(vendorOf(paper('Penrose Boats Ltd'))).not.toBe('Tom Penhallow');
  });
});
