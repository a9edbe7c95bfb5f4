import { describe, expect, it } from '@jest/globals';
import { HEAD, type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { readPrinted } from '../../test/documents/read-printed.js';

const statusOf = (printed: Printed[]) => readPrinted(printed).status;
const BOTH = ['completed', 'needs_review'];

describe('What the goods come to', () => {
  it('has the number of their pieces behind its name', () => {
    const paper = (count: string): Printed[] =>
      printedInvoice(WITHOUT_SUMS, [
        ...row(250, [
          [370, `Artikelen (${count} stuks)`],
          [480, '$185.00'],
        ]),
        ...row(265, [
          [370, 'Shipping'],
          [480, '$15.00'],
        ]),
        ...row(280, [
          [370, 'Total'],
          [480, '$200.00'],
        ]),
      ]);
    expect([paper('22'), paper('23')].map(statusOf)).toEqual(BOTH);
  });

  it('with their pieces stands above lines that have a price and no quantity', () => {
    const paper = (host: string): Printed[] =>
      printedInvoice(WITHOUT_SUMS, [
        ...row(240, [
          [50, 'Subtotal'],
          [300, '22'],
          [480, '$185.00'],
        ]),
        ...row(260, [
          [50, 'Web hosting'],
          [370, '$29.95'],
          [480, host],
        ]),
        ...row(280, [
          [50, 'Domain renewal'],
          [370, '$14.50'],
          [480, '$14.50'],
        ]),
        ...row(300, [
          [50, 'Balance Due'],
          [480, '$229.45'],
        ]),
      ]);
    expect([paper('$29.95'), paper('$28.95')].map(statusOf)).toEqual(BOTH);
  });

  it('stands below each section: it has all lines since the one of the same name above it', () => {
    const item = (y: number, name: string, price: string): Printed[] =>
      row(y, [
        [50, name],
        [300, '1'],
        [370, price],
        [480, price],
      ]);
    const sum = (y: number, label: string, amount: string): Printed[] =>
      row(y, [
        [370, label],
        [480, amount],
      ]);
    const paper = (second: string): Printed[] =>
      printedInvoice(WITHOUT_SUMS, [
        ...sum(240, 'Subtotal', '$185.00'),
        ...item(260, 'Pump hire', '$94.80'),
        ...item(280, 'Training', '$80.00'),
        ...item(300, 'Cleaning', '$63.00'),
        ...sum(320, 'Subtotal', second),
        ...sum(340, 'Total', '$422.80'),
      ]);
    // What only the last two of the second section come to.
    expect(['$237.80', '$143.00'].map((second) => statusOf(paper(second)))).toEqual(BOTH);
  });

  it('stands above deposits that are counted as lines are, and are none', () => {
    const paper = (what: string): Printed[] =>
      printedInvoice(WITHOUT_SUMS, [
        ...row(250, [
          [50, 'Sum of goods'],
          [480, '$185.00'],
        ]),
        ...row(265, [
          [50, what],
          [300, '10'],
          [370, '$3.10'],
          [480, '$31.00'],
        ]),
        ...row(280, [
          [50, 'Total'],
          [480, '$216.00'],
        ]),
      ]);
    const countsOf = (what: string) => readPrinted(paper(what)).counts;
    expect(statusOf(paper('Bottle deposit'))).toBe('completed');
    expect(['Bottle deposit', 'Bottle opener'].map(countsOf)).toEqual([
      ['20', '2'],
      ['20', '2', '10'],
    ]);
  });

  it('stands below a section, over one row of all sums with what was paid', () => {
    const paper = (paid: string): Printed[] => [
      ...printedInvoice(WITHOUT_SUMS, [
        ...row(245, [
          [50, 'Total workshop'],
          [480, '$185.00'],
        ]),
        ...row(280, [
          [50, 'Net'],
          [120, 'VAT rate'],
          [200, 'VAT amount'],
          [300, 'Total'],
          [380, 'Deposit'],
          [470, 'Outstanding'],
        ]),
        ...row(295, [
          [50, '$185.00'],
          [120, '10 %'],
          [200, '$18.50'],
          [300, '$203.50'],
          [380, paid],
          [470, '$153.50'],
        ]),
      ]),
    ];
    expect(readPrinted(paper('$50.00'))).toMatchObject({ status: 'completed', total: '$203.50' });
    expect(statusOf(paper('$60.00'))).toBe('needs_review');
  });
});

describe('Fields beside the letterhead', () => {
  it('are rows of their own, though a title stands over two columns of them', () => {
    const head: Printed[] = [
      [57, 54.7, 'Northgate Fasteners Ltd', 15],
      [439, 52, 'INVOICE', 18],
      [57, 73, '12 Mill Road, Springfield', 9],
      [439, 74.5, 'Invoice no.', 9],
      [497, 74.5, '30715', 9],
      [57, 85, 'Reg. no. 4182075', 9],
      [439, 90.3, 'Invoice date', 9],
      [498, 90.3, '17/03/2026', 9],
    ];
    const paper = [...head, ...printedInvoice().slice(HEAD.length - 2)];
    expect(readPrinted(paper)).toMatchObject({ status: 'completed', number: '30715', date: '2026-03-17' });
  });

  it('call the day of the invoice that of its tax', () => {
    const paper = (more: Printed[] = []): Printed[] =>
      printedInvoice({ 'Invoice Date: 17 March 2026': 'Tax date: 17 March 2026' }, more);
    expect(readPrinted(paper())).toMatchObject({ status: 'completed', date: '2026-03-17' });
    expect(statusOf(paper([[50, 600, 'Invoice Date: 19 March 2026']]))).toBe('needs_review');
  });
});

describe('Numbers before the lines', () => {
  it.each([
    [['1', '2'], 'completed'],
    [['10', '20'], 'completed'],
    [['11', '12'], 'completed'],
    [['12', '41'], 'needs_review'],
    [['41', '12'], 'needs_review'],
  ])('%j tell whether they are positions or codes', (numbers, status) => {
    const paper = printedInvoice({}, [
      [20, 180, 'No.'],
      ...numbers.map((number, at): Printed => [20, 200 + 20 * at, number]),
    ]);
    expect(statusOf(paper)).toBe(status);
  });
});

describe('A sum in words', () => {
  it('may be one word in Romanian', () => {
    const paper = (words: string): Printed[] => [
      ...printedInvoice(WITHOUT_SUMS).slice(0, -8),
      ...row(200, [
        [50, 'Filtru motorina'],
        [300, '1'],
        [370, '3055,92 lei'],
        [480, '3055,92 lei'],
      ]),
      ...row(250, [
        [370, 'Total de plata'],
        [480, '3055,92 lei'],
      ]),
      [50, 300, `Adica: ${words}`],
    ];
    expect(
      ['treimiicincizecisicincilei si nouazecisidoi bani', 'treimiicincizecisisaselei si nouazecisidoi bani']
        .map(paper)
        .map(statusOf),
    ).toEqual(BOTH);
  });
});

describe('The sender', () => {
  const account = 'IBAN: GB33 BUKB 2020 1555 5555 55';

  it('has another address than who pays, whose name stands below theirs on the slip', () => {
    const paper = (payer: string): Printed[] =>
      printedInvoice({ '12 Mill Road, Springfield': '12 Mill Road', 'Harbour Workshop Inc.': payer }, [
        [50, 72, 'SW1A 1AA Springfield'],
        [50, 138, '4 Quay Street'],
        [50, 152, 'EC1A 1BB Harbourton'],
        [50, 700, 'Payee'],
        [130, 700, 'Northgate Fasteners Ltd'],
        [50, 720, 'Payer'],
        [130, 720, 'Harbour Workshop Inc.'],
        [130, 733, '4 Quay Street'],
        [130, 746, 'EC1A 1BB Harbourton'],
      ]);
    expect([paper('Harbour Workshop Inc.'), paper('Quayside Yachts Inc.')].map(statusOf)).toEqual(BOTH);
  });

  it('is the company whose name stands on top in the largest letters', () => {
    const letter = (name: string): Printed[] => [
      [50, 40, name, 16],
      [340, 70, 'Invoice Number: INV-20417'],
      [340, 85, 'Invoice Date: 17 March 2026'],
      [340, 110, 'Harbour Workshop Inc.'],
      [340, 124, '4 Quay Street'],
      [340, 138, '62701 Harbourton'],
      ...printedInvoice().slice(HEAD.length),
      ...row(770, [
        [50, 'Northgate Fasteners Ltd'],
        [250, 'Phone 555 0144'],
        [400, 'VAT no. GB123456773'],
      ]),
      ...row(782, [
        [50, '12 Mill Road, 62704 Springfield'],
        [400, account],
      ]),
    ];
    expect([letter('Northgate Fasteners Ltd'), letter('Brackley Tools Ltd')].map(statusOf)).toEqual(BOTH);
    // A brand has no legal form, and who alone might receive the paper does so in large letters, too.
    const toThem = letter('Brackley Tools Ltd').filter(([x, y]) => x !== 340 || y < 110 || y > 138);
    expect([letter('Boltline'), toThem].map(statusOf)).toEqual(['completed', 'completed']);
  });

  it('is the person over what they do', () => {
    const letter = (below: string): Printed[] => [
      [50, 40, 'Christophe Delmas'],
      [50, 54, below],
      [50, 68, '15 chemin du Lavoir'],
      [50, 82, '12100 Millau'],
      [50, 96, account],
      [340, 110, 'Annie Roux'],
      [340, 124, '4 rue Droite'],
      [340, 138, '12100 Millau'],
      [340, 150, 'Invoice Number: INV-20417'],
      [340, 165, 'Invoice Date: 17 March 2026'],
      ...printedInvoice().slice(HEAD.length),
    ];
    for (const trade of ['Plombier-chauffagiste', 'Plombier – Entrepreneur individuel'])
      expect(readPrinted(letter(trade))).toMatchObject({ status: 'completed', vendor: 'Christophe Delmas' });
    // In two capitals it may be a brand of theirs.
    expect(readPrinted(letter('Plomberie et Chauffage')).status).toBe('needs_review');
    expect(readPrinted(letter('Atelier Millau')).vendor).not.toBe('Christophe Delmas');
  });
});
