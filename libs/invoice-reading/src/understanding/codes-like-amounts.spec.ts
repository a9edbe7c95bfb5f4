import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const GOODS = ['Hex bolt M8', 'Angle grinder', 'Cordless drill', 'Wall plug'];

/** A paper of four lines that come to 2.100, with a code before each; amounts as this mark and its groups have them. */
function read(codes: string[], mark: ',' | '.', names = (y: number, at: number): Printed => [120, y, GOODS[at]!]) {
  const money = (amount: string): string =>
    mark === ',' ? amount : amount.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
  const lines = [
    ['20', '1,25', '25,00'],
    ['1', '75,00', '75,00'],
    ['4', '400,00', '1.600,00'],
    ['100', '4,00', '400,00'],
  ];
  const draft = understandPages({
    kind: 'pages',
    attachments: [],
    pages: [
      printedPage([
        ...HEAD,
        ...row(
          180,
          [
            [50, 'Xylo'],
            [120, 'Description'],
            [300, 'Qty'],
            [370, 'Unit Price'],
            [480, 'Amount EUR'],
          ],
          10,
        ),
        ...lines.flatMap(([count, price, amount], at): Printed[] => {
          const y = 200 + at * 24;
          return [
            [50, y, codes[at]!],
            names(y, at),
            [300, y, count!],
            [370, y, money(price!)],
            [480, y, money(amount!)],
          ];
        }),
        ...row(
          310,
          [
            [370, 'Subtotal'],
            [480, money('2.100,00')],
          ],
          10,
        ),
        ...row(
          325,
          [
            [370, 'VAT 10 %'],
            [480, money('210,00')],
          ],
          10,
        ),
        ...row(
          340,
          [
            [370, 'Total EUR'],
            [480, money('2.310,00')],
          ],
          10,
        ),
      ]),
    ],
  });
  return { status: prove(draft).status, codes: draft.lines.map(({ sku }) => sku?.value) };
}

describe('Codes in the shape of amounts', () => {
  const points = ['3222.99', '7286.10', '4083.17', '9128.43'];
  const comma = { status: 'completed', codes: points };
  it('have a mark that no amount has', () => {
    expect(read(points, ',')).toEqual(comma);
    // Figures that recur, or prices of another list, may be amounts.
    expect(read(['3222.99', '3222.99', '4083.17', '9128.43'], ',').status).toBe('needs_review');
    expect(read(['3222.00', '7286.50', '4083.25', '9128.10'], ',').status).toBe('needs_review');
  });

  it('begin with a nought where amounts have the same mark', () => {
    const noughts = ['3222.99', '0286.10', '4083.17', '9128.43'];
    expect(read(noughts, '.')).toEqual({ status: 'completed', codes: noughts });
  });

  it('are doubted where they are read of none of the lines', () => {
    const behind = (y: number, at: number): Printed => [120, y, `${GOODS[at]} size`];
    expect(read(points, ',', behind).status).toBe('completed');
    const dashed = points.map((code) => `Spare ${code} –`);
    expect(read(dashed, ',', behind).status).toBe('needs_review');
  });
});
