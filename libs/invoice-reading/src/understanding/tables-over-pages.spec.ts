import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (...printed: Printed[][]) => {
  const pages = printed.map((words, at) => {
    const page = printedPage(words);
    return { ...page, number: at + 1, words: page.words.map((word) => ({ ...word, page: at + 1 })) };
  });
  const { status, lines, totalAmount } = prove(understandPages({ kind: 'pages', pages, attachments: [] }));
  return { status, lines: lines.length, total: totalAmount?.text };
};

const line = (y: number, ...texts: [name: string, quantity: string, price: string, amount: string]): Printed[] =>
  row(
    y,
    texts.map((text, at): [number, string] => [[50, 300, 370, 480][at]!, text]),
    10,
  );
const HEADINGS = line(180, 'Description', 'Qty', 'Unit Price', 'Amount');
const sums = (y: number, net: string): Printed[] =>
  (
    [
      ['Subtotal', net],
      ['Sales Tax 10%', '$18.50'],
      ['Total', '$203.50'],
    ] as const
  ).flatMap(([label, amount], at) =>
    row(
      y + 15 * at,
      [
        [370, label],
        [480, amount],
      ],
      10,
    ),
  );
const BOLT = line(200, 'Hex bolt M8', '20', '$1.25', '$25.00');
const drill = (y: number): Printed[] => line(y, 'Cordless drill', '2', '$80.00', '$160.00');

describe('A table over two pages', () => {
  /** Columns of its own, which has the figures of an account. */
  const foot = (account: string): Printed[] => [
    ...row(790, [
      [50, 'Northgate Fasteners Ltd'],
      [200, 'Register 231/145'],
      [370, `IBAN DE75 5121 0800 1245 1261 ${account}`],
    ]),
    ...row(802, [
      [50, '12 Mill Road'],
      [370, 'Account holder: Northgate Fasteners Ltd'],
    ]),
  ];
  it('goes on between the feet of its pages', () => {
    const paper = (last: string) =>
      read([...HEAD, ...HEADINGS, ...BOLT, ...foot('99')], [...drill(60), ...sums(90, '$185.00'), ...foot(last)]);
    expect(paper('99')).toEqual({ status: 'completed', lines: 2, total: '$203.50' });
    expect(paper('98').status).toBe('needs_review');
  });

  it('counts its pages beside the title, which is no number of the invoice', () => {
    const paper = (second: string) =>
      read(
        [...HEAD, [300, 30, 'Invoice 1/2'], ...HEADINGS, ...BOLT],
        [[300, 30, `Invoice ${second}`], ...drill(60), ...sums(90, '$185.00')],
      );
    expect(paper('2/2')).toEqual({ status: 'completed', lines: 2, total: '$203.50' });
    expect(paper('7/2').status).toBe('needs_review');
  });

  it('has its headings once more over nothing but the sums', () => {
    const cells = (y: number, texts: string[], at = [34, 291, 375, 439, 530]): Printed[] =>
      row(
        y,
        texts.map((text, index): [number, string] => [at[index]!, text]),
      );
    const headings = (y: number): Printed[] => cells(y, ['Product', 'Model', 'Quantity', 'Unit Price', 'Total']);
    const sum = (y: number, label: string, amount: string): Printed[] => cells(y, [label, amount], [405, 522]);
    const paper = (freight: string) =>
      read(
        [
          ...HEAD,
          ...headings(180),
          ...cells(200, ['Hex bolt M8', 'RO-100', '20', '$1.25', '$25.00']),
          ...cells(220, ['Cordless drill', 'RO-115', '2', '$80.00', '$160.00']),
        ],
        [
          ...headings(35),
          ...sum(52, 'Subtotal', '$185.00'),
          ...sum(66, 'Curier rapid Cargus', freight),
          ...sum(80, 'Sales Tax 10%', '$20.50'),
          ...sum(94, 'Total', '$225.50'),
        ],
      );
    expect(paper('$20.00')).toEqual({ status: 'completed', lines: 2, total: '$225.50' });
    expect(paper('$30.00').status).toBe('needs_review');
  });

  it('has no line in the number of the page, far below lines with notes', () => {
    const note = (y: number, text: string): Printed => [50, y, text, 8];
    const paper = (number: string, y: number) =>
      read(
        [
          ...HEAD,
          ...HEADINGS,
          ...BOLT,
          note(210, 'Zinc plated'),
          ...drill(230),
          note(240, 'With battery'),
          [440, y, number],
        ],
        sums(60, '$185.00'),
      );
    expect(paper('Page 1 of 2', 780)).toEqual({ status: 'completed', lines: 2, total: '$203.50' });
    expect(paper('Freight $9.00', 262).status).toBe('needs_review');
  });

  it('takes over what all lines before come to, whatever that is called', () => {
    const paper = (carried: string) =>
      read(
        [...HEAD, ...HEADINGS, ...BOLT, ...line(214, 'Glue', '1', '$5.00', '$5.00')],
        [
          ...HEADINGS.map(([x, , text, size]): Printed => [x, 50, text, size]),
          ...row(64, [
            [50, 'Zelkor bakaa'],
            [480, carried],
          ]),
          ...line(78, 'Cordless drill', '2', '$77.50', '$155.00'),
          ...sums(100, '$185.00'),
        ],
      );
    expect(paper('$30.00')).toEqual({ status: 'completed', lines: 3, total: '$203.50' });
    expect(paper('$25.00').status).toBe('needs_review');
  });
});
