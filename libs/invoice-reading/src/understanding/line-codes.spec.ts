import { describe, expect, it } from '@jest/globals';
import type { DraftLine, ReadValue } from '../draft.js';
import { withCodes, withCodesOfOneShape } from './line-codes.js';

const text = (value: string): ReadValue<string> => ({
  value,
  text: value,
  source: { page: 1, box: null },
  confidence: 0.9,
});
const line = (sku: string, description: string | null): DraftLine => ({
  ...{ quantity: null, unitPrice: null, discount: null, lineTotal: null },
  sku: text(sku),
  description: description === null ? null : text(description),
});
const read = (...lines: [string, string | null][]) =>
  withCodes(lines.map(([sku, description]) => line(sku, description))).map(({ sku, description }) => [
    sku?.value ?? null,
    description?.value ?? null,
  ]);

describe('Codes that descriptions begin with', () => {
  const bare = (...texts: string[]) =>
    withCodes(texts.map((description) => ({ ...line('', description), sku: null }))).map(
      ({ sku }) => sku?.value ?? null,
    );

  it('are on each of the goods, though what is charged beside them has none', () => {
    expect(bare('KD-5301 Cocoa powder', 'KD-5018 Espresso beans', 'Packing and shipping')).toEqual([
      'KD-5301',
      'KD-5018',
      null,
    ]);
    expect(bare('KD-5301 Cocoa powder', 'KD-5018 Espresso beans', 'Milk jug')).toEqual([null, null, null]);
  });

  it('are on charges as well, where these are what is sold, and stand before sizes', () => {
    expect(bare('161078 – Pallet transport', '177490 – Tail-lift delivery')).toEqual(['161078', '177490']);
    expect(bare('E345-30 – A4 paper', 'D469-44 – Ball valve')).toEqual(['E345-30', 'D469-44']);
    expect(bare('E345-30 – 4 pcs', 'D469-44 – Ball valve')).toEqual([null, null]);
  });

  it('may be of letters alone before a dash, in parts, where half have figures', () => {
    const [pump, hose, book] = ['PMP-0420 - Pump', 'TUY-PE40 - Hose', 'LIV-HYD - Guide'] as const;
    expect(bare(pump, hose, book)).toEqual(['PMP-0420', 'TUY-PE40', 'LIV-HYD']);
    expect(bare(pump, hose, 'RAC-LT40 - Joint', 'Delivery')).toEqual(['PMP-0420', 'TUY-PE40', 'RAC-LT40', null]);
    expect(bare(pump, book)).toEqual(['PMP-0420', 'LIV-HYD']);
    expect(bare(pump, hose, 'Packing and shipping')).toEqual(['PMP-0420', 'TUY-PE40', null]);
    expect(bare(pump, hose, 'LED - Lamp')).toEqual([null, null, null]);
    expect(bare('BOSCH - Drill', 'LED - Lamp', book)).toEqual([null, null, null]);
    expect(bare(pump, 'Hose', 'Guide')).toEqual([null, null, null]);
  });
});

describe('A code that ends the words of a line', () => {
  it.each([
    ['Photographs, half a day Artikel 192617', '192617'],
    ['Photographs, half a day Artikel 2024', null],
    ['Photographs of Artikel 192617 outdoors', null],
  ])('is behind the word that heads descriptions elsewhere: %s', (description, code) => {
    expect(withCodes([{ ...line('', description), sku: null }])[0]!.sku?.value ?? null).toBe(code);
  });
});

describe('What stands under a heading for codes', () => {
  it('counts the lines where it rises from one, and the codes stand before the names', () => {
    const named: [string, string] = ['[340-655-6] Hex bolts', '[732-860-3] Screw jack'];
    const coded = [
      ['340-655-6', 'Hex bolts'],
      ['732-860-3', 'Screw jack'],
    ];
    expect(read(['1.', named[0]], ['2.', named[1]])).toEqual(coded);
    expect(read(['1.', 'Hex bolts'], ['2.', 'Screw jack']).map(([code]) => code)).toEqual([null, null]);
    expect(read(['14.', 'Hex bolts'], ['2.', 'Screw jack']).map(([code]) => code)).toEqual(['14.', '2.']);
  });

  it('is the name where it is words, and the code may stand among them', () => {
    expect(
      read(['Copia de', 'seguridad'], ['Panel LED de 40 W', 'Panel LED de 40 W SKU: 735-075-0'], ['Consulta', null]),
    ).toEqual([
      [null, 'Copia de seguridad'],
      ['735-075-0', 'Panel LED de 40 W'],
      [null, 'Consulta'],
    ]);
  });

  it('has a word in brackets behind its codes that says of what kind they are', () => {
    const goods: [string, string][] = [
      ['OLIO-EV5 (INTERNO)', 'Olio extravergine'],
      ['TOV-40 (INTERNO)', 'Tovaglioli'],
    ];
    expect(read(...goods).map(([code]) => code)).toEqual(['OLIO-EV5', 'TOV-40']);
    expect(read(goods[0]!, ['TOV-40 (ROSSO)', 'Tovaglioli']).map(([code]) => code)).toEqual([
      'OLIO-EV5 (INTERNO)',
      'TOV-40 (ROSSO)',
    ]);
  });

  it('is nothing of the goods where it is one word on all lines', () => {
    expect(read(['IVA', '[TG-0406] Tuta bianca'], ['IVA', '[WR-6648] Scatole'])).toEqual([
      ['TG-0406', 'Tuta bianca'],
      ['WR-6648', 'Scatole'],
    ]);
  });

  it('is a code where it is written like one', () => {
    const coded: [string, string][] = [
      ['HSK-NIT', 'Gloves'],
      ['Art 17', 'Bolts'],
      ['TB 100 A', 'Dividers'],
    ];
    expect(read(...coded)).toEqual(coded);
    expect(read(['100', 'Bolts'], ['100', 'Nuts'])).toEqual([
      ['100', 'Bolts'],
      ['100', 'Nuts'],
    ]);
  });
});

describe('A code at the beginning of one line’s words', () => {
  const bare = (description: string): DraftLine => ({ ...line('', description), sku: null });
  const codesOf = (lines: DraftLine[]) =>
    withCodesOfOneShape(lines).map(({ sku, description }) => [sku?.value, description?.value]);

  it('is one where all others are of its shape', () => {
    const pages = [line('JM-341', 'Cook’s knife'), line('JM-348', 'Paring knife'), bare('PE-355 - Carving knife')];
    expect(codesOf(pages).at(-1)).toEqual(['PE-355', 'Carving knife']);
    expect(codesOf([line('J-1', 'Cook’s knife'), ...pages]).at(-1)).toEqual([undefined, 'PE-355 - Carving knife']);
    expect(codesOf([...pages.slice(0, 2), bare('RAL 355 paint')]).at(-1)).toEqual([undefined, 'RAL 355 paint']);
  });
});
