import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, row, SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const { status, lines } = prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
  return { isCompleted: status === 'completed', codes: lines.map(({ sku }) => sku?.value) };
};

interface Item {
  name: string;
  under: string;
  before?: string;
  figures: [string, string, string];
}
const BOLT: Item = { name: 'Hex bolt M8x40', under: '850748', figures: ['20', '1.25', '25.00'] };
const DRILL: Item = { name: 'Cordless drill', under: '084449', figures: ['2', '80.00', '160.00'] };

/** The headings are printed over the figures of each line anew, behind what it is called. */
const paper = (heading: string, ...items: Item[]): Printed[] => [
  ...HEAD,
  ...items.flatMap(({ name, under, before = '', figures: [count, price, amount] }, at): Printed[] => [
    ...row(190 + 40 * at, [
      [50, before || name],
      [220, 'Units'],
      [270, heading],
      [370, 'Unit price'],
      [480, 'Amount'],
    ]),
    ...row(200 + 40 * at, [
      [50, before && name],
      [220, count],
      [270, under],
      [370, price],
      [480, amount],
    ]).filter(([, , text]) => text !== ''),
  ]),
  ...SUMS,
];
const under = (bolt: string, drill: string): Item[] => [
  { ...BOLT, under: bolt },
  { ...DRILL, under: drill },
];

describe('Codes under headings of each line', () => {
  it.each(['Part no.', 'Rif.', 'Sachnummer', 'Κωδ.'])('%s', (heading) => {
    expect(read(paper(heading, BOLT, DRILL))).toEqual({ isCompleted: true, codes: ['850748', '084449'] });
    expect(read(paper(heading, ...under('2497.48', '1598.70')))).toEqual({
      isCompleted: true,
      codes: ['2497.48', '1598.70'],
    });
  });

  it('what looks like an amount under another word must follow from the line', () => {
    expect(read(paper('Zelkor', ...under('2497.48', '1598.70'))).isCompleted).toBe(false);
  });

  it('a number of customs is none, beside the code over the name', () => {
    const coded = (heading: string) =>
      read(
        paper(
          heading,
          { ...BOLT, under: '87782285', before: 'VA-7298' },
          { ...DRILL, under: '89277599', before: 'FF-7171' },
        ),
      );
    expect(coded('HSN/SAC')).toEqual({ isCompleted: true, codes: ['VA-7298', 'FF-7171'] });
    expect(coded('Zelkor').isCompleted).toBe(false);
  });

  it('may be letters in parts, alone in the row of their price', () => {
    const sold = (...codes: [string, string]) =>
      read([
        ...HEAD,
        ...[BOLT, DRILL].flatMap(({ name, figures: [count, price, amount] }, at): Printed[] => [
          ...row(190 + 40 * at, [
            [50, `${count} × ${name}`],
            [480, `$${amount}`],
          ]),
          [50, 203 + 40 * at, `${codes[at]} · $${price} each`, 8],
        ]),
        ...SUMS,
      ]);
    expect(sold('BLT-HEX-08', 'DRL-COR-BK')).toEqual({ isCompleted: true, codes: ['BLT-HEX-08', 'DRL-COR-BK'] });
    expect(sold('STEEL', 'BLACK').codes).toEqual([undefined, undefined]);
  });

  it('may be letters in parts behind their label, below the name', () => {
    const sold = (label: string) =>
      read([
        ...HEAD,
        ...[BOLT, DRILL].flatMap(({ name, figures: [count, price, amount] }, at): Printed[] => [
          ...row(190 + 50 * at, [
            [50, name],
            [390, count],
            [480, `$${amount}`],
          ]),
          [50, 203 + 50 * at, `${label}: ${['FM-HIV-VST-L', 'FM-BT-S3-09'][at]}`, 8],
          [50, 214 + 50 * at, `Unit price $${price}`, 8],
        ]),
        ...SUMS,
      ]).codes;
    expect(sold('SKU')).toEqual(['FM-HIV-VST-L', 'FM-BT-S3-09']);
    expect(sold('Colour')[0]).toBeUndefined();
  });

  it('stand in brackets behind what counts the lines', () => {
    const counted = (...names: [string, string]) =>
      read([
        ...HEAD,
        ...[BOLT, DRILL].flatMap(({ figures: [count, price, amount] }, at): Printed[] => [
          [50, 190 + 40 * at, names[at]!, 8],
          ...row(200 + 40 * at, [
            [50, `Vorn: ${count}`],
            [200, `Dala: ${price} / pc`],
            [350, `Mesk: ${amount}`],
          ]),
        ]),
        ...SUMS,
      ]);
    expect(counted('001 [AZ-5442] Hex bolt M8x40', '002 [LV-1110] Cordless drill')).toEqual({
      isCompleted: true,
      codes: ['AZ-5442', 'LV-1110'],
    });
    expect(counted('001 [AZ-5442] Hex bolt M8x40', '007 [LV-1110] Cordless drill').codes).not.toContain('LV-1110');
  });
});
