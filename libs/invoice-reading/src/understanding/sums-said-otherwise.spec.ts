import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, totalAmount, taxAmount } = prove(draft);
  return { status, total: totalAmount?.value.toString(), tax: taxAmount?.value.toString() };
};
const below = (...sums: Printed[]): Printed[] => printedInvoice(WITHOUT_SUMS, sums);

describe('Where no tax is charged, what the lines come to', () => {
  const paper = (amount: string, said: string, name = 'zelkor'): Printed[] =>
    below([370, 250, name], [480, 250, amount], [50, 300, said, 8]);

  it('is the total, whatever it is called', () => {
    expect(read(paper('$185.00', 'Not registered for VAT.'))).toMatchObject({ status: 'completed', total: '185.00' });
    expect(read(paper('$185.00', 'Kein Ausweis von Umsatzsteuer gemäß § 19 UStG.')).status).toBe('completed');
  });
  it.each([
    ['$175.00', 'Not registered for VAT.', 'zelkor'],
    ['$185.00', 'Thank you.', 'zelkor'],
    ['$185.00', 'Not registered for VAT.', '–'],
  ])('is none: %s, %s, %s', (...paperOf) => expect(read(paper(...paperOf)).status).toBe('needs_review'));
});

describe('A row of sums from the goods before a discount to the total', () => {
  const paper = (discount: string, base: string, tax: string, total: string, others: Printed[] = []): Printed[] => [
    ...below(
      ...row(500, [
        [40, 'IMPORTE BRUTO'],
        [125, '% DTO.'],
        [190, 'IMP. DTO.'],
        [260, 'BASE IMPONIBLE'],
        [340, '% I.V.A.'],
        [400, 'CUOTA I.V.A.'],
        [480, 'TOTAL FACTURA'],
      ]),
      ...row(514, [
        [50, '185.00'],
        [130, '10.00'],
        [195, discount],
        [270, base],
        [345, '10.00'],
        [410, tax],
        [490, total],
      ]),
    ),
    ...others,
  ];

  it('ends with the total', () =>
    expect(read(paper('18.50', '166.50', '16.65', '$183.15'))).toEqual({
      ...{ status: 'completed', total: '183.15', tax: '16.65' },
    }));
  it.each([
    ['18.50', '166.50', '16.65', '$185.15'],
    ['15.50', '169.50', '16.95', '$186.45'],
    ['18.50', '166.50', '18.50', '$185.00'],
  ])('is reviewed where one does not follow: %s %s %s %s', (...sums) =>
    expect(read(paper(...sums)).status).toBe('needs_review'),
  );
});

describe('Sums in sentences', () => {
  const paper = (tax: string, total: string, ...more: string[]): Printed[] =>
    below(
      [50, 260, `La base imponible asciende a $185.00; el IVA al tipo general del 10 % ${tax}.`],
      [50, 276, `Total de la factura: ${total}`],
      ...more.map((text, at): Printed => [50, 300 + 14 * at, text]),
    );

  it.each(['es de $18.50', 'asciende a $18.50', 'importa: $18.50'])('name the tax behind a verb: %s', (tax) =>
    expect(read(paper(tax, '$203.50'))).toEqual({ status: 'completed', total: '203.50', tax: '18.50' }),
  );
  it.each([
    ['es de $17.50', '$202.50'],
    ['es de $18.50', '$202.50'],
  ])('are reviewed: %s, %s', (...sums) => expect(read(paper(...sums)).status).toBe('needs_review'));

  const TWO = ['$101.75 el 20/05/2026', '$101.75 el 20/06/2026'];
  it('name amounts over their days, which come to the total', () =>
    expect(read(paper('es de $18.50', '$203.50', ...TWO)).status).toBe('completed'));
  it.each([[['$101.75 el 20/05/2026', '$101.25 el 20/06/2026']], [['$101.75 el 20/05/2026', '$101.75 el 20/04/2026']]])(
    'are reviewed with %j',
    (days) => expect(read(paper('es de $18.50', '$203.50', ...days)).status).toBe('needs_review'),
  );
});

describe('What is taxed and what is not, as two parts of a sum', () => {
  const paper = (parts: [label: string, amount: string][], tax: string, total: string): Printed[] =>
    below(
      ...[['Subtotal', '$185.00'], ...parts, ['VAT 10 %', tax], ['Total', total]].flatMap(([label, amount], at) => [
        ...row(250 + 15 * at, [
          [300, label!],
          [480, amount!],
        ]),
      ]),
    );

  it('is told by the tax, whatever they are called', () =>
    expect(
      read(
        paper(
          [
            ['Kvalto', '$160.00'],
            ['Zelkor', '$25.00'],
          ],
          '$16.00',
          '$201.00',
        ),
      ),
    ).toMatchObject({
      ...{ status: 'completed', tax: '16.00' },
    }));
  it('may be told by the rates in their names', () =>
    expect(
      read(
        paper(
          [
            ['Goods at 0% VAT', '$25.00'],
            ['Goods at 10% VAT', '$160.00'],
          ],
          '$16.00',
          '$201.00',
        ),
      ),
    ).toMatchObject({
      ...{ status: 'completed', tax: '16.00' },
    }));
  it.each<[first: string, second: string, tax: string, total: string]>([
    ['$150.00', '$35.00', '$15.00', '$200.00'],
    ['$160.00', '$35.00', '$16.00', '$201.00'],
    ['$160.00', '$25.00', '$17.00', '$202.00'],
  ])('is reviewed with %s, %s and %s', (first, second, tax, total) =>
    expect(
      read(
        paper(
          [
            ['Kvalto', first],
            ['Zelkor', second],
          ],
          tax,
          total,
        ),
      ).status,
    ).toBe('needs_review'),
  );
});

describe('Labour and materials, of which only one is taxed', () => {
  const paper = (first: string, second: string, tax: string, total: string): Printed[] =>
    below(
      ...[
        ['Labor', first],
        ['Materials', second],
        ['Sales tax on materials, 10 %', tax],
        ['Invoice total', total],
      ].flatMap(([label, amount], at) =>
        row(250 + 15 * at, [
          [300, label!],
          [480, amount!],
        ]),
      ),
    );

  it('are told by the tax right below them', () =>
    expect(read(paper('$25.00', '$160.00', '$16.00', '$201.00'))).toMatchObject({ status: 'completed', tax: '16.00' }));
  it.each([
    ['$25.00', '$160.00', '$17.00', '$202.00'],
    ['$35.00', '$150.00', '$15.00', '$200.00'],
    ['$25.00', '$150.00', '$15.00', '$200.00'],
  ])('are reviewed with %s, %s and %s', (...figures) => expect(read(paper(...figures)).status).toBe('needs_review'));
});

describe('A tax that the amounts have in them', () => {
  it('is no charge that says so behind its name', () => {
    const paper = (shipping: string, total: string): Printed[] =>
      below(
        ...row(250, [
          [300, 'Shipping (incl. 10 % VAT):'],
          [480, shipping],
        ]),
        ...row(265, [
          [300, 'Total:'],
          [480, total],
        ]),
        ...row(280, [
          [300, 'incl. 10 % VAT'],
          [480, '$17.82'],
        ]),
      );
    expect(read(paper('$11.00', '$196.00'))).toEqual({ status: 'completed', total: '196.00', tax: '17.82' });
    expect(read(paper('$11.00', '$185.00')).status).toBe('needs_review');
  });

  const summary = (sales: string, tax: string, included = tax): Printed[] =>
    below(
      ...row(250, [
        [370, 'Total (inc-tax):'],
        [480, '$185.00'],
      ]),
      ...row(265, [
        [370, 'Includes VAT of:'],
        [480, included],
      ]),
      [50, 300, `VAT (10%): sales of ${sales}, tax of ${tax}`, 8],
      [50, 312, 'FRE (0%): sales of $25.00, tax of $0.00', 8],
    );
  it('may be said with what is sold at each rate', () =>
    expect(read(summary('$160.00', '$14.55'))).toEqual({ status: 'completed', total: '185.00', tax: '14.55' }));
  it.each([
    ['$150.00', '$13.64', '$13.64'],
    ['$160.00', '$16.00', '$16.00'],
    ['$160.00', '$14.55', '$16.82'],
  ])('is reviewed where it is not of the goods: %s, %s, %s', (sales, tax, included) =>
    expect(read(summary(sales, tax, included)).status).toBe('needs_review'),
  );

  it('is that of a charge as well, which is printed without it and with it', () => {
    const paper = (net: string, gross = '$5.50', total = '$209.00'): Printed[] => [
      ...printedInvoice(
        { '$25.00': '$27.50', '$160.00': '$176.00', '$1.25': '$1.375', '$80.00': '$88.00', ...WITHOUT_SUMS },
        [
          ...row(
            245,
            [
              [50, 'Shipping'],
              [370, net],
              [420, '10%'],
              [480, gross],
            ],
            10,
          ),
          ...row(
            270,
            [
              [370, 'Invoice total'],
              [480, total],
            ],
            10,
          ),
          ...row(
            300,
            [
              [50, 'VAT %'],
              [150, 'Net'],
              [250, 'VAT'],
            ],
            8,
          ),
          ...row(
            312,
            [
              [50, '10%'],
              [150, '$190.00'],
              [250, '$19.00'],
            ],
            8,
          ),
        ],
      ),
    ];
    expect(read(paper('$5.00')).status).toBe('completed');
    expect(read(paper('$4.00')).status).toBe('needs_review');
    expect(read(paper('$5.00', '$5.50', '$203.50')).status).toBe('needs_review');
  });
});

describe('What a discount is called in the plural', () => {
  it.each([
    ['Total réductions', '-$20.00', 'completed'],
    ['Total réductions', '-$25.00', 'needs_review'],
  ])('%s %s', (label, amount, status) => {
    const sums: [string, string][] = [
      ['Total produits', '$185.00'],
      [label, amount],
      ['Frais de livraison', '$15.00'],
      ['TVA 10 %', '$18.00'],
      ['Total', '$198.00'],
    ];
    expect(
      read(
        below(
          ...sums.flatMap(([name, value], at) =>
            row(250 + 15 * at, [
              [300, name],
              [480, value],
            ]),
          ),
        ),
      ).status,
    ).toBe(status);
  });
});

describe('A discount that is spread over the rates in a table of taxes', () => {
  const paper = (base: string, tax: string): Printed[] =>
    printedInvoice(WITHOUT_SUMS, [
      [430, 180, 'VAT %'],
      [440, 200, '0'],
      [440, 220, '20'],
      ...[
        ['Subtotal', '185.00'],
        ['Discount 10 %', '-18.50'],
        ['Net', '166.50'],
        ['20% VAT', tax],
        ['Total', '$195.30'],
      ].flatMap(([name, value], at) =>
        row(250 + 15 * at, [
          [330, name!],
          [480, value!],
        ]),
      ),
      ...row(340, [
        [50, 'VAT %'],
        [120, 'VAT base'],
        [200, 'VAT amount'],
      ]),
      ...row(352, [
        [50, '20'],
        [120, base],
        [200, tax],
      ]),
      ...row(364, [
        [50, '0'],
        [120, '22.50'],
        [200, '0.00'],
      ]),
    ]);
  it('leaves what is taxed', () => {
    expect(read(paper('144.00', '28.80')).status).toBe('completed');
    expect(read(paper('160.00', '28.80')).status).toBe('needs_review');
  });
});

describe('The lines that are taxed', () => {
  const paper = (marks: Printed[], tax: string, total: string, changes: Record<string, string> = {}): Printed[] =>
    printedInvoice({ ...WITHOUT_SUMS, ...changes }, [
      ...marks,
      ...[
        ['Subtotal', '$185.00'],
        ['Shipping', '$10.00'],
        ['Sales tax (10%)', tax],
        ['Total', total],
      ].flatMap(([label, amount], at) =>
        row(250 + 15 * at, [
          [330, label!],
          [480, amount!],
        ]),
      ),
    ]);
  const column = (first: string, second: string): Printed[] => [
    [430, 180, 'Tax'],
    [430, 200, first],
    [430, 220, second],
  ];

  it('may be told by a word in a column of its own', () => {
    expect(read(paper(column('No', 'Yes'), '$16.00', '$211.00'))).toMatchObject({ status: 'completed', tax: '16.00' });
    expect(read(paper(column('N', 'Y'), '$17.00', '$212.00')).status).toBe('completed');
  });
  const coded = (legend: string, included: string): Printed[] =>
    printedInvoice(WITHOUT_SUMS, [
      ...row(180, [[530, 'VAT']], 10),
      ...row(200, [[530, 'ZER']], 10),
      ...row(220, [[530, 'STD']], 10),
      ...row(250, [
        [330, 'VAT included'],
        [480, included],
      ]),
      ...row(265, [
        [330, 'Total (inc. VAT)'],
        [480, '$185.00'],
      ]),
      [50, 265, legend, 8],
    ]);
  it('may be told by a code, of which the paper says the rate', () => {
    const legend = 'STD = goods taxable at 20%, ZER = free of tax';
    expect(read(coded(legend, '$26.67'))).toMatchObject({ status: 'completed', tax: '26.67' });
    expect(read(coded(legend, '$30.83')).status).toBe('needs_review');
    expect(read(coded('STD = goods taxable at 15%, ZER = free of tax', '$26.67')).status).toBe('needs_review');
    expect(read(coded('ZER = goods taxable at 20%, STD = free of tax', '$26.67')).status).toBe('needs_review');
  });

  it('may be told by a letter behind their amounts', () =>
    expect(read(paper([], '$16.00', '$211.00', { '$160.00': '$160.00T' })).status).toBe('completed'));
  it.each<[marks: Printed[], tax: string, total: string]>([
    [column('No', 'Yes'), '$15.00', '$210.00'],
    [column('Yes', 'Yes'), '$16.00', '$211.00'],
    [[], '$16.00', '$211.00'],
  ])('are not: %j, %s', (...printed) => expect(read(paper(...printed)).status).toBe('needs_review'));
});

it('Each of several taxes may be of some lines, which are said to be taxed', () => {
  const paper = (taxable: string, first: string, second: string, total: string): Printed[] =>
    below(
      ...[
        ['Subtotal', '$185.00'],
        ['Taxable', taxable],
        ['GST 5 %', first],
        ['PST 7 %', second],
        ['Total', total],
      ].flatMap(([label, amount], at) =>
        row(250 + 15 * at, [
          [330, label!],
          [480, amount!],
        ]),
      ),
      [50, 330, 'Calgary, Alberta', 8],
    );
  expect(read(paper('$160.00', '$8.00', '$11.20', '$204.20'))).toMatchObject({ total: '204.20', tax: '19.20' });
  expect(read(paper('$150.00', '$7.50', '$10.50', '$203.00')).status).toBe('needs_review');
  expect(read(paper('$160.00', '$8.00', '$12.10', '$205.10')).status).toBe('needs_review');
});

describe('Taxes that have their rate behind their name', () => {
  it.each([
    ['$9.25', '$203.50', 'completed'],
    ['$9.75', '$204.00', 'needs_review'],
  ])('%s, %s', (second, total, status) => {
    const sums = [
      ['Sub Total', '$185.00'],
      ['CGST5 (5%)', '$9.25'],
      ['SGST5 (5%)', second],
      ['Total', total],
    ];
    expect(
      read(
        below(
          ...sums.flatMap(([label, amount], at) =>
            row(250 + 15 * at, [
              [330, label!],
              [480, amount!],
            ]),
          ),
        ),
      ).status,
    ).toBe(status);
  });
});
