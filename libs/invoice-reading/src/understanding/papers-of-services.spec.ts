import { describe, expect, it } from '@jest/globals';
import { codesOf } from '../../test/documents/doubts-of.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { readPrinted } from '../../test/documents/read-printed.js';

describe('A row that numbers the columns', () => {
  const numbered = (...numbers: string[]): Printed[] =>
    printedInvoice({ 'Hex bolt M8': null, '20': null, '$1.25': null, '$25.00': null }, [
      ...row(192, [[480, '-USD-']], 4),
      ...row(197, [[370, '-USD-']], 4),
      ...row(
        203,
        [50, 300, 370, 480].map((x, at): [number, string] => [x, numbers[at]!]),
        4,
      ),
      ...row(210, [
        [50, 'Hex bolt M8'],
        [300, '20'],
        [370, '$1.25'],
        [480, '$25.00'],
      ]),
    ]);
  it('stands below the units of the headings', () => {
    expect(readPrinted(numbered('0', '1', '2', '3 (1x2)'))).toMatchObject({ status: 'completed', counts: ['20', '2'] });
    expect(readPrinted(numbered('0', '1', '2', '7')).status).toBe('needs_review');
  });
});

describe('The guests of a hotel or an inn', () => {
  it.each(['Personen', 'Number of guests', 'Couverts', 'Ospiti'])('are no lines: %s', (label) => {
    const counted = (name: string) =>
      codesOf([
        [340, 92, name],
        [430, 92, '4'],
      ]);
    expect(counted(label)).toBe('');
    expect(counted('Kvalto')).toBe('left-count');
  });
});

describe('A table of taxes beside the sums', () => {
  /** Its figures are set to the middle of their columns. */
  const taxed = (label: string, carriage: string, net: string): Printed[] =>
    printedInvoice(
      {
        ...{ 'Sales Tax 10%': 'Discount', '$18.50': '- $15.00', Total: 'Delivery', '$203.50': '$10.00' },
      },
      [
        ...row(262, [
          [50, 'Taxes'],
          [150, 'Rate'],
          [200, 'Net'],
          [260, 'Tax'],
        ]),
        ...row(274, [
          [50, 'Goods'],
          [150, '10 %'],
          [196, '$170.00'],
          [256, '$17.00'],
        ]),
        ...row(290, [
          [50, label],
          [150, '10 %'],
          [198.2, carriage],
          [258.2, '$1.00'],
        ]),
        [370, 300, 'Total (net)'],
        [480, 300, net],
        [370, 315, 'Total tax'],
        [480, 315, '$18.00'],
        [370, 330, 'Total'],
        [480, 330, '$198.00'],
      ],
    );
  it('has what is taxed of the carriage, which is charged once', () => {
    expect(readPrinted(taxed('Carriage', '$10.00', '$180.00')).status).toBe('completed');
    expect(readPrinted(taxed('Carriage', '$12.00', '$180.00')).status).toBe('needs_review');
  });

  it('stands beside a sum that has all in it that is printed above', () => {
    expect(readPrinted(taxed('Carriage', '$10.00', '$195.00')).status).toBe('needs_review');
  });
});

describe('A tax credit that the customer is given', () => {
  const credited = (credit: string, rounding: string, due: string, said = '$61.05'): Printed[] =>
    printedInvoice({}, [
      [50, 120, 'Interest on overdue amounts 8 %', 8],
      [50, 300, `Husarbete: ROT-avdrag. Arbetskostnad inkl. moms $203.50. Skatteavdrag 30 % av den: ${said}`, 8],
      ...row(320, [
        [50, 'Netto'],
        [130, 'Moms 10 %'],
        [210, 'Totalt'],
        [290, 'Skattereduktion'],
        [390, 'Avrundning'],
        [480, 'ATT BETALA'],
      ]),
      ...row(332, [
        [50, '185.00'],
        [130, '18.50'],
        [210, '203.50'],
        [290, credit],
        [390, rounding],
        [480, due],
      ]),
    ]);
  it('is paid by the tax office, and what is left is paid in whole coins', () => {
    expect(readPrinted(credited('-61.05', '-0.45', '142.00'))).toMatchObject({ status: 'completed', total: '$203.50' });
    expect(readPrinted(credited('-61.05', '-0.45', '143.00')).status).toBe('needs_review');
    expect(readPrinted(credited('-51.05', '-0.45', '142.00')).status).toBe('needs_review');
    expect(readPrinted(credited('-61.05', '-0.45', '142.00', '$71.05')).status).toBe('needs_review');
  });
});

describe('A line that is described by nothing but its code', () => {
  /** Each code stands beside its figures, and the names stand in rows of their own, from the one above the first line on. */
  const named = (last: string): Printed[] =>
    printedInvoice({ 'Hex bolt M8': 'HB-8001', 'Cordless drill': 'CD-18002', Description: 'Code' }, [
      [50, 170, 'Description', 6],
      [50, 210, 'Hex bolt M8', 6],
      ...(last ? [[50, 230, last, 6] as Printed] : []),
    ]);
  it('may have lost its name to the line above', () => {
    expect(readPrinted(named('Cordless drill')).status).toBe('completed');
    expect(readPrinted(named('')).status).toBe('needs_review');
  });
});

it.each(['13.03.2026', '9454.05'])('a line that is called “%s” may have lost its name', (text) => {
  const called = (name: string) => readPrinted(printedInvoice({ 'Hex bolt M8': name })).status;
  expect([called(text), called(`${text} bolt`)]).toEqual(['needs_review', 'completed']);
});
