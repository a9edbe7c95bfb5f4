import { expect, it } from '@jest/globals';
import { Decimal } from './decimal.js';
import type { Draft, DraftLine, ReadValue } from './draft.js';
import type { PagesReading } from './readers/reading.js';
import { settleFigures } from './settle-figures.js';

const figure = (text: string, x: number, y: number): ReadValue<Decimal> => ({
  value: Decimal.of(text),
  text,
  source: { page: 1, box: { x, y, width: 30, height: 10 } },
  confidence: 0.7,
});
const line = (y: number, quantity: string, unitPrice: string, lineTotal: string): DraftLine => ({
  ...{ sku: null, description: null, discount: null },
  quantity: figure(quantity, 300, y),
  unitPrice: figure(unitPrice, 370, y),
  lineTotal: figure(lineTotal, 480, y),
});
const draftOf = (lines: DraftLine[], total: string): Draft => ({
  ...{ invoiceNumber: null, invoiceDate: null, vendorName: null, currency: null, doubts: [] },
  lines,
  amounts: [{ kind: 'total', label: 'total', rate: null, amount: figure(total, 480, 280) }],
});
/** A page on which a second look at the place of a figure sees what `seen` says for its first reading, else nothing. */
const readingOf = (draft: Draft, seen: Record<string, string>): PagesReading => {
  const figures = [
    ...draft.lines.flatMap((one) => [one.quantity!, one.unitPrice!, one.lineTotal!]),
    draft.amounts[0]!.amount!,
  ];
  const at = (x: number, y: number) =>
    figures.find(({ source: { box } }) => Math.abs(box!.x - x) < 10 && box!.y === y)!;
  const words = figures.map(({ text, source }) => ({ text, page: 1, box: source.box! }));
  return {
    kind: 'pages',
    pages: [{ number: 1, width: 595, height: 842, words, scanned: false }],
    attachments: [],
    readAgain: (_, places) => Promise.resolve(places.map(({ x, y }) => seen[at(x, y).text] ?? '')),
  };
};
const figuresOf = ({ lines, amounts }: Draft) => [
  ...lines.map((one) => [one.quantity, one.unitPrice, one.lineTotal].map((read) => read!.value).join(' ')),
  amounts[0]!.amount!.value.toString(),
];

it('a figure is what the second look says where only that multiplies out', async () => {
  const draft = draftOf([line(200, '2', '10.00', '120.00')], '120.00');
  const settled = await settleFigures(readingOf(draft, { 2: '12', '120.00': '720.00' }), draft);
  expect(figuresOf(settled)).toEqual(['12 10.00 120.00', '120.00']);
});

it('a figure without a decimal mark may have lost it', async () => {
  const draft = draftOf([line(200, '20', '455', '91.00')], '91.00');
  const { lines } = await settleFigures(readingOf(draft, {}), draft);
  expect(lines[0]!.unitPrice!.value.toString()).toBe('4.55');
});

it('a quantity may end in a litre that was read as a one', async () => {
  const draft = draftOf([line(200, '341', '3.73', '126.82'), line(220, '341', '3.73', '126.80')], '253.62');
  const { lines } = await settleFigures(readingOf(draft, {}), draft);
  expect(lines.map(({ quantity }) => quantity!.value.toString())).toEqual(['34', '341']);
});

it('a quantity is told from the unit behind it, and an amount from the next column that runs into it', async () => {
  const units = draftOf([line(200, '7', '118.90', '6777.30')], '6777.30');
  const [settled] = (await settleFigures(readingOf(units, { 7: '57m' }), units)).lines;
  expect(settled!.quantity!.value.toString()).toBe('57');
  const columns = draftOf([line(200, '25', '2.5175', '6294')], '62.94');
  const [amount] = (await settleFigures(readingOf(columns, { 6294: '62.9422' }), columns)).lines;
  expect(amount!.lineTotal!.value.toString()).toBe('62.94');
});

it('figures stay where two choices multiply out', async () => {
  const draft = draftOf([line(200, '3', '10.00', '120.00')], '120.00');
  const settled = await settleFigures(readingOf(draft, { 3: '12', '10.00': '40.00' }), draft);
  expect(figuresOf(settled)).toEqual(['3 10.00 120.00', '120.00']);
});

it('the total is what the second look says where the lines add up to that', async () => {
  const draft = draftOf([line(200, '2', '10.00', '20.00')], '70.00');
  expect(figuresOf(await settleFigures(readingOf(draft, { '70.00': '20.00' }), draft)).at(-1)).toBe('20.00');
});

it('the total stays where the lines do not add up to the second look either', async () => {
  const draft = draftOf([line(200, '2', '10.00', '20.00')], '70.00');
  expect(figuresOf(await settleFigures(readingOf(draft, { '70.00': '21.00' }), draft)).at(-1)).toBe('70.00');
});

it('what agrees is not looked at again', async () => {
  const draft = draftOf([line(200, '2', '10.00', '20.00')], '20.00');
  const reading = readingOf(draft, {});
  reading.readAgain = () => Promise.reject(new Error('looked at'));
  expect(figuresOf(await settleFigures(reading, draft))).toEqual(['2 10.00 20.00', '20.00']);
});
