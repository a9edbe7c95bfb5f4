import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { draft, ...prove(draft) };
};

describe('Columns of a line table', () => {
  const linesOf = (printed: Printed[]) => {
    const { lines, status } = read(printed);
    const texts = lines.map(({ sku, description, quantity }) => [
      sku?.value ?? null,
      description?.value,
      quantity?.value.toString(),
    ]);
    return { status, texts };
  };

  it('a row that counts the columns is no line', () => {
    const counted = row(191, [
      [100, '1'],
      [305, '2'],
      [380, '3'],
      [490, '4 (2x3)'],
    ]);
    expect(linesOf(printedInvoice({}, counted))).toEqual({
      status: 'completed',
      texts: [
        [null, 'Hex bolt M8', '20'],
        [null, 'Cordless drill', '2'],
      ],
    });
  });

  it('“Material” or “Item” over figures is the code, before the number of the trade, and over words the name', () => {
    const numbered = (heading: string): Printed[] => [
      ...row(180, [[20, heading]]),
      ...row(200, [[20, '2169.36']]),
      ...row(220, [[20, '1063.68']]),
      ...row(180, [[230, 'EAN']]),
      ...row(200, [[230, '4029404589054']]),
      ...row(220, [[230, '4000046743592']]),
    ];
    const skusUnder = (heading: string) => linesOf(printedInvoice({}, numbered(heading))).texts.map(([sku]) => sku);
    expect(['Material', 'Artikel', 'Item', 'No.'].map(skusUnder)).toEqual(Array(4).fill(['2169.36', '1063.68']));
    expect(skusUnder('Weight')).toEqual(['4029404589054', '4000046743592']);
    expect(linesOf(printedInvoice({ Description: 'Material' })).texts).toEqual([
      [null, 'Hex bolt M8', '20'],
      [null, 'Cordless drill', '2'],
    ]);
  });

  it('“Item” is the code where “Description” stands alone over the headings, and each name over its figures', () => {
    const named = (heading: string): Printed[] => [
      [50, 168, 'Description'],
      ...row(182, [
        [50, heading],
        [300, 'Qty'],
        [370, 'Unit Price'],
        [480, 'Amount'],
      ]),
      [50, 200, 'Hex bolt M8'],
      ...row(212, [
        [50, 'HX-0812'],
        [300, '20'],
        [370, '$1.25'],
        [480, '$25.00'],
      ]),
      [50, 227, 'Cordless drill'],
      ...row(239, [
        [50, 'CD-1840'],
        [300, '2'],
        [370, '$80.00'],
        [480, '$160.00'],
      ]),
    ];
    const changes = { Description: null, Qty: null, 'Unit Price': null, Amount: null, 'Hex bolt M8': null };
    const none = { 'Cordless drill': null, '20': null, '2': null, '$1.25': null, '$25.00': null };
    const printed = { ...changes, ...none, '$80.00': null, '$160.00': null };
    expect(linesOf(printedInvoice(printed, named('Artikel'))).texts).toEqual([
      ['HX-0812', 'Hex bolt M8', '20'],
      ['CD-1840', 'Cordless drill', '2'],
    ]);
  });

  it('short words under a centred heading are of the table where they begin where long ones do', () => {
    const changes = {
      ...{ Description: null, 'Hex bolt M8': 'Hex bolt M8, zinc plated', 'Cordless drill': null },
      ...{ '$185.00': '$200.00', '$18.50': '$20.00', '$203.50': '$220.00' },
    };
    const under = (x: number): Printed[] =>
      printedInvoice(changes, [
        [110, 180, 'Description'],
        [x, 220, 'Drill'],
        ...(x === 50 ? [] : ([[110, 220, 'Cordless drill']] satisfies Printed[])),
        ...row(235, [
          [50, 'Socket wrench, long'],
          [300, '1'],
          [370, '$15.00'],
          [480, '$15.00'],
        ]),
      ]);
    const named = (x: number) => linesOf(under(x)).texts.map(([, description]) => description);
    expect(linesOf(under(50)).status).toBe('completed');
    expect(named(50)).toEqual(['Hex bolt M8, zinc plated', 'Drill', 'Socket wrench, long']);
    // What begins elsewhere stands beside the table.
    expect(named(15)[1]).toBe('Cordless drill');
  });

  it('a unit that is run together with its quantity is told from it', () => {
    expect(linesOf(printedInvoice({ '20': '20pcs', '2': '2szt.' })).texts).toEqual([
      [null, 'Hex bolt M8', '20'],
      [null, 'Cordless drill', '2'],
    ]);
    // "2RS" is no count.
    expect(linesOf(printedInvoice({ '2': '2RS' })).status).toBe('needs_review');
  });

  it('codes of which one has a gap behind its hyphen are reviewed where no heading names them', () => {
    const codes = (second: string): Printed[] =>
      printedInvoice({ Description: null, Qty: null, 'Unit Price': null, Amount: null, 'Hex bolt M8': null }, [
        [50, 200, 'HB-08'],
        [140, 200, 'Hex bolt, plated'],
        [50, 220, second],
        [140, 220, 'Cordless drill'],
      ]).filter(([x, , text]) => !(x === 50 && text === 'Cordless drill'));
    expect(linesOf(codes('CD-1')).texts).toEqual([
      ['HB-08', 'Hex bolt, plated', '20'],
      ['CD-1', 'Cordless drill', '2'],
    ]);
    expect(linesOf(codes('CD- 1')).status).toBe('needs_review');
  });

  const PER_HUNDRED = { '20': '2000', '2': '200' };
  it.each([
    ['in the heading', { ...PER_HUNDRED, 'Unit Price': 'Price / hundred' }, 'completed'],
    ['in the heading, by figures', { ...PER_HUNDRED, 'Unit Price': 'Price per 100' }, 'completed'],
    ['as a letter behind each price', { ...PER_HUNDRED, '$1.25': '1.25 C', '$80.00': '80.00 C' }, 'completed'],
    ['of a thousand, which does not lead to the total', { ...PER_HUNDRED, '$1.25': '1.25 M' }, 'needs_review'],
    ['nowhere', PER_HUNDRED, 'needs_review'],
  ])('how many a price is for is said %s', (_where, changes, status) => {
    expect(linesOf(printedInvoice(changes)).status).toBe(status);
  });

  const numbered = (first: string, second: string): Printed[] =>
    printedInvoice({}, [...row(180, [[20, 'No.']]), ...row(200, [[20, first]]), ...row(220, [[20, second]])]);
  it('what stands under “No.” and counts no lines is their code', () => {
    expect(linesOf(numbered('1973-S', '1977-S')).texts.map(([code]) => code)).toEqual(['1973-S', '1977-S']);
    expect(linesOf(numbered('1', '2')).texts.map(([code]) => code)).toEqual([null, null]);
    expect(linesOf(numbered('1.0', '2.0')).texts.map(([code]) => code)).toEqual([null, null]);
  });

  it.each([
    ['“Item” counts the lines', 'Item', ['1', '2'], [null, null]],
    ['“Item” counts the lines in tens', 'Item', ['10', '20'], [null, null]],
    ['“Item” that begins elsewhere may be a code', 'Item', ['101', '102'], null],
    ['“Marks” are none of the goods', 'Marks', ['N/M', 'N/M'], ['A-1', 'A-2']],
  ])('beside their description %s', (_what, heading, [first, second], codes) => {
    const withCodes = codes?.[0]
      ? [...row(180, [[150, 'Item no.']]), ...row(200, [[150, 'A-1']]), ...row(220, [[150, 'A-2']])]
      : [];
    const more = [
      ...row(180, [[20, heading]]),
      ...row(200, [[20, first!]]),
      ...row(220, [[20, second!]]),
      ...withCodes,
    ];
    const { status, texts } = linesOf(printedInvoice({}, more));
    expect(status).toBe(codes ? 'completed' : 'needs_review');
    if (codes) expect(texts.map(([code]) => code)).toEqual(codes);
  });

  it('one word with figures below each description is the code', () => {
    const below = [...row(209, [[56, 'NA347']]), ...row(229, [[56, 'KD113']])];
    expect(linesOf(printedInvoice({}, below))).toEqual({
      status: 'completed',
      texts: [
        ['NA347', 'Hex bolt M8', '20'],
        ['KD113', 'Cordless drill', '2'],
      ],
    });
  });

  it('a short word behind a quantity is its unit in any language', () => {
    const { status, texts } = linesOf(printedInvoice({ '20': '20 zsák', '2': '2 alk' }));
    expect([status, texts.map(([, , quantity]) => quantity)]).toEqual(['completed', ['20', '2']]);
  });

  it('words that reach down beside figures belong to these, unless they have words of their own', () => {
    const paper = (...words: Printed[]) =>
      linesOf(
        printedInvoice({ 'Hex bolt M8': null, 'Cordless drill': null, '2': null, '$80.00': null, '$160.00': null }, [
          ...row(180, [[330, 'Unit']]),
          ...row(200, [[330, 'rolka']]),
          ...row(228, [
            [300, '2'],
            [330, 'rolka'],
            [370, '$80.00'],
            [480, '$160.00'],
          ]),
          ...words,
        ]),
      ).texts.map(([, text]) => text);
    const column = (...ys: [number, string][]): Printed[] => ys.map(([y, text]) => [50, y, text, 8]);
    expect(paper(...column([200, 'Hex bolts'], [209, 'M8'], [222, 'Cordless'], [234, 'drill']))).toEqual([
      'Hex bolts M8',
      'Cordless drill',
    ]);
    expect(paper(...column([200, 'Hex bolts'], [211, 'M8'], [221, 'zinc'], [228, 'Cordless drill']))[1]).toBe(
      'Cordless drill',
    );
  });

  it('of sums before and after a discount the latter are the lines’', () => {
    const paper = (taxable: string) =>
      read(
        printedInvoice({ '$185.00': '$182.50', '$18.50': '$18.25', '$203.50': '$200.75', Amount: 'Total' }, [
          ...row(180, [
            [430, 'Disc'],
            [530, 'Taxable'],
          ]),
          ...row(200, [
            [430, '10%'],
            [530, taxable],
          ]),
          ...row(220, [[530, '$160.00']]),
        ]),
      );
    expect(paper('$22.50').lines.map(({ lineTotal }) => lineTotal?.text)).toEqual(['$22.50', '$160.00']);
    expect([paper('$22.50').status, paper('$21.50').status]).toEqual(['completed', 'needs_review']);
  });

  it('any word between the quantity and a price that stands close behind it is its unit', () => {
    const joined = { '20': null, '$1.25': null, 'Unit Price': null };
    const close: Printed[] = [
      [340, 180, 'Unit Price'],
      [300, 200, '20 Zsinegek $1.25'],
    ];
    const { status, texts } = linesOf(printedInvoice(joined, close));
    expect([status, texts[0]]).toEqual(['completed', [null, 'Hex bolt M8', '20']]);
  });

  it('of sums with and without the tax the latter are the lines’, whatever they are headed', () => {
    const gross: Printed[] = [
      ...row(180, [[535, 'Total incl. VAT']]),
      ...row(200, [[535, '$27.50']]),
      ...row(220, [[535, '$176.00']]),
      ...row(180, [[440, 'VAT %']]),
      ...row(200, [[440, '10']]),
      ...row(220, [[440, '10']]),
    ];
    const { lines, status } = read(printedInvoice({ Amount: 'bez DPH' }, gross));
    expect([status, lines.map(({ lineTotal }) => lineTotal?.value.toString())]).toEqual([
      'completed',
      ['25.00', '160.00'],
    ]);
  });

  it('headings for money are confirmed by the figures, whichever of them is the price', () => {
    expect(read(printedInvoice({ 'Unit Price': 'Amount', Amount: 'Total' })).status).toBe('completed');
  });

  it.each(['Goods', 'Charge', 'Koszt'])(
    'what quantity and price come to is the total, though “%s” stands over it',
    (heading) => {
      const { status, draft } = read(printedInvoice({ Amount: heading }));
      expect(status).toBe('completed');
      expect(draft.lines.map(({ lineTotal }) => lineTotal?.value.toString())).toEqual(['25.00', '160.00']);
    },
  );

  const underNr = (numbers: [string, string]): Printed[] =>
    printedInvoice({ Description: null }, [
      ...row(180, [
        [20, 'Nr.'],
        [60, 'Description'],
      ]),
      ...numbers.map((text, index): Printed => [20, 200 + index * 15, text]),
    ]);

  it('numbers that count no lines are codes under “Nr.”, too', () => {
    const codes = (of: [string, string]) => read(underNr(of)).draft.lines.map(({ sku }) => sku?.value ?? null);
    expect(codes(['389', '335'])).toEqual(['389', '335']);
    expect(codes(['335', '389'])).toEqual(['335', '389']);
    // Lines of an order of which others were delivered before.
    expect(codes(['110', '130'])).toEqual([null, null]);
    expect(codes(['112', '115'])).toEqual([null, null]);
  });

  it('they are, whatever figures stand below the sums, as on a slip to pay with', () => {
    const slip = row(420, [
      [20, '0036228304188'],
      [305, '176'],
      [380, '00'],
      [440, '35448497391'],
    ]);
    const { lines } = read([...underNr(['3572', '4057']), ...slip]).draft;
    expect(lines.map(({ sku }) => sku?.value)).toEqual(['3572', '4057']);
  });

  it('a share may name behind its rate what it is taken of', () => {
    const kept = (amount: string) =>
      read(
        printedInvoice({}, [
          ...row(300, [
            [370, 'Retención IRPF 15 % s/ base'],
            [500, amount],
          ]),
          ...row(312, [
            [370, 'Amount due'],
            [500, '$175.75'],
          ]),
        ]),
      );
    expect(kept('-$27.75').status).toBe('completed');
    expect(kept('-$28.75').status).toBe('needs_review');
  });

  it.each(['Aantal artikelregels', 'Antal fakturarader', 'Anzahl Rechnungszeilen', 'Antall ordrelinjer'])(
    '“%s” counts the lines',
    (label) => {
      const counted = (count: number) => read(printedInvoice({}, [[50, 400, `${label}: ${count}`]])).status;
      expect(counted(2)).toBe('completed');
      expect(counted(3)).toBe('needs_review');
    },
  );

  it('are reviewed where what stands under codes has words of the name', () => {
    const coded = (code: string): Printed[] =>
      printedInvoice({}, [...row(180, [[180, 'Item no.']]), ...row(200, [[180, code]]), ...row(220, [[180, 'CD-1']])]);
    expect(read(coded('HB-8')).status).toBe('completed');
    expect(read(coded('HB-8 bolts of 40 mm')).status).toBe('needs_review');
  });

  it('a quantity may be headed together with its unit, whatever the word for that', () => {
    const both = printedInvoice({ Qty: 'Antal Kvx', '20': '20 ST', '2': '2 ST' });
    expect(linesOf(both).texts.map(([, , quantity]) => quantity)).toEqual(['20', '2']);
  });

  it('a price with decimals, under no heading, is sure where the totals have some, too', () => {
    const figures = (...[q, price, total]: [string, string, string]): Printed[] =>
      printedInvoice(
        {
          ...{ Description: null, Qty: null, 'Unit Price': null, Amount: null, '$80.00': null, '2': null },
          ...{ '20': q, '$1.25': price, '$25.00': total, 'Cordless drill': null, '$160.00': null },
          ...{ '$185.00': total, '$18.50': null, 'Sales Tax 10%': null, '$203.50': total },
        },
        [[400, 360, 'Currency: HUF']],
      );
    const headless = (...of: [string, string, string]) =>
      read(figures(...of)).draft.doubts.some(({ code }) => code === 'no-headings');
    expect(headless('156', '30,000', '4.680')).toBe(true);
    expect(headless('156', '30,00', '4.680,00')).toBe(false);
  });

  it('the only row of a table has a code, though the notes below the sums begin left of its names', () => {
    const one = (...notes: Printed[]): Printed[] =>
      printedInvoice(
        {
          ...{ Description: 'Zelk', 'Hex bolt M8': 'HB-0812', 'Cordless drill': null, '2': null },
          ...{ '$80.00': null, '$160.00': null, '$185.00': '$25.00', '$18.50': '$2.50', '$203.50': '$27.50' },
        },
        [
          [130, 180, 'Description'],
          [130, 200, 'Hex bolt M8'],
          [130, 360, '$25.00'],
          [300, 360, '$2.50'],
          [480, 360, '$27.50'],
          ...notes,
        ],
      );
    const notes: Printed[] = [
      [50, 400, 'Goods stay ours until paid'],
      [50, 420, 'Thank you'],
    ];
    expect(linesOf(one(...notes)).texts).toEqual([['HB-0812', 'Hex bolt M8', '20']]);
  });
});
