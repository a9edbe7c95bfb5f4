import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import { type Printed, printedInvoice, WITHOUT_SUMS } from '../../../test/documents/printed-pdf.js';
import { prove } from '../../proof.js';
import { Decimal } from '../../decimal.js';
import { textLines } from '../text-lines.js';
import { understandPages } from '../understand-pages.js';
import { overlookedCode } from './item-codes.js';

const NAMES = ['Hinge plate', 'Garden chair', 'Copper gutter'];
/** Three lines; what is said below or beside each name is made of its number. */
const read = (name: (at: number) => string, below?: (at: number) => string) => {
  const lines = NAMES.flatMap((_, at): Printed[] => [
    [50, 240 + at * 24, name(at)],
    [300, 240 + at * 24, '2'],
    [370, 240 + at * 24, '$10.00'],
    [480, 240 + at * 24, '$20.00'],
    ...(below ? [[50, 251 + at * 24, below(at), 8] as Printed] : []),
  ]);
  const printed = printedInvoice(WITHOUT_SUMS).filter(([, y]) => y < 195 || y > 260);
  const rows = lines.map(([x, y, ...rest]): Printed => [x, y - 40, ...rest]);
  return prove(
    understandPages({
      kind: 'pages',
      pages: [printedPage([...printed, ...rows, [370, 300, 'Total'], [480, 300, '$60.00']])],
      attachments: [],
    }),
  );
};
const CODES = ['KD-2071', 'KD-9914', 'KD-5530'];
const SIZES = ['600x600', 'M8x40', '6204-2RS'];
const isSafe = ({ status, lines }: ReturnType<typeof read>): boolean =>
  status !== 'completed' || lines.every(({ sku }, at) => sku?.value === CODES[at]);

describe('Codes before a dash', () => {
  it('on some of the lines are doubted, where the others have none', () => {
    const dashed = (codes: string[]) =>
      read((at) => (codes[at] ? `${codes[at]} - ${NAMES[at]}` : NAMES[at]!)).warnings.map(({ code }) => code);
    expect(dashed(['PMP-0420', 'TUY-PE40'])).toContain('unsure-codes');
    expect(dashed(['PMP-0420'])).not.toContain('unsure-codes');
  });
});

describe('A code', () => {
  const at = (x: number, y: number, value: string) => ({
    ...{ value, text: value, confidence: 0.9 },
    source: { page: 1, box: { x, y, width: 40, height: 10 } },
  });
  const NOTHING = { description: null, quantity: null, unitPrice: null, discount: null };
  const line = (y: number, code: string | null) => ({
    ...{ ...NOTHING, lineTotal: { ...at(480, y, '20.00'), value: Decimal.of('20.00') } },
    sku: code === null ? null : at(50, y, code),
  });
  it.each([
    [50, '207144', true],
    [50, 'Freight', false],
    [300, '207144', false],
  ])('is overlooked on the row of a line without one, where those of the others stand: %i %s', (x, text, is) => {
    const table = textLines(
      printedPage([
        [50, 100, '991402'],
        [x, 120, text],
        [480, 120, '20.00'],
      ]),
    );
    expect(overlookedCode(table, [line(100, '991402'), line(120, null)])).toBe(is ? text : undefined);
  });
});

describe('Codes that the lines have among their words', () => {
  it('nothing is held where there are none', () => {
    expect(read((at) => NAMES[at]!)).toMatchObject({ status: 'completed', warnings: [] });
    expect(read((at) => `${NAMES[at]} ${SIZES[at]}`)).toMatchObject({ status: 'completed', warnings: [] });
    expect(
      read(
        (at) => NAMES[at]!,
        (at) => `Lot: ${CODES[at]}`,
      ).warnings,
    ).toEqual([]);
  });

  it.each(['Tracking no.', 'AWB:', 'Ref. carga', 'Zásielka', 'Fraktsedel', 'Expedición', 'Expedição', 'Trackingcode'])(
    'the number of a consignment is none: %s',
    (label) => {
      const below = (word: string) =>
        read(
          (at) => NAMES[at]!,
          (at) => `${word} 7602645542${at}`,
        );
      expect(below(label).lines.map(({ sku }) => sku)).toEqual([null, null, null]);
      expect(below(label).warnings).toEqual([]);
      expect(below('Kvalto:').lines.map(({ sku }) => sku)).not.toEqual([null, null, null]);
    },
  );

  it('the readings of a meter are none', () => {
    const meter = (unit: string) =>
      read(
        (at) => NAMES[at]!,
        (at) => `Zelkor ${7381_890 + at * 777} ${unit}`,
      ).warnings.map(({ code }) => code);
    expect(meter('kWh')).not.toContain('unsure-codes');
    expect(meter('brimu')).toContain('unsure-codes');
  });

  const words = ['Kvalto', 'Zelkor', 'Fjöldi', 'Gjithsej'];
  const places: Record<string, (word: string, at: number) => [string, string?]> = {
    'behind a word with a mark, below': (word, at) => [NAMES[at]!, `${word}: ${CODES[at]}`],
    'behind a word, beside': (word, at) => [`${NAMES[at]} ${word} ${CODES[at]}`],
    'behind a word with a mark, beside': (word, at) => [`${NAMES[at]} (${word}: ${CODES[at]})`],
    'behind one of two words': (word, at) => [NAMES[at]!, `${word}: ${CODES[at]} Brimu: ${7381_890 + at * 777}`],
    'alone, below': (_, at) => [NAMES[at]!, CODES[at]!],
    'at the end': (_, at) => [`${NAMES[at]} ${CODES[at]}`],
    'in front': (_, at) => [`${CODES[at]} ${NAMES[at]}`],
    'in brackets': (_, at) => [`${NAMES[at]} (${CODES[at]}) steel`],
  };
  it.each(Object.keys(places).flatMap((place) => words.map((word) => [place, word] as const)))(
    '%s: %s leads to the codes, or to a review',
    (place, word) => {
      const said = (at: number) => places[place]!(word, at);
      const hasBelow = said(0)[1] !== undefined;
      const result = read((at) => said(at)[0], hasBelow ? (at) => said(at)[1]! : undefined);
      expect({ isSafe: isSafe(result), lines: result.lines.length }).toEqual({ isSafe: true, lines: 3 });
    },
  );

  it('figures with a word for articles are no sizes', () => {
    const numbers = ['0430.00', '3028.73', '1410.90'];
    const { lines } = read(
      (at) => NAMES[at]!,
      (at) => `Artikel: ${numbers[at]}`,
    );
    expect(lines.map(({ sku }) => sku?.value)).toEqual(numbers);
  });

  it('a column of codes that was not read is held', () => {
    const under = (heading: string) =>
      prove(
        understandPages({
          kind: 'pages',
          pages: [
            printedPage([
              ...printedInvoice({ Description: null, 'Hex bolt M8': null, 'Cordless drill': null }),
              [50, 180, '#'],
              [120, 180, heading],
              [50, 197, 'Hex bolt'],
              [50, 207, '000010'],
              [120, 207, '562724'],
              [50, 217, 'Cordless drill'],
              [50, 227, '000020'],
              [120, 227, '637047'],
            ]),
          ],
          attachments: [],
        }),
      );
    const { status, lines } = under('SKU');
    expect(status === 'completed' && lines.some(({ sku }) => sku === null)).toBe(false);
  });
});
