import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { draft, ...prove(draft) };
};
const codes = (printed: Printed[]) => read(printed).lines.map(({ sku }) => sku?.value ?? null);

/** The table moved to the right, to make room for what stands beside it. */
const moved = (printed: Printed[]): Printed[] =>
  printed.map(([x, y, text, size]) => [x === 50 && y >= 180 ? 190 : x, y, text, size]);

describe('Classes of pages', () => {
  it('a column of the page beside the table is no part of it', () => {
    const sidebar: Printed[] = [
      [40, 187, 'Invoice Number', 8],
      [40, 207, 'INV-20417', 8],
      [40, 228, 'Invoice Date', 8],
      [40, 238, '17 March 2026', 8],
    ];
    const bare = { 'Invoice Number: INV-20417': null, 'Invoice Date: 17 March 2026': null };
    const { status, draft } = read(moved(printedInvoice(bare)).concat(sidebar));
    expect(status).toBe('completed');
    expect(draft).toMatchObject({ invoiceNumber: { value: 'INV-20417' }, invoiceDate: { value: '2026-03-17' } });
    expect(draft.lines.map(({ description }) => description?.value)).toEqual(['Hex bolt M8', 'Cordless drill']);
    const second: Printed[] = [
      [40, 250, 'Invoice Number', 8],
      [40, 260, 'INV-20471', 8],
    ];
    expect(read(moved(printedInvoice(bare)).concat(sidebar, second)).status).toBe('needs_review');
  });

  it('numbers of the sender beside most rows are none of its names', () => {
    const third: Printed[] = [
      [190, 235, 'Saw blade'],
      [300, 235, '1'],
      [370, 235, '$15.00'],
      [480, 235, '$15.00'],
    ];
    const named = (...texts: string[]) =>
      read(
        moved(printedInvoice()).concat(
          third,
          texts.map((text, at): Printed => [40, 200 + 20 * at, text, 8]),
        ),
      ).draft.lines.map(({ description }) => description?.value);
    expect(named('VAT no. DE811907980', 'IBAN DE89 3704 0044 0532 0130 00')[0]).toBe('Hex bolt M8');
    expect(named('Steel', 'Tools')[0]).not.toBe('Hex bolt M8');
  });

  it('names of fields beside the table are none of its headings', () => {
    const sidebar: Printed[] = [
      [40, 180, 'Invoice Date', 8],
      [40, 200, '17 March 2026', 8],
    ];
    const { status, draft } = read(moved(printedInvoice({ 'Invoice Date: 17 March 2026': null })).concat(sidebar));
    expect([status, draft.invoiceDate?.value]).toEqual(['completed', '2026-03-17']);
    expect(draft.lines.map(({ description }) => description?.value)).toEqual(['Hex bolt M8', 'Cordless drill']);
  });

  it('a name in two lines of large letters is one, and its account may be nobody else’s', () => {
    const letterhead = { 'Northgate Fasteners Ltd': null };
    const large: Printed[] = [
      [50, 30, 'Northgate', 14],
      [50, 44, 'Fasteners', 14],
    ];
    const foot = (holder: string): Printed[] => [
      [50, 700, `Northgate Fasteners Ltd · VAT No. GB 206 2356 20 · Account name: ${holder}`, 8],
    ];
    const paper = (holder: string) => read(printedInvoice(letterhead, [...large, ...foot(holder)]));
    expect(paper('Northgate Fasteners Ltd').draft.vendorName?.value).toMatch(/^Northgate Fasteners/);
    // All of it, so that another reading of the place reads all of it.
    const wrapped = read(printedInvoice(letterhead, [...large, [50, 700, 'VAT No. GB 206 2356 20', 8]])).draft
      .vendorName;
    expect(wrapped).toMatchObject({ text: 'Northgate Fasteners' });
    expect(wrapped!.source.box!.height).toBeGreaterThan(20);
    expect(paper('Northgate Fasteners Ltd').status).toBe('completed');
    expect(paper('Southbrook Tools Ltd').status).toBe('needs_review');
  });

  it.each([
    ['Northgate Fasteners Ltd', 'completed'],
    ['Southbrook Tools Ltd', 'needs_review'],
  ])('a sentence names the holder of the account, %s: %s', (holder, status) => {
    const sentence = `Paid by transfer to ES70 9999 8888 6882 5495 0000, holder ${holder}, before 17 April 2026.`;
    expect(read(printedInvoice({}, [[50, 420, sentence, 8]])).status).toBe(status);
  });

  it('headings of a table of taxes are no part of a sum beside them', () => {
    const beside: Printed[] = ['Rate', 'Base', 'Tax'].map((text, at): Printed => [50 + at * 60, 265, text, 8]);
    expect(
      read(printedInvoice({ 'Sales Tax 10%': null, '$18.50': null }, [...beside, [370, 265, 'Sales tax: $18.50', 8]]))
        .status,
    ).toBe('completed');
  });

  it('codes under “Item” beside a description are codes; where some lines have none, it is asked', () => {
    const coded = (...items: (string | null)[]): Printed[] => [
      ...moved(printedInvoice({ Description: 'Description' })),
      [50, 180, 'Item'],
      ...items.flatMap((item, index): Printed[] => (item ? [[50, 200 + index * 20, item]] : [])),
    ];
    expect(codes(coded('HX-08', 'DRILL'))).toEqual(['HX-08', 'DRILL']);
    expect(read(coded('HX-08', 'DRILL')).status).toBe('completed');
    expect(read(coded('Bolts and nuts', 'Power tools')).status).toBe('needs_review');
  });

  it('a note over several headings is part of none', () => {
    const coded: Printed[] = [
      ...moved(printedInvoice()),
      [50, 180, 'Pos.'],
      [90, 180, 'Item no.'],
      ...['AB-1', 'AB-2'].flatMap((code, index): Printed[] => [
        [50, 200 + index * 20, String(index + 1)],
        [90, 200 + index * 20, code],
      ]),
      [50, 168, 'All amounts in USD'],
    ];
    expect(codes(coded)).toEqual(['AB-1', 'AB-2']);
  });

  it.each([
    ['22', 'completed'],
    ['23', 'needs_review'],
  ])('below the quantities stands what they come to: %s is %s', (sum, status) => {
    expect(read(printedInvoice({}, [[300, 250, sum]])).status).toBe(status);
  });

  it.each([
    ['2 items, 22 pieces.', 'completed'],
    ['3 items, 22 pieces.', 'needs_review'],
    ['2 items, 24 pieces.', 'needs_review'],
  ])('“%s” counts the lines and what they come to: %s', (words, status) => {
    expect(read(printedInvoice({}, [[50, 420, words]])).status).toBe(status);
  });

  it('a code before a dash is the code of the line', () => {
    const { lines } = read(
      printedInvoice({ 'Hex bolt M8': 'HX8 – Hex bolt', 'Cordless drill': 'CD4 – Cordless drill' }),
    );
    expect(lines.map(({ sku, description }) => [sku?.value, description?.value])).toEqual([
      ['HX8', 'Hex bolt'],
      ['CD4', 'Cordless drill'],
    ]);
  });

  it('which copy a paper is stands behind its number, and is no part of it', () => {
    const { draft } = read(printedInvoice({ 'Invoice Number: INV-20417': 'Invoice no. FT 2025/1767 Original' }));
    expect(draft.invoiceNumber).toMatchObject({ value: 'FT 2025/1767' });
  });

  it.each([
    ['Northgate Fasteners Ltd', 'completed'],
    ['Redwood Trading Ltd', 'needs_review'],
  ])('the foot says “%s, VAT No. …” and the letterhead is of Northgate Fasteners Ltd: %s', (company, status) => {
    const foot: Printed[] = [
      [50, 60, '12 Mill Road'],
      [50, 74, 'Springfield, IL 62701'],
      [50, 700, `${company}, VAT No. GB 206 2356 20`, 8],
      [50, 712, `Account name: ${company}`, 8],
    ];
    expect(read(printedInvoice({ '12 Mill Road, Springfield': null }, foot)).status).toBe(status);
  });

  it.each(['Kindly remit $203.50 by bank transfer.', 'Please make your check payable for $203.50.'])(
    'a sentence that asks for money asks for the total: %s',
    (sentence) => {
      expect(read(printedInvoice({}, [[50, 340, sentence]])).status).toBe('completed');
      expect(read(printedInvoice({}, [[50, 340, sentence.replace('203', '193')]])).status).toBe('needs_review');
    },
  );

  it('an amount of money above the table is part of the account, whatever it is called', () => {
    const box = (amount: string): Printed[] => [
      [340, 110, 'Grand sum', 9],
      [420, 110, amount, 9],
    ];
    expect(read(printedInvoice({}, box('$203.50'))).status).toBe('completed');
    expect(read(printedInvoice({}, box('$213.50'))).status).toBe('needs_review');
  });

  it('a subtotal of an unknown name is no line', () => {
    const { status, lines } = read(printedInvoice({ Subtotal: 'Merchandise' }));
    expect([status, lines.length]).toEqual(['completed', 2]);
  });

  it.each([
    ['Raised on 17 March 2026', [], 'completed'],
    ['17 March 2026', [], 'completed'],
    ['Raised on 17 March 2026', [[340, 90, 'Put up 19 March 2026']], 'needs_review'],
    ['Due on 17 March 2026', [], 'needs_review'],
  ] as [string, Printed[], string][])('the only date above the lines is the invoice date: %s', (date, more, status) => {
    expect(read(printedInvoice({ 'Invoice Date: 17 March 2026': date }, more)).status).toBe(status);
  });
});
