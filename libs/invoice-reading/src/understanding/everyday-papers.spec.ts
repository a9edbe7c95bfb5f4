import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, lines, warnings } = prove(draft);
  return {
    status,
    number: draft.invoiceNumber?.value,
    codes: lines.map(({ sku }) => sku?.value ?? null),
    names: lines.map(({ description }) => description?.value),
    problems: warnings.map(({ message }) => message),
  };
};
const problemsOf = (printed: Printed[]): string[] => read(printed).problems;
const NUMBER = 'Invoice Number: INV-20417';

describe('The rate of what is charged beside lines of two rates', () => {
  const paper = (said: string, tax: string, total: string): Printed[] =>
    printedInvoice({ ...WITHOUT_SUMS }, [
      ...row(180, [
        [420, 'VAT %'],
        [540, 'VAT'],
      ]),
      ...row(200, [
        [420, '0.00'],
        [540, '0.00'],
      ]),
      ...row(220, [
        [420, '20.00'],
        [540, '32.00'],
      ]),
      [50, 265, said],
      ...row(265, [
        [370, 'Total Net Amount'],
        [480, '185.00'],
      ]),
      ...row(280, [
        [370, 'Carriage Net'],
        [480, '12.50'],
      ]),
      ...row(295, [
        [370, 'Total VAT Amount'],
        [480, tax],
      ]),
      ...row(310, [
        [370, 'Invoice Total'],
        [480, total],
      ]),
    ]);
  const SAID = 'Carriage is charged at the 20% VAT rate.';

  it('is that of the tax, with the lines that have it', () =>
    expect(problemsOf(paper(SAID, '34.50', '$232.00'))).toEqual([]));

  it.each([
    [SAID, '32.00', '$229.50'],
    ['Carriage is charged at the 5% VAT rate.', '34.50', '$232.00'],
  ])('is not where the tax is another: %s %s', (said, tax, total) =>
    expect(read(paper(said, tax, total)).status).toBe('needs_review'),
  );
});

describe('A charge that says in brackets how it is taxed', () => {
  const paper = (charge: string): Printed[] =>
    printedInvoice({ ...WITHOUT_SUMS, Amount: 'Amount incl. VAT' }, [
      ...row(180, [[420, 'VAT']], 10),
      ...row(200, [[420, '20 %']], 10),
      ...row(220, [[420, '10 %']], 10),
      ...[
        ['Subtotal', '$ 185.00'],
        [charge, '$ 6.00'],
        ['Total incl. VAT', '$ 191.00'],
        ['including 10 % VAT of $ 160.00', '$ 14.55'],
        ['including 20 % VAT of $ 31.00', '$ 5.17'],
      ].flatMap(([label, amount], at) =>
        row(250 + 15 * at, [
          [300, label!],
          [480, amount!],
        ]),
      ),
    ]);

  it.each(['Shipping (20 % VAT)', 'Shipping (incl. 20 % VAT)'])('%s is no tax, and in the sum of that rate', (charge) =>
    expect(problemsOf(paper(charge))).toEqual([]),
  );
  it.each(['Shipping (10 % VAT)', 'Shipping (5 % VAT)', 'Zelkor 20 % VAT'])('%s is reviewed', (charge) =>
    expect(read(paper(charge)).status).toBe('needs_review'),
  );
});

describe('A discount of nothing beside a table of taxes', () => {
  const paper = (discount: string, tax = '18.50'): Printed[] =>
    printedInvoice(WITHOUT_SUMS, [
      ...row(250, [
        [50, 'Rate'],
        [110, 'Base'],
        [170, 'VAT'],
        [370, 'Subtotal'],
        [480, '185.00'],
      ]),
      ...row(265, [
        [50, '10.00%'],
        [110, '185.00'],
        [170, tax],
        [370, 'Cash discount'],
        [480, discount],
      ]),
      ...row(280, [
        [370, 'VAT'],
        [480, '18.50'],
      ]),
      ...row(295, [
        [370, 'Total'],
        [480, '$203.50'],
      ]),
    ]);

  it('offers nothing to whoever pays early', () => expect(problemsOf(paper('0.00'))).toEqual([]));
  it.each([
    ['5.00', '18.50'],
    ['0.00', '17.50'],
  ])('is reviewed with %s %s', (discount, tax) => expect(read(paper(discount, tax)).status).toBe('needs_review'));
});

describe('Numbers of the sender', () => {
  const paper = (other: string): Printed[] =>
    printedInvoice({}, [[50, 640, `Northgate Fasteners Ltd – TVA FR40303265045 – ${other}`, 8]]);

  it.each(['N° accise FR9417E40127', 'Excise no. FR0940E12345', 'EORI FR30326504500012'])(
    'with the customs are none for the tax: %s',
    (other) => expect(problemsOf(paper(other))).toEqual([]),
  );
  it('for the tax are one', () => expect(read(paper('TVA FR61954506077')).status).toBe('needs_review'));
});

describe('A payment reference in groups', () => {
  const paper = (reference: string): Printed[] =>
    printedInvoice({ [NUMBER]: 'Invoice Number: 20614' }, [
      [50, 600, 'Reference', 8],
      [50, 612, reference, 8],
    ]);

  it('has the number of the invoice across them', () =>
    expect(problemsOf(paper('00 00000 00000 10614 00002 06148'))).toEqual([]));
  it('that has it nowhere may mean another', () =>
    expect(read(paper('00 00000 00000 10614 00003 06148')).status).toBe('needs_review'));
});

describe('What all lines come to, under a name of charges', () => {
  const paper = (first: string, net: string, tax: string, total: string): Printed[] =>
    printedInvoice(
      {},
      [
        ['Fees and packaging', first],
        ['Handling', '15.00'],
        ['Net', net],
        ['VAT 10%', tax],
        ['Total', total],
      ].flatMap(([label, amount], at): Printed[] => [
        [370, 250 + 15 * at, label!],
        [480, 250 + 15 * at, amount!],
      ]),
    ).filter(([, y, text]) => y < 250 || !['Subtotal', '$185.00', 'Sales Tax 10%', '$18.50', '$203.50'].includes(text));

  it('is charged once', () => expect(problemsOf(paper('185.00', '200.00', '20.00', '$220.00'))).toEqual([]));
  it.each([
    ['175.00', '200.00', '20.00', '$220.00'],
    ['185.00', '185.00', '20.00', '$220.00'],
  ])('is reviewed where it is not: %s of %s', (first, net, tax, total) =>
    expect(read(paper(first, net, tax, total)).status).toBe('needs_review'),
  );
});

describe('A column of codes between headings of names', () => {
  const coded = (last: string): Printed[] =>
    printedInvoice({ Description: 'Vare', 'Hex bolt M8': 'BR-410', 'Cordless drill': 'KE-208', ...WITHOUT_SUMS }, [
      [150, 180, 'Beskrivelse'],
      [150, 200, 'Hex bolt M8'],
      [150, 220, 'Cordless drill'],
      ...row(
        240,
        [
          [150, last],
          [300, '1'],
          [370, '$15.00'],
          [480, '$15.00'],
        ],
        10,
      ),
      ...row(
        265,
        [
          [370, 'Subtotal'],
          [480, '$200.00'],
        ],
        10,
      ),
      ...row(
        280,
        [
          [370, 'Total'],
          [480, '$200.00'],
        ],
        10,
      ),
    ]);

  it('has none for what is charged beside the goods', () =>
    expect(read(coded('Fragt'))).toMatchObject({ status: 'completed', codes: ['BR-410', 'KE-208', null] }));
  it('may have one among the words of a line', () => expect(read(coded('Blade KE-31007')).status).toBe('needs_review'));
});

describe('A title that names the delivery note as well', () => {
  const paper = (title: string, number = 'Number: TDA 1846'): Printed[] =>
    printedInvoice({ [NUMBER]: number }, [[340, 44, title]]);

  it.each([
    'Invoice - Delivery note',
    'TAX INVOICE / DELIVERY NOTE',
    'Factura - Albarán',
    'Τιμολόγιο - Δελτίο Αποστολής',
  ])('has the number right below: %s', (title) =>
    expect(read(paper(title))).toMatchObject({ status: 'completed', number: 'TDA 1846' }),
  );
  it('has none where it goes on otherwise', () =>
    expect(read(paper('Invoice address and more')).status).toBe('needs_review'));
});

describe('A sentence in capitals', () => {
  const paper = (text: string): Printed[] => printedInvoice({}, [[50, 320, text, 8]]);

  it('names no company by a word like a legal form', () =>
    expect(problemsOf(paper('ORDER COMPLETE, ALL LINES SHIPPED AS ORDERED. NO BACK ORDERS.'))).toEqual([]));
  it('names one that ends it', () =>
    expect(read(paper('THE CLAIM WAS SOLD TO SHIPPED AS.')).status).toBe('needs_review'));
});

describe('A column of kinds within kinds', () => {
  const paper = (first: string, second: string): Printed[] =>
    printedInvoice({}, [
      [180, 180, 'Activity'],
      [180, 200, first],
      [180, 220, second],
    ]);

  it('holds no codes', () => {
    const { status, codes, names } = read(paper('Materials:Fasteners', 'Tools'));
    expect({ status, codes, names }).toEqual({
      ...{ status: 'completed', codes: [null, null], names: ['Hex bolt M8', 'Cordless drill'] },
    });
  });
  it.each([
    ['Fasteners', 'Tools'],
    ['MAT:4471', 'TLS:8820'],
  ])('may hold them else: %s, %s', (first, second) =>
    expect(read(paper(first, second)).names).not.toEqual(['Hex bolt M8', 'Cordless drill']),
  );
});

describe('Codes under "No."', () => {
  const paper = (...codes: string[]): Printed[] =>
    printedInvoice({ 'Hex bolt M8': null, 'Cordless drill': null, Description: null }, [
      ...row(
        180,
        [
          [50, 'No.'],
          [110, 'Description'],
        ],
        10,
      ),
      ...row(
        200,
        [
          [50, codes[0]!],
          [110, 'Hex bolt'],
        ],
        10,
      ),
      ...row(
        220,
        [
          [50, codes[1]!],
          [110, 'Cordless drill'],
        ],
        10,
      ),
    ]);
  it('may be of figures alone where one has a letter', () =>
    expect(read(paper('1936-S', '70104'))).toMatchObject({ status: 'completed', codes: ['1936-S', '70104'] }));
  it('are positions else', () => expect(read(paper('10', '20')).codes).toEqual([null, null]));
});

describe('A day with that of the week', () => {
  const paper = (text: string): Printed[] =>
    printedInvoice({ 'Invoice Date: 17 March 2026': 'Date: 17 March 2026' }, [[340, 90, text]]);
  it.each(['Anlass: Montag, 9 March 2026', 'Kvalto: Monday, 9 March 2026', 'Event: Monday 9 March 2026'])(
    'is of what its label names: %s',
    (text) => expect(problemsOf(paper(text))).toEqual([]),
  );
  it.each([
    'Kvalto: 9 March 2026',
    'Issued: Monday, 9 March 2026',
    'Springfield, Monday, 9 March 2026',
    'Event: Friday, 9 March 2026',
  ])('may be another: %s', (text) => expect(read(paper(text)).status).toBe('needs_review'));
});

describe('Notes on a meter below the sums', () => {
  const paper = (...texts: string[]): Printed[] => [
    ...printedInvoice(),
    ...texts.map((text, at): Printed => [50, 300 + 11 * at, text, 8]),
  ];
  it('name its number and what its readings came to', () =>
    expect(
      problemsOf(paper('Serial number 14A330918 · previous reading 18,240', 'present reading 18,260 · 20 m³ used')),
    ).toEqual([]));
  it('are none without a measure', () =>
    expect(read(paper('Serial number 14A330918, 14A330919 and 14A330920', 'tested')).status).toBe('needs_review'));
});

describe('How many one line has, as a share of another', () => {
  const paper = (text: string): Printed[] => printedInvoice({ '2': '5', '$80.00': '$32.00' }, [[50, 300, text, 8]]);
  it('may be said with the names of both', () =>
    expect(problemsOf(paper('Each drill has 25% of what a bolt has.'))).toEqual([]));
  it.each(['Each drill has 30% of what a bolt has.', 'Each drill is sent with 25%.', 'It is taxed at 25%.'])(
    'is no other rate: %s',
    (text) => expect(read(paper(text)).status).toBe('needs_review'),
  );
});

describe('What a court adds to the number of its register', () => {
  const paper = (text: string): Printed[] =>
    printedInvoice({ 'Northgate Fasteners Ltd': 'Nordtor Handel GmbH' }, [[50, 640, text, 8]]);
  it('is no legal form', () =>
    expect(problemsOf(paper('Nordtor Handel GmbH · Amtsgericht Bremen HRB 36120 HB · USt-IdNr. DE327551908'))).toEqual(
      [],
    ));
  it('leaves other companies what they are', () =>
    expect(read(paper('Südtor Handel GmbH · Amtsgericht Bremen HRB 36120 HB · USt-IdNr. DE327551908')).status).toBe(
      'needs_review',
    ));
});
