import { describe, expect, it } from '@jest/globals';
import { codeIn, isTradeNumber, leadingCodes, isCodeColumn } from './item-codes.js';

describe('leadingCodes', () => {
  it('finds codes that begin every description', () => {
    expect(leadingCodes(['3G17-01G Flash drive', '3318-03S Disk 500 GB'])).toEqual(['3G17-01G', '3318-03S']);
    expect(leadingCodes(['B-2201 Waste bin', 'V-0110 Emptying'])).toEqual(['B-2201', 'V-0110']);
    expect(leadingCodes(['100234 Bolt', '100235 Nut'])).toEqual(['100234', '100235']);
  });

  it.each([
    [['3G17-01G Flash drive', 'Disk 500 GB']],
    [['A-4 Paper', 'A-5 Paper']],
    [['100ML Bottle', '250ML Bottle']],
    [['A1234 Bolt', 'A1234 Nut']],
    [['3G17-01G Flash drive']],
  ])('%j have none', (texts) => {
    expect(leadingCodes(texts)).toBeNull();
  });
});

describe('codeIn', () => {
  it.each([
    ['Art.-Nr. 4711', '4711', ''],
    ['Hex bolt SKU: HX-0812', 'HX-0812', 'Hex bolt'],
    ['Helma XS kód H-XS-M', 'H-XS-M', 'Helma XS'],
    ['Item code: 55-B', '55-B', ''],
    ['Cordón de red Artículo: 0430.00', '0430.00', 'Cordón de red'],
    ['Ochranné brýle Kód: LX-1175', 'LX-1175', 'Ochranné brýle'],
    ['Part No. AB/17 zinc plated', 'AB/17', 'zinc plated'],
    ['Artikelnummer: 100.200', '100.200', ''],
    ['Vis à bois (Réf : V-12)', 'V-12', 'Vis à bois'],
    ['Référence: 7781A', '7781A', ''],
    ['Código: T-900 Tornillo', 'T-900', 'Tornillo'],
    ['Cod. art. 88/2 Bullone', '88/2', 'Bullone'],
    ['Artikelcode 5512', '5512', ''],
    ['Reed diffuser Product ref : BC-DIF', 'BC-DIF', 'Reed diffuser'],
    ['Asset tagging SKU SVC-IMG per device', 'SVC-IMG', 'Asset tagging per device'],
    ['[FURN_7777] Office chair', 'FURN_7777', 'Office chair'],
    ['1. [R435-39] Grinder 125 mm', 'R435-39', 'Grinder 125 mm'],
    ['14.12.2024 [LFF29] Fuel additive', 'LFF29', '14.12.2024 Fuel additive'],
    ['Кабел Артикул № PWV73', 'PWV73', 'Кабел'],
    ['Καλώδιο Κωδ.: AB-17', 'AB-17', 'Καλώδιο'],
    ['*987123* Olive oil', '987123', 'Olive oil'],
  ])('%s', (printed, code, text) => {
    expect(codeIn(printed)).toEqual({ code, text });
  });

  it.each([
    'Hex bolt M8 x 12',
    'Lead flashing code 4, 3 m',
    'Your ref. 5512',
    'Drill replaced, ref. 3-118',
    '(new) Drill',
    'Code of conduct',
    'Refill 0.5 l',
    'Model railway',
    'Course in SKU MANAGEMENT',
  ])('%s carries none', (printed) => {
    expect(codeIn(printed)).toEqual({ code: null, text: printed });
  });

  it.each([
    [['000010', '000020', '000030'], false],
    [['000100', '000110'], false],
    [['0050'], false],
    [['1', '2', '3'], false],
    [['1.', '2.', '3.'], false],
    [['10002112', '10001696'], true],
    [['4711', '4720', '4712'], true],
    [['AB-10', 'AB-20'], true],
    [['18-11-2024', '17-11-2024'], false],
    [['01.02.2025', '03.02.2025'], false],
  ])('%j in a column of its own are codes: %s', (texts, areCodes) => {
    expect(isCodeColumn(texts)).toBe(areCodes);
  });

  it('tells trade numbers from names', () => {
    expect(isTradeNumber('GTIN: 4012345001235')).toBe(true);
    expect(isTradeNumber('EAN 4012345001235')).toBe(true);
    expect(isTradeNumber('Batch 2026 7')).toBe(false);
  });
});
