import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { PLAINLY_DATED, type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { ...prove(draft), vendor: draft.vendorName?.value };
};
const statusOf = (printed: Printed[]) => read(printed).status;

describe('The parties', () => {
  it.each(["Customer's signature ________", 'Kunde, Unterschrift ________'])(
    'stand under no line to sign on: %s',
    (line) => {
      const paper = (heading: string): Printed[] =>
        printedInvoice({ 'Northgate Fasteners Ltd': 'Northgate' }, [
          [50, 74, 'Northgate Fasteners Ltd'],
          [50, 88, '12 Mill Road, Springfield, IL 62701'],
          [50, 600, heading],
          [50, 612, 'REMIT TO: Northgate Fasteners Ltd, PO Box 41, Springfield, IL 62701'],
        ]);
      expect(read(paper(line)).vendor).toBe('Northgate Fasteners Ltd');
    },
  );

  it('have the numbers of their houses and towns set apart, which count nothing', () => {
    const paper = (town: string): Printed[] =>
      printedInvoice({}, [
        [340, 124, 'Gasthof Sperling'],
        ...row(138, [
          [340, 'Na Hrazi'],
          [420, '5'],
        ]),
        ...row(152, [
          [340, town],
          [420, 'Hlinsko'],
        ]),
      ]);
    expect([statusOf(paper('539 01')), statusOf(paper('Telefon'))]).toEqual(['completed', 'needs_review']);
  });

  it('go on with their legal form in the row below, with the register of a court behind', () => {
    const paper = (form: string): Printed[] =>
      printedInvoice({ 'Northgate Fasteners Ltd': 'Northgate Fasteners GmbH & Co. KG' }, [
        [50, 700, 'Northgate Fasteners', 7],
        [50, 708, `${form}, Springfield`, 7],
        [50, 716, 'HRA 590217 AG Stuttgart', 7],
      ]);
    expect(statusOf(paper('GmbH & Co. KG'))).toBe('completed');
    expect(statusOf(paper('Sperling GmbH & Co. KG'))).toBe('needs_review');
  });
});

describe('Figures and days', () => {
  it.each(['Subtotal (con impuestos)', 'Subtotal (with tax)', 'Zwischensumme mit MwSt'])(
    'a sum with the taxes in it is the total: %s',
    (label) => {
      const paper = (amount: string): Printed[] =>
        printedInvoice(
          {},
          row(272, [
            [370, label],
            [480, amount],
          ]),
        );
      expect([statusOf(paper('$203.50')), statusOf(paper('$203.40'))]).toEqual(['completed', 'needs_review']);
    },
  );

  it('a code that looks like a date stands in a column of codes', () => {
    const paper = (other: string): Printed[] =>
      printedInvoice(PLAINLY_DATED, [
        [150, 400, 'PKWiU'],
        [150, 412, '11.02.12'],
        [150, 424, other],
      ]);
    expect([statusOf(paper('17.22.11')), statusOf(paper('Sperling'))]).toEqual(['completed', 'needs_review']);
  });

  it('one sentence says when all is due, and the next until when less is', () => {
    const paper = (until: string): Printed[] =>
      printedInvoice({}, [
        [
          50,
          600,
          `Payable on 16.04.2026 by direct debit. Early payment 2 %: discount 4.07, to pay 199.43 until ${until}.`,
          7,
        ],
      ]);
    expect([statusOf(paper('27.03.2026')), statusOf(paper('27.04.2026'))]).toEqual(['completed', 'needs_review']);
  });

  it('pieces are counted without the freight', () => {
    const paper = (count: string): Printed[] =>
      printedInvoice({ 'Cordless drill': 'Shipping' }, [[50, 320, `Pieces in all: ${count}`]]);
    expect([statusOf(paper('20')), statusOf(paper('21'))]).toEqual(['completed', 'needs_review']);
  });
});

describe('Columns', () => {
  it('of which nobody knows the name may hold how many a price is for', () => {
    const paper = (unit: string): Printed[] =>
      printedInvoice({ '$1.25': '$125.00' }, [
        [430, 180, 'U/P'],
        [430, 200, unit],
        [430, 220, '1'],
      ]);
    expect([statusOf(paper('100')), statusOf(paper('1000'))]).toEqual(['completed', 'needs_review']);
  });

  it.each([
    ['Cena netto przed', 'rab.'],
    ['Price before', 'discount'],
    ['Preis vor', 'Rabatt'],
    ['Precio antes de', 'dto.'],
  ])('hold prices before the discount: %s %s', (upper, lower) => {
    const paper = (first: string): Printed[] =>
      printedInvoice({}, [
        [180, 171, upper, 8],
        [180, 180, lower, 8],
        [250, 180, 'Disc. %'],
        [190, 200, first],
        [250, 200, '10'],
        [190, 220, '80.00'],
      ]);
    expect([statusOf(paper('1.39')), statusOf(paper('1.49'))]).toEqual(['completed', 'needs_review']);
  });
});
