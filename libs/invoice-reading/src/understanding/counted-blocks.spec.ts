import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, row } from '../../test/documents/printed-pdf.js';
import { right } from '../page-model.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

/** The text of `size` ends at `x`. */
const endingAt = (x: number, y: number, text: string, size = 8): Printed => {
  const width = Math.max(...printedPage([[0, 0, text, size]]).words.map(({ box }) => right(box)));
  return [x - width, y, text, size];
};

const sums = (y: number, figures: [label: string, amount: string][]): Printed[] =>
  figures.flatMap(([label, amount], at) => [
    [370, y + at * 15, label],
    [470, y + at * 15, amount],
  ]);

function read(...pages: Printed[][]) {
  const printed = pages.map((words, index) => {
    const page = printedPage(words);
    const number = index + 1;
    return { ...page, number, words: page.words.map((word) => ({ ...word, page: number })) };
  });
  const { status, lines, warnings } = prove(understandPages({ kind: 'pages', pages: printed, attachments: [] }));
  return {
    status,
    codes: warnings.map(({ code }) => code).join(', '),
    figures: lines.map(({ quantity, unitPrice, discount }) =>
      [quantity, unitPrice, discount].map((one) => one?.value.toString() ?? null),
    ),
    names: lines.map(({ description, sku }) => [sku?.value ?? null, description?.value ?? null]),
  };
}

describe('What is taken off', () => {
  const line = (y: number, [name, price, amount, count]: string[]): Printed[] => [
    [50, y, name!, 8],
    endingAt(430, y, price!),
    endingAt(540, y, amount!),
    [50, y + 12, `Quantity: ${count}`, 8],
  ];
  const mail = (price: string): Printed[] => [
    ...HEAD,
    ...line(180, ['Screw jack 5 t', '59.30', '118.60', '2']),
    ...line(210, ['Office chair, black', price, '90.00', '1']),
    ...line(240, ['Extension lead 25 m', '41.50', '207.50', '5']),
    ...sums(290, [
      ['Subtotal', '416.10'],
      ['VAT 20 %', '83.22'],
      ['Total', '$499.32'],
    ]),
  ];
  it('stands behind a price that is flush with the others', () => {
    expect(read(mail('100.00 − 10 %'))).toMatchObject({
      status: 'completed',
      figures: [{}, ['1', '100.00', '-10'], {}],
    });
    expect(read(mail('100.00 − 15 %')).status).toBe('needs_review');
    expect(read(mail('100.00')).status).toBe('needs_review');
  });
});

describe('How many at which price', () => {
  const lines = (counted: string[], amounts: string[]): Printed[] =>
    counted.flatMap((text, at): Printed[] => [
      [50, 180 + at * 30, `${['Transport Lille', 'Forklift', 'Fuel', 'Container'][at]} delivery`, 8],
      endingAt(540, 180 + at * 30, amounts[at]!),
      [50, 192 + at * 30, text, 8],
    ]);
  const paper = (counted: string[], amounts: string[], total: string): Printed[] => [
    ...HEAD,
    ...lines(counted, amounts),
    ...sums(330, [['Total', total]]),
  ];

  it.each([['€'], [' EUR']])('is one cell of any width: %s', (sign) => {
    const counted = ['4 u × 65.10', '84 u × 40.60', '53.766 kg × 0.55', '127 u × 483.60'].map((text) => text + sign);
    const amounts = ['260.40', '3,410.40', '29.57', '61,417.20'].map((text) => text + sign);
    const figures = [{}, ['84', '40.60', null], ['53.766', '0.55', null], {}];
    expect(read(paper(counted, amounts, `65,117.57${sign}`))).toMatchObject({ status: 'completed', figures });
    const other = amounts.with(1, `3,451.00${sign}`);
    expect(read(paper(counted, other, `65,158.17${sign}`)).status).toBe('needs_review');
  });

  it('may have the tax behind it, whose name is no unit', () => {
    const counted = ['235.00 pcs × 55.01', '23.00 box × 37.14', '5.00 pcs × 230.82', '3.00 box × 32.67'];
    const amounts = ['12,927.35', '854.22', '1,154.10', '98.01'];
    const taxed = (rate: string) =>
      read(
        paper(
          counted.map((text) => text + rate),
          amounts,
          '$15,033.68',
        ),
      );
    expect(taxed('').status).toBe('completed');
    const sold: [string, string][] = [
      ['Net', '15,033.68'],
      ['VAT 20 %', '3,006.74'],
      ['Total', '$18,040.42'],
    ];
    const withTax = (name: string) =>
      read([
        ...HEAD,
        ...lines(
          counted.map((text) => `${text} ${name} 20 %`),
          amounts,
        ),
        ...sums(330, sold),
      ]);
    expect(withTax('VAT')).toMatchObject({ status: 'completed', figures: [['235.00', '55.01', null], {}, {}, {}] });
  });

  it('may be of whole amounts with their currency', () => {
    const counted = ['3 pcs × 69,810 HUF', '2 pcs × 22,376 HUF', '3 pcs × 32,280 HUF', '2 m × 967 HUF'];
    const amounts = ['209,430 HUF', '44,752 HUF', '96,840 HUF', '1,934 HUF'];
    expect(read(paper(counted, amounts, '352,956 HUF')).status).toBe('completed');
    expect(read(paper(counted, amounts.with(3, '1,943 HUF'), '352,965 HUF')).status).toBe('needs_review');
  });

  it('has a discount with its minus, beside the rates of the tax', () => {
    const counted = [
      '4 u × 65.10 VAT 20 %',
      '84 u × 40.60 – 10 % VAT 20 %',
      '16 u × 1133.52 VAT 20 %',
      '2 u × 4.00 VAT 20 %',
    ];
    const sold: [string, string][] = [
      ['Net', '21,474.08'],
      ['VAT 20 %', '4,294.82'],
      ['Total', '$25,768.90'],
    ];
    const printed = read([...HEAD, ...lines(counted, ['260.40', '3,069.36', '18,136.32', '8.00']), ...sums(330, sold)]);
    const [discount, none] = [
      ['84', '40.60', '-10'],
      ['16', '1133.52', null],
    ];
    expect(printed).toMatchObject({ status: 'completed', figures: [{}, discount, none, {}] });
  });
});

describe('What a page hands on to the next', () => {
  const line = (y: number, name: string, [price, count, amount]: string[], note?: string): Printed[] => [
    [50, note ? y - 12 : y, name, 8],
    ...(note ? row(y, [[50, note]]) : []),
    ...row(y + 12, [
      [60, '21 %'],
      [200, price!],
      [320, count!],
    ]),
    endingAt(540, y + 12, amount!),
  ];
  const carried = (upper: string, lower: string): Printed[][] => [
    [
      ...HEAD,
      ...line(180, 'Safety goggles', ['147.20', '51', '7,507.20']),
      ...line(222, 'Silicone 310 ml', ['132.60', '8', '1,060.80'], 'in two boxes'),
      [400, 246, 'Kvalto', 8],
      endingAt(540, 246, upper),
    ],
    [
      [50, 60, 'Brelin', 8],
      endingAt(540, 60, lower),
      ...line(72, 'Copier paper', ['253.70', '53', '13,446.10']),
      ...line(102, 'Office chair', ['267.00', '17', '4,539.00']),
      ...sums(150, [
        ['Subtotal', '26,553.10'],
        ['VAT 21 %', '5,576.15'],
        ['Total', '$32,129.25'],
      ]),
    ],
  ];
  it('is no part of the lines above and below it', () => {
    const names = [{}, {}, [null, 'Copier paper'], {}];
    expect(read(...carried('8,568.00', '8,568.00'))).toMatchObject({ status: 'completed', names });
    expect(read(...carried('8,568.00', '8,658.00')).status).toBe('needs_review');
  });
});

describe('Whole sums at one place of several pages', () => {
  const line = (y: number, ...cells: string[]): Printed[] =>
    row(
      y,
      cells.map((text, at): [number, string] => [[50, 300, 370, 480][at]!, text]),
      10,
    );
  const headings = line(180, 'Description', 'Qty', 'Unit Price', 'Amount');
  const handed = (y: number, amount: string): Printed[] => [
    [50, y, 'Kvalto', 10],
    [480, y, amount, 10],
  ];
  const pages = (upper: string): Printed[][] => [
    [
      ...HEAD,
      ...headings,
      ...line(200, 'Safety goggles', '50', '150', '7,500'),
      ...line(215, 'Silicone 310 ml', '8', '125', '1,000'),
      ...handed(235, '8,500'),
    ],
    [
      ...headings,
      ...handed(195, '8,500'),
      ...line(210, 'Copier paper', '53', '250', '13,250'),
      ...line(225, 'Office chair', '17', '250', '4,250'),
      ...handed(245, '26,000'),
    ],
    [
      ...headings,
      ...handed(195, upper),
      ...line(210, 'Cordless drill', '4', '500', '2,000'),
      ...sums(260, [
        ['Subtotal', '28,000'],
        ['VAT 21 %', '5,880'],
        ['Total', '33,880 HUF'],
      ]),
    ],
  ];
  it('are no references that differ, if the page before ends with them', () => {
    expect(read(...pages('26,000')).codes).toBe('');
    expect(read(...pages('26,100')).status).toBe('needs_review');
  });
});

describe('Codes of figures alone', () => {
  it('stand behind the Bulgarian word for them', () => {
    const line = (y: number, name: string, [code, counted, amount]: string[]): Printed[] => [
      [50, y, name, 8],
      endingAt(540, y, amount!),
      [50, y + 12, `Артикул №: ${code}`, 8],
      [50, y + 24, counted!, 8],
    ];
    const printed = read([
      ...HEAD,
      ...line(180, 'Хартия', ['6486.71', '15,00 бр. × 55,01', '825,15']),
      ...line(220, 'Болт', ['3819.62', '3,00 кут. × 32,67', '98,01']),
      ...sums(280, [['Total', '€ 923,16']]),
    ]);
    expect(printed).toMatchObject({
      codes: '',
      names: [
        ['6486.71', 'Хартия'],
        ['3819.62', 'Болт'],
      ],
    });
  });
});

describe('Names of lines before their own headings', () => {
  const block = (y: number, name: string, figures: string[]): Printed[] => [
    ...row(y, [
      [50, name],
      [250, 'Prix unit. net'],
      [350, 'Qté livrée'],
      [450, 'Montant'],
    ]),
    ...row(y + 14, [
      [250, figures[0]!],
      [350, figures[1]!],
      [450, figures[2]!],
    ]),
  ];
  const paper = (amount: string): Printed[] => [
    ...HEAD,
    ...block(180, 'Hex bolt M8', ['1.25', '20', '25.00']),
    ...block(220, 'Cordless drill', ['80.00', '2', amount]),
    ...sums(270, [
      ['Subtotal', '$185.00'],
      ['Sales Tax 10%', '$18.50'],
      ['Total', '$203.50'],
    ]),
  ];

  it('are theirs, whatever the others are called', () => {
    const { status, names } = read(paper('160.00'));
    expect([status, names]).toEqual([
      'completed',
      [
        [null, 'Hex bolt M8'],
        [null, 'Cordless drill'],
      ],
    ]);
    expect(read(paper('170.00')).status).toBe('needs_review');
  });

  it('are theirs with a note below each, and a class of taxes behind', () => {
    const noted = (y: number, name: string, figures: string[]): Printed[] => [
      ...row(y, [
        [50, name],
        [220, 'P. Unit. – Each'],
        [310, 'Qty Supplied'],
        [400, 'Montant'],
        [480, 'Taxe'],
      ]),
      ...row(y + 12, [
        [50, 'Compteur'],
        ...figures.map((figure, at): [number, string] => [220 + 90 * at, figure]),
        [480, 'A'],
      ]),
    ];
    const { names } = read([
      ...HEAD,
      ...noted(180, 'Hex bolt', ['1.25', '20', '25.00']),
      ...noted(220, 'Cordless drill', ['80.00', '2', '160.00']),
      ...sums(270, [
        ['Subtotal', '$185.00'],
        ['Sales Tax 10%', '$18.50'],
        ['Total', '$203.50'],
      ]),
    ]);
    expect(names).toEqual([
      [null, 'Hex bolt'],
      [null, 'Cordless drill'],
    ]);
  });
});
