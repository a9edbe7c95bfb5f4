import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { readPrinted } from '../../test/documents/read-printed.js';
import { prove } from '../proof.js';
import { readCountryHints } from './country.js';
import { readLabelledAmounts } from './labelled-amounts.js';
import { textLines } from './text-lines.js';
import { understandPages } from './understand-pages.js';
import { isDueLabel } from './words/due-labels.js';

const statusOf = (printed: Printed[]) => readPrinted(printed).status;
const BOTH = ['completed', 'needs_review'];

describe('A word in capitals over the name of each line', () => {
  const coded = (first: string, second: string) => {
    const pages = [
      printedPage(
        printedInvoice({ 'Hex bolt M8': first, 'Cordless drill': second }, [
          [50, 210, 'Hex bolt M8', 8],
          [50, 230, 'Cordless drill', 8],
        ]),
      ),
    ];
    const draft = understandPages({ kind: 'pages', pages, attachments: [] });
    return { status: prove(draft).status, codes: draft.lines.map(({ sku }) => sku?.value ?? null) };
  };

  it('is its code, where another one with digits among them stands over each', () => {
    expect(coded('CEM32', 'PALE')).toEqual({ status: 'completed', codes: ['CEM32', 'PALE'] });
    expect(coded('BOSCH', 'MAKITA').status).toBe('needs_review');
  });
});

describe('What lasts so many months', () => {
  it('lasts as long as the quantity says, not as often', () => {
    const lasting = (end: string): Printed[] =>
      printedInvoice({ '2': '12 months', '$80.00': '$13.50', '$160.00': '$162.00', ...SUMS_OF_MONTHS }, [
        [50, 230, `Period 01/03/2026 - ${end}`, 8],
      ]);
    expect(['28/02/2027', '28/02/2028'].map((end) => statusOf(lasting(end)))).toEqual(BOTH);
  });
});
const SUMS_OF_MONTHS = { '$185.00': '$187.00', '$18.50': '$18.70', '$203.50': '$205.70' };

describe('A deposit', () => {
  it('may be a share of the total, which is named behind it', () => {
    const paid = (rest: string): Printed[] =>
      printedInvoice({}, [
        ...row(295, [
          [300, 'Acompte de 30 % du TTC versé le 02/03/2026'],
          [480, '-$61.05'],
        ]),
        ...row(310, [
          [370, 'Balance due'],
          [480, rest],
        ]),
      ]);
    expect(['$142.45', '$152.45'].map((rest) => statusOf(paid(rest)))).toEqual(BOTH);
  });
});

describe('Goods on their way', () => {
  it('weigh more with what they are packed in, in a grid below the sums', () => {
    const weighed = (gross: string, net: string): Printed[] =>
      printedInvoice({}, [
        ...row(400, [
          [50, 'N. COLLI'],
          [150, 'PESO LORDO KG'],
          [300, 'PESO NETTO KG'],
        ]),
        ...row(412, [
          [50, '2'],
          [150, gross],
          [300, net],
        ]),
      ]);
    expect([weighed('14.60', '13.90'), weighed('13.90', '14.60')].map(statusOf)).toEqual(BOTH);
  });

  it('are brought by whoever stands under a word for carriers', () => {
    const brought = (heading: string): Printed[] =>
      printedInvoice({}, [
        ...row(400, [
          [50, heading],
          [300, 'DATA RITIRO'],
        ]),
        ...row(412, [
          [50, 'EMILTRANS SRL'],
          [300, '16/03/2026'],
        ]),
      ]);
    expect(['VETTORE', 'ALTRO'].map((heading) => statusOf(brought(heading)))).toEqual(BOTH);
  });
});

describe('A sum below the lines of a delivery note', () => {
  it('has the number of the note before it, which is no amount beside cents', () => {
    const othersIn = (text: string): string[] => {
      const lines = textLines(
        printedPage([
          [50, 40, text],
          [480, 40, '531.62'],
        ]),
      );
      const [amount] = readLabelledAmounts(lines, '.', { isNearTotals: () => true });
      return amount!.others?.map((other) => other.text) ?? [];
    };
    expect(othersIn('Summe Lieferschein 881 20 417')).toEqual([]);
    expect(othersIn('Summe Lieferschein 20 417.00')).toEqual(['20 417.00']);
  });
});

describe('Currencies', () => {
  it('are not told by cables that are called as a tax of Canada', () => {
    const hints = ['GST 104-471-838, 2.5 mm TPS cable', 'TPS 5 %', 'TPS/TVH'].map(
      (text) => readCountryHints(text).dollar,
    );
    expect(hints).toEqual([null, 'CAD', 'CAD']);
  });

  it('may be two where a row of the sums says the tax at the rate of a note', () => {
    const converted = (tax: string): Printed[] =>
      printedInvoice({ ...WITHOUT_SUMS, '$1.25': '1.25', '$25.00': '25.00', '$80.00': '80.00', '$160.00': '160.00' }, [
        ...row(250, [
          [250, 'Net'],
          [370, 'VAT 10%'],
          [480, 'Total'],
        ]),
        ...row(262, [
          [180, 'EUR'],
          [250, '185.00'],
          [370, '18.50'],
          [480, '203.50'],
        ]),
        ...row(274, [
          [180, 'PLN'],
          [370, tax],
        ]),
        [50, 300, 'Rate: 1 EUR = 4.2718 PLN, table 43', 8],
        [50, 315, 'Amount due: 203.50 EUR', 8],
      ]);
    expect(['79.03', '89.03'].map((tax) => statusOf(converted(tax)))).toEqual(BOTH);
  });
});

describe('Money without cents', () => {
  it('has taxes without cents, too, also where only the lines have rates', () => {
    const forints = (tax: string): Printed[] => [
      ...printedInvoice(
        {
          ...WITHOUT_SUMS,
          ...{ Qty: null, 'Unit Price': null, Amount: null, '20': null, '2': null },
          ...{ '$1.25': null, '$25.00': null, '$80.00': null, '$160.00': null },
        },
        [
          ...row(180, [
            [190, 'Qty'],
            [220, 'Unit price'],
            [290, 'Net'],
            [340, 'VAT'],
            [390, 'VAT amount'],
            [480, 'Total'],
          ]),
          ...row(200, [
            [190, '3'],
            [220, '4 280'],
            [290, '12 840'],
            [340, '27%'],
            [390, '3 467'],
            [480, '16 307'],
          ]),
          ...row(220, [
            [190, '1'],
            [220, '4 501'],
            [290, '4 501'],
            [340, '27%'],
            [390, '1 215'],
            [480, '5 716'],
          ]),
          ...row(240, [
            [50, 'Total (Ft)'],
            [290, '17 341'],
            [390, tax],
            [480, '22 023'],
          ]),
          [370, 262, 'Amount due: 22 023 Ft', 8],
        ],
      ),
    ];
    expect(['4 682', '4 692'].map((tax) => statusOf(forints(tax)))).toEqual(BOTH);
  });
});

describe('“Settle by”', () => {
  it('names the day to pay until', () =>
    expect(['settle by', 'settled by'].map((label) => isDueLabel(label))).toEqual([true, false]));
});
