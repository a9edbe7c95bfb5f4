import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, printedInvoice, row, SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, lines } = prove(draft);
  return { status, number: draft.invoiceNumber?.value, names: lines.map(({ description }) => description?.value) };
};

describe('Labels of the head, closer than cells', () => {
  /** Labels and values from 300 on; "Invoice number" and "Date of invoice" are 70 and 75 points long. */
  const labelled = (labels: Printed[], values: Printed[]) =>
    read(
      printedInvoice({ 'Invoice Number: INV-20417': null, 'Invoice Date: 17 March 2026': null }, [
        ...labels,
        ...values,
        [50, 68, '4020 Linz', 8],
      ]),
    );
  const LABELS: Printed[] = [
    [300, 60, 'Invoice number'],
    [376, 60, 'Date of invoice'],
    [457, 60, 'Customer no.'],
  ];
  it('stand over one value each, which may be two rows below', () => {
    const values = row(
      80,
      [
        [310, '64279'],
        [385, '21/03/2026'],
        [465, '70484'],
      ],
      10,
    );
    expect(labelled(LABELS, values)).toMatchObject({ status: 'completed', number: '64279' });
  });
  it('stay one label over fewer values', () => {
    const values = row(
      80,
      [
        [310, '64279'],
        [465, '70484'],
      ],
      10,
    );
    expect(labelled(LABELS, values).status).toBe('needs_review');
  });
});

describe('Cells of lines, closer than cells', () => {
  const headings = (y: number): Printed[] =>
    row(y, [
      [50, 'Description'],
      [170, 'Unit'],
      [220, 'Qty'],
      [370, 'Unit Price'],
      [480, 'Amount'],
    ]);
  const line = (y: number, cells: [string, string, string, string, string]): Printed[] =>
    row(
      y,
      cells.flatMap((text, at): [number, string][] => (text ? [[[50, 160, 220, 370, 480][at]!, text]] : [])),
    );
  const halves = (unit: string): Printed[] =>
    [190, 200].flatMap((y) => line(y, ['Hex bolt M8', unit, '10', '$1.25', '$12.50']));
  const BOLT = line(200, ['Hex bolt M8', 'pcs', '20', '$1.25', '$25.00']);
  const body = (...rows: Printed[][]) => read([...HEAD, ...rows.flat(), ...SUMS]);

  it('are of the first line where they stand closer to it than to the headings', () => {
    const drill = (words: number): Printed[] => [
      [50, words, 'Cordless drill', 8],
      ...line(200, ['with two batteries', 'pcs', '2', '$80.00', '$160.00']),
    ];
    const saw = (y: number): Printed[] => [
      [50, y, 'Hex bolt', 8],
      ...line(y + 9, ['M8', 'pcs', '20', '$1.25', '$25.00']),
    ];
    expect(body(headings(177), drill(190), saw(218)).names).toEqual([
      'Cordless drill with two batteries',
      'Hex bolt M8',
    ]);
    // What stands right below the headings is part of them.
    expect(body(headings(177), drill(186), saw(218)).names[0]).not.toContain('Cordless');
  });

  it('hold the unit in its column, though the words of the name end right before it', () => {
    // Its letters and spaces reach to 157.
    const long = (unit: string): Printed[] => [
      ...line(220, ['Drills and batteries (three,', unit, '2', '$80.00', '$160.00']),
      [50, 229, 'charged)', 8],
    ];
    expect(body(headings(170), halves('pcs'), long('set'))).toMatchObject({
      ...{ status: 'completed', names: ['Hex bolt M8', 'Hex bolt M8', 'Drills and batteries (three, charged)'] },
    });
    expect(body(headings(170), halves('blue'), long('red')).names[2]).toContain('red');
  });

  it('are one line where some of two rows are set to the middle of the others', () => {
    const half = (price: string): Printed[] => [
      ...row(216, [
        [50, 'Cordless drill'],
        [370, price],
      ]),
      ...row(221, [
        [50, 'with batteries'],
        [220, '2'],
        [370, 'USD'],
        [480, '160.00'],
      ]),
    ];
    expect(body(headings(180), BOLT, half('80.00'))).toMatchObject({
      ...{ status: 'completed', names: ['Hex bolt M8', 'Cordless drill with batteries'] },
    });
    expect(body(headings(180), BOLT, half('90.00')).status).toBe('needs_review');
  });

  it('have their name above where it is too long for one row with the figures', () => {
    const figures = (y: number): Printed[] => line(y, ['', 'pcs', '2', '$80.00', '$160.00']);
    const named = (text: string): Printed[] => [[50, 214, text, 8], ...figures(228)];
    const long = 'Cordless drill with two batteries, a charger and a case of steel';
    expect(body(headings(180), BOLT, named(long))).toMatchObject({
      ...{ status: 'completed', names: ['Hex bolt M8', long] },
    });
    expect(body(headings(180), BOLT, named('zinc plated'))).toMatchObject({ status: 'needs_review' });
  });
});
