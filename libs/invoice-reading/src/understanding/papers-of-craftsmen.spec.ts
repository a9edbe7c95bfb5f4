import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { readPrinted } from '../../test/documents/read-printed.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const statusOf = (printed: Printed[]) => readPrinted(printed).status;
const BOTH = ['completed', 'needs_review'];

describe('A slip to pay with', () => {
  const letter = (payee: string, y = 640): Printed[] => [
    [50, 40, 'Petr Havelka sluzby'],
    [50, 54, 'Gocarova 205'],
    [50, 68, '500 02 Hradec Kralove'],
    ...printedInvoice({ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null, 'Bill to:': null }).map(
      ([x, top, text, size]): Printed => [text === 'Harbour Workshop Inc.' ? 340 : x, top, text, size],
    ),
    [340, 138, 'Nerudova 9'],
    [340, 152, '602 00 Brno'],
    ...row(y, [
      [50, 'Příjemce'],
      [340, 'Účet'],
    ]),
    ...row(y + 12, [
      [50, payee],
      [340, '9843601868/0100'],
    ]),
  ];

  it('names whom the money goes to beside the account: who sent the paper, and nobody else', () => {
    expect(readPrinted(letter('Petr Havelka sluzby'))).toMatchObject({
      status: 'completed',
      vendor: 'Petr Havelka sluzby',
    });
    expect(statusOf(letter('Dvorackova ucetni kancelar'))).toBe('needs_review');
  });
});

describe('What was saved', () => {
  it('may be said of the amount behind it', () => {
    const less = { '$25.00': '$20.00', '$185.00': '$180.00', '$18.50': '$18.00', '$203.50': '$198.00' };
    const saved = (said: string, amount: string): Printed[] =>
      printedInvoice(less, [
        [430, 180, 'Disc.'],
        [430, 200, '20 %'],
        [50, 320, said.replace('#', amount)],
      ]);
    for (const said of ['With this paper you have # saved.', 'Ön # összeget takarított meg.', 'Κερδίσατε #.'])
      expect(['$5.00', '$7.00'].map((amount) => statusOf(saved(said, amount)))).toEqual(BOTH);
  });
});

describe('The day of a payment', () => {
  it('may be in words', () => {
    const paid = (rest: string): Printed[] =>
      printedInvoice({}, [
        ...row(295, [
          [370, 'Inbetalt 12 mars 2026'],
          [480, '$100.00'],
        ]),
        ...row(310, [
          [370, 'Balance due'],
          [480, rest],
        ]),
      ]);
    expect(['$103.50', '$113.50'].map((rest) => statusOf(paid(rest)))).toEqual(BOTH);
  });
});

describe('An offer to whoever pays early', () => {
  it('has a year that is no amount', () => {
    const offer = (rest: string): Printed[] =>
      printedInvoice({}, [
        [50, 320, 'Por pago antes del 25 de marzo de 2026, 2 % de descuento (4.07); a pagar'],
        [50, 332, `entonces $${rest}.`],
      ]);
    expect(['199.43', '198.43'].map((rest) => statusOf(offer(rest)))).toEqual(BOTH);
  });
});

describe('Headings in letters of one width', () => {
  /** Each letter and each space as wide as half the type is high. */
  const typed = (heading: string) => {
    const page = printedPage(
      printedInvoice({ Description: null, 'Hex bolt M8': null, 'Cordless drill': null }, [
        [122, 200, 'Hex bolt M8'],
        [122, 220, 'Cordless drill'],
        [67, 200, 'HX-8'],
        [67, 220, 'SET'],
        [50, 200, '1'],
        [50, 220, '2'],
      ]),
    );
    let x = 50;
    const words = heading.split(' ').map((text) => {
      const box = { x, y: 180, width: text.length * 5, height: 10 };
      x += box.width + 5;
      return { text, page: 1, box };
    });
    return understandPages({ kind: 'pages', pages: [{ ...page, words: [...page.words, ...words] }], attachments: [] });
  };

  it('are parted by what they mean, since all spaces are as wide as a letter', () => {
    const draft = typed('No. Item code Description');
    expect(prove(draft).status).toBe('completed');
    expect(draft.lines.map(({ sku, description }) => [sku?.value, description?.value])).toEqual([
      ['HX-8', 'Hex bolt M8'],
      ['SET', 'Cordless drill'],
    ]);
  });
});

describe('A count with its unit', () => {
  it('ends where its heading does, whatever the unit is called', () => {
    const counted = (count: string): Printed[] => [
      ...printedInvoice({
        Qty: null,
        '2': null,
        '20': null,
        'Cordless drill': null,
        Description: null,
        'Hex bolt M8': null,
      }),
      [95, 180, 'Qty Description'],
      [87.2, 200, '20 u. Hex bolt M8'],
      [77.2, 220, `${count} pers. Cordless drill`],
    ];
    expect(['2', '3'].map((count) => statusOf(counted(count)))).toEqual(BOTH);
  });
});

describe('A column of fields beside the table', () => {
  it('may have a value in the row of the headings', () => {
    const beside = (date: string): Printed[] => [
      ...printedInvoice({
        'Invoice Date: 17 March 2026': null,
        Description: null,
        'Hex bolt M8': null,
        'Cordless drill': null,
      }),
      [50, 166, 'Invoice Date'],
      [50, 180, date],
      [50, 210, 'Due date'],
      [50, 221, '31 March 2026'],
      [160, 180, 'Description'],
      [160, 200, 'Hex bolt M8'],
      [160, 220, 'Cordless drill'],
    ];
    expect(readPrinted(beside('17 March 2026'))).toMatchObject({ status: 'completed', date: '2026-03-17' });
    expect(statusOf(beside('17 May 2026'))).toBe('needs_review');
  });
});

describe('The receiver’s number for the tax', () => {
  const paper = (town: string): Printed[] =>
    printedInvoice({ '12 Mill Road, Springfield': null, 'Bill to:': null, 'Harbour Workshop Inc.': null }, [
      [50, 60, 'Harbour Workshop'],
      [50, 74, 'Dock Street 3'],
      [50, 88, town],
      [50, 102, 'VAT no. DE129273398'],
      [50, 700, 'Northgate Fasteners Ltd, Mill Road 12, 65183 Wiesbaden, VAT no. DE811907980', 7],
    ]);
  const codes = (town: string) =>
    understandPages({ kind: 'pages', pages: [printedPage(paper(town))], attachments: [] }).doubts.map(
      ({ code }) => code,
    );

  it('stands below the sender’s name over another town than theirs', () => {
    expect(codes('20457 Hamburg')).not.toContain('several-tax-numbers');
    expect(codes('65183 Wiesbaden')).toContain('several-tax-numbers');
  });

  it('is not the number beside its label: “N. fattura” | “P. IVA IT…”', () => {
    const labelled = (beside: string): Printed[] =>
      printedInvoice({ 'Invoice Number: INV-20417': null }, [
        [300, 138, 'N. fattura'],
        [420, 138, beside],
        [300, 150, '33992'],
      ]);
    expect(readPrinted(labelled('P. IVA IT92938920375'))).toMatchObject({ status: 'completed', number: '33992' });
    expect(statusOf(labelled('44103'))).toBe('needs_review');
  });
});

describe('“Facturé à: …”', () => {
  it('over an address is the head, and in a sentence below names the party of the head', () => {
    const paper = (heading: string, ...more: Printed[]): Printed[] =>
      printedInvoice({ 'Bill to:': null, 'Harbour Workshop Inc.': heading }, [
        [50, 138, '25 avenue de Lodeve'],
        [50, 152, '34070 Montpellier'],
        ...more,
      ]);
    expect(statusOf(paper('Facturé à: Cabinet Delorme'))).toBe('completed');
    expect(statusOf(paper('Facturé à: Cabinet Delorme', [50, 320, 'Facturé à Atelier Roumieu, merci.']))).toBe(
      'needs_review',
    );
  });
});
