import { expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, row } from '../../test/documents/printed-pdf.js';
import { withLeftEdges } from './column-edges.js';
import type { Column } from './line-columns.js';
import { toTableRow } from './table-rows.js';
import { textLines } from './text-lines.js';
import { joinWrappedSums } from './wrapped-sums.js';

const linesOf = (printed: Printed[]) => textLines(printedPage(printed));
const column = (x: number, width: number, role: Column['roles'][0]): Column => ({
  ...{ box: { x, y: 180, width, height: 10 }, heading: '', roles: [role], tiers: [] },
});
const COLUMNS = [column(50, 60, 'description'), column(316, 15, 'quantity'), column(480, 30, 'lineTotal')];

it('a column of quantities reaches as far left as whole numbers begin, where they all begin at one place', () => {
  const counts = (xs: number[]): Printed[] => xs.map((x, at): Printed => [x, 200 + 20 * at, '2']);
  const edgeOf = (xs: number[]): number => withLeftEdges(COLUMNS, linesOf(counts(xs)))[1]!.box.x;
  expect([edgeOf([300, 300, 300]), edgeOf([300, 300, 290, 290])]).toEqual([300, 316]);
});

it('what stands in brackets among the words is no quantity, though its heading stands over it', () => {
  const columns = COLUMNS.with(1, column(300, 34, 'quantity'));
  const rowOf = (text: string) =>
    toTableRow(
      linesOf([
        [50, 200, `Whitened shirt of cotton, with buttons made of horn, ${text}`],
        [480, 200, '12.50'],
      ])[0]!,
      columns,
      '.',
    );
  expect([rowOf('S (6205)'), rowOf('S 6205')].map(({ numbers }) => numbers.size)).toEqual([1, 2]);
});

it('a label over its amount, flush right beside the rows of a table, is that of the amount', () => {
  const table = (label: string): Printed[] => [
    ...row(300, [
      [50, '10 %'],
      [120, '185.00'],
      [190, '18.50'],
      [480, label],
    ]),
    ...row(310, [
      [50, '0 %'],
      [120, '0.00'],
      [190, '0.00'],
      [500.48, '$204.00'],
    ]),
  ];
  const cellsOf = (label: string) =>
    joinWrappedSums(linesOf(table(label)), () => false).map(({ cells }) => cells.at(-1)!.text);
  expect(cellsOf('Total to pay:')).toEqual(['Total to pay: $204.00', '0.00']);
  expect(cellsOf('Shirts to pay')).toEqual(['Shirts to pay', '$204.00']);
});
