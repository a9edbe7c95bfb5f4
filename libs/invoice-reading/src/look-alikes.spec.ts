import { describe, expect, it } from '@jest/globals';
import type { Draft } from './draft.js';
import { lookAlikes } from './look-alikes.js';
import type { Page, Word } from './page-model.js';

const box = { x: 0, y: 0, width: 10, height: 10 };
const page = (...texts: string[]): Page => ({
  ...{ number: 1, width: 595, height: 842, scanned: true },
  words: texts.map((text) => ({ text, page: 1, box, confidence: 0.95 })),
});
const read = (value: string) => ({ value, text: value, source: { page: 1, box }, confidence: 0.95 });
const doubtsOf = (number: string, vendor: string, ...texts: string[]): (string | undefined)[] =>
  lookAlikes({ invoiceNumber: read(number), vendorName: read(vendor) } as Draft, [page(...texts)]).map(
    ({ field }) => field,
  );

describe('what OCR may have misread twice alike', () => {
  it.each(['INV-2O17', 'S123', 'A1B2', '7', 'l1', 'ZMORM405-0001', 'XKIT72'])(
    'the number %s is asked about',
    (number) => {
      expect(doubtsOf(number, 'Northgate Ltd')).toEqual(['invoiceNumber']);
    },
  );

  it.each(['INV-20417', 'FA-2017-0010', '2E9958F3-0010', 'RE/2026/44', 'TOOL-405', 'INV405'])(
    'the number %s is not',
    (number) => {
      expect(doubtsOf(number, 'Northgate Ltd')).toEqual([]);
    },
  );

  it('a letter with a shape of its own is not where two engines are sure of it', () => {
    const word = { text: 'S3D72', page: 1, box, confidence: 0.9 };
    const asked = (...eyes: [Word, Word]): number =>
      lookAlikes({ invoiceNumber: read('S3D72'), vendorName: null } as Draft, [
        { ...page('S3D72'), eyes: { first: [eyes[0]], second: [eyes[1]] } },
      ]).length;
    expect(asked(word, word)).toBe(0);
    expect(asked(word, { ...word, confidence: 0.7 })).toBe(1);
    expect(asked(word, { ...word, text: '53D72' })).toBe(1);
  });

  it.each([
    ['VisionAl, LLC', []],
    ['Vislon GmbH', ['info@vision.example']],
    ['Visi0n GmbH', ['www.vision.example']],
    ['MuIler KG', []],
  ])('the name %s is asked about', (vendor, texts) => {
    expect(doubtsOf('INV-20417', vendor, ...texts)).toEqual(['vendorName']);
  });

  it.each(['Global Tools Inc.', 'Al Faro Foods', 'Bei Spiel GmbH', 'IBERIA SL'])('the name %s is not', (vendor) => {
    expect(doubtsOf('INV-20417', vendor, 'www.elsewhere.example')).toEqual([]);
  });
});
