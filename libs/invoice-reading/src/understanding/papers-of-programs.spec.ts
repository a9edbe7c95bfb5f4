import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { columnRoles } from './column-vocabulary.js';
import { fold } from './fold.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, warnings, taxAmount } = prove(draft);
  return {
    status,
    number: draft.invoiceNumber?.value,
    date: draft.invoiceDate?.value,
    vendor: draft.vendorName?.value,
    currency: draft.currency?.value,
    tax: taxAmount?.text,

    doubts: warnings.map(({ code }) => code),
  };
};
const statusOf = (printed: Printed[]) => read(printed).status;
const at10 = (y: number, ...cells: [number, string][]): Printed[] => row(y, cells, 10);

const SUMS = ['1.25', '80.00', '25.00', '160.00', '185.00', '18.50', '203.50'];
const IN_DOLLARS = { ...Object.fromEntries(SUMS.map((sum) => [`$${sum}`, sum])), Total: 'Total NZD' };

describe('Kwanzas', () => {
  const KWANZAS = Object.fromEntries(SUMS.map((sum) => [`$${sum}`, `${sum.replace('.', ',')} Kz`]));
  const taxed = (tax: string) => read(printedInvoice({ ...KWANZAS, 'Sales Tax 10%': 'IVA:', '$18.50': tax }));

  it('have a sign of their own, and a dash may stand between the rate and the tax', () => {
    expect(taxed('10% - 18,50 Kz')).toMatchObject({ status: 'completed', currency: 'AOA', tax: '- 18,50 Kz' });
    expect(taxed('10% -18,50 Kz').status).toBe('needs_review');
    expect(taxed('10% - 19,50 Kz').status).toBe('needs_review');
  });
});

describe('A tax whose name has the rate and what it is taken of', () => {
  it('is called no more than that, whatever stands far left of it', () => {
    const taxed = (label: string, amount = '$18.50') =>
      statusOf(printedInvoice({ 'Sales Tax 10%': label, '$18.50': amount }, [[50, 265, 'Bonifico bancario']]));
    expect(taxed('IVA 10% su $185.00')).toBe('completed');
    expect(taxed('IVA 10% su $185.00', '$19.50')).toBe('needs_review');
    expect(taxed('Resto 10% su $185.00')).toBe('needs_review');
  });
});

describe('The only day of a paper', () => {
  it('may be printed in words and in figures', () => {
    const dated = (inFigures: string) =>
      read(printedInvoice({ 'Invoice Date: 17 March 2026': '4 March 2026' }, [[340, 90, `Kvalto brimu ${inFigures}`]]));
    expect(dated('04/03/2026')).toMatchObject({ status: 'completed', date: '2026-03-04' });
    expect(dated('05/03/2026').status).toBe('needs_review');
  });
});

describe('A reference under the title', () => {
  it('is none of the invoice where another label names its number', () => {
    const referred = (label: string) =>
      read(
        printedInvoice({}, [
          [300, 20, 'INVOICE', 24],
          [340, 90, label],
          [340, 102, 'PO 61840'],
        ]),
      );
    expect(referred('Reference')).toMatchObject({ status: 'completed', number: 'INV-20417' });
    expect(referred('No.').doubts).toContain('several-numbers');
  });
});

describe('A number with its year apart', () => {
  it.each(['2026 - 017', '2026 / 00017'])('%s', (number) => {
    expect(read(printedInvoice({ 'Invoice Number: INV-20417': `Invoice Number: ${number}` }))).toMatchObject({
      status: 'completed',
      number,
    });
  });

  it('is no number of another paper', () => {
    const other = printedInvoice({ 'Invoice Number: INV-20417': 'Invoice Number: 2026 - 017' }, [
      [340, 90, 'Invoice Number: 2026 - 018'],
    ]);
    expect(statusOf(other)).toBe('needs_review');
  });
});

describe('A receiver over a place without a code', () => {
  /** The sender in the same rows, a column to the right. */
  const paper = (heading: string, ...name: string[]): Printed[] =>
    printedInvoice(
      {
        ...{ 'Northgate Fasteners Ltd': 'Kauri', '12 Mill Road, Springfield': null, 'Bill to:': null },
        'Harbour Workshop Inc.': null,
      },
      [
        ...at10(100, [50, 'Charge to:'], [220, heading], [360, 'Kauri Boat Fittings Ltd']),
        ...at10(
          112,
          [50, 'Harbour Marine Services'],
          [220, 'Harbour Marine'],
          [360, '88 Beaumont Street, 1010 Auckland'],
        ),
        ...at10(124, [50, 'PO Box 3381'], [220, name[0] ?? 'Z Pier, Westhaven Drive'], [360, 'Ph: 09 555 0137']),
        ...at10(136, [50, '1140 Auckland'], [220, 'Westhaven 10'], [360, 'accounts@kauriboat.example']),
      ],
    );

  it('has the sender at its side, not behind its heading', () => {
    expect(read(paper('Delivered to:'))).toMatchObject({ status: 'completed', vendor: 'Kauri Boat Fittings Ltd' });
    expect(read(paper('Delivered to:', 'Sold by: Lakeside Ltd')).vendor).not.toBe('Kauri Boat Fittings Ltd');
  });

  it('writes the day first in New Zealand', () => {
    const dated = (country: string): Printed[] =>
      printedInvoice({ ...IN_DOLLARS, 'Invoice Date: 17 March 2026': 'Invoice Date: 11/03/2026' }, [[50, 72, country]]);
    expect(read(dated('New Zealand'))).toMatchObject({ status: 'completed', date: '2026-03-11' });
    expect(statusOf(dated('Lakeland'))).toBe('needs_review');
  });
});

describe('Amounts of a discount beside its share', () => {
  const discounted = (off: string, sums: string[]): Printed[] => [
    ...printedInvoice({
      ...{ Qty: null, '20': null, '2': null, 'Unit Price': null, '$1.25': null, '$80.00': null },
      ...{ Amount: null, '$25.00': null, '$160.00': null, Subtotal: null, '$185.00': null },
      ...{ 'Sales Tax 10%': null, '$18.50': null, Total: null, '$203.50': null },
    }),
    ...row(180, [
      [170, 'Aantal'],
      [210, 'Prijs'],
      [260, 'Korting'],
      [305, 'Kortingsbedrag'],
      [385, 'Nettoprijs'],
      [435, 'Btw'],
      [465, 'Btw-bedrag'],
      [520, 'Totaalprijs'],
    ]),
    ...row(200, [
      [170, '20'],
      [210, '1.25'],
      [260, '10%'],
      [305, off],
      [385, '22.50'],
      [435, '10%'],
      [465, '2.25'],
      [520, '24.75'],
    ]),
    ...row(220, [
      [170, '2'],
      [210, '80.00'],
      [260, '0%'],
      [305, '0.00'],
      [385, '160.00'],
      [435, '10%'],
      [465, '16.00'],
      [520, '176.00'],
    ]),
    ...row(240, [
      [50, 'Subtotal'],
      [305, sums[0]!],
      [385, sums[1]!],
      [465, sums[2]!],
      [520, '$200.75'],
    ]),
    ...row(256, [
      [50, 'Amount due'],
      [520, '$200.75'],
    ]),
  ];

  it('follow from it, as the sums of all columns do', () => {
    expect(read(discounted('2.50', ['$2.50', '$182.50', '$18.25']))).toMatchObject({
      status: 'completed',
      tax: '$18.25',
    });
    expect(statusOf(discounted('3.50', ['$3.50', '$182.50', '$18.25']))).toBe('needs_review');
    expect(statusOf(discounted('2.50', ['$4.50', '$182.50', '$18.25']))).toBe('needs_review');
    expect(statusOf(discounted('2.50', ['$2.50', '$181.50', '$18.25']))).toBe('needs_review');
  });
});

describe('The price of a unit', () => {
  it.each(['Preis/EH', 'Preis je EH'])('is headed %s', (heading) => {
    expect(columnRoles(fold(heading))).toEqual(['unitPrice']);
  });
});
