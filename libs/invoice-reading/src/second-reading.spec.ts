import { describe, expect, it } from '@jest/globals';
import { Decimal } from './decimal.js';
import { around, type Page, type Word } from './page-model.js';
import type { Draft } from './draft.js';
import { prove, type Proof } from './proof.js';
import type { PagesReading } from './readers/reading.js';
import { disagreements, otherReading, says, withLegibility } from './second-reading.js';

const NOTHING: Draft = {
  ...{ invoiceNumber: null, invoiceDate: null, vendorName: null, currency: null },
  ...{ lines: [], amounts: [], doubts: [] },
};

describe('A second reading', () => {
  it.each([
    ['2024-1', '2024-1'],
    ['No: 2024-1', '2024-1'],
    ['R E-17/4', 'RE-17/4'],
    ['€ 1 204,50 EUR', '1204,50'],
    ['(A.1)', 'A.1'],
    ['A1 12 pcs', '12'],
    ['Montefalco S.rl', 'MontefalcoS.r.l.'],
  ])('%s says %s', (other, text) => expect(says(other, text)).toBe(true));

  it.each([
    ['2024-11', '2024-1'],
    ['12024-1', '2024-1'],
    ['12', '1'],
    ['12.5', '12'],
    ['1,25', '25'],
    ['RE-17x4', 'RE-17.4'],
    ['', '1'],
    ['Montefalcone S.r.l.', 'MontefalcoS.r.l.'],
  ])('%s does not say %s', (other, text) => expect(says(other, text)).toBe(false));
});

describe('Two engines', () => {
  const box = { x: 100, y: 100, width: 80, height: 10 };
  const word = (text: string): Word => ({ text, page: 1, box, confidence: 0.9 });
  const page = (first: string[], second: string[]): Page => ({
    ...{ number: 1, width: 595, height: 842, words: [], scanned: false },
    eyes: { first: first.map(word), second: second.map(word) },
  });
  const read = (text: string) => ({ value: text, text, source: { page: 1, box }, confidence: 0.9 });
  const other = (text: string, first: string[], second: string[]) => otherReading([page(first, second)], read(text));

  it('differ where either read something else than was taken', () => {
    expect(other('RE-108', ['RE-108'], ['RE-1O8'])).toBe('RE-1O8');
    expect(other('RE-108', ['RE-IO8'], ['RE-108'])).toBe('RE-IO8');
    expect(other('12.50', ['12.50'], ['1250'])).toBe('1250');
  });

  it('do not differ where one read nothing, the label as well, or has no letter for a sign', () => {
    expect(other('RE-108', ['RE-108'], [])).toBeUndefined();
    expect(other('RE-108', ['RE-108'], ['No:RE-108'])).toBeUndefined();
    expect(other('€12.50', ['€12.50'], ['E12.50'])).toBeUndefined();
    expect(other('Müller GmbH', ['Müller', 'GmbH'], ['MullerGmbH'])).toBeUndefined();
    expect(other('Müller GmbH', ['Müller', 'GmbH'], ['MoellerGmbH'])).toBeUndefined();
    expect(other('Müller GmbH', ['Müller', 'GmbH'], ['MillarGmbH'])).toBe('MillarGmbH');
    expect(other('Au bon moulin SARL', ['Au', 'bon', 'moulin', 'SARL'], ['Aubonmoulin'])).toBeUndefined();
  });
});

describe('A name that only the first engine has read', () => {
  const word = (text: string, x: number, y: number, confidence = 0.95): Word => ({
    ...{ text, page: 1, confidence },
    box: { x, y, width: 40, height: 10 },
  });
  const name = [
    word('Calder', 50, 100),
    word('&', 95, 104),
    word('Finch', 120, 100),
    word('Trade', 50, 113),
    word('Ltd', 95, 113),
  ];
  const draft: Draft = {
    ...{ invoiceNumber: null, invoiceDate: null, currency: null, lines: [], amounts: [], doubts: [] },
    vendorName: {
      ...{ value: 'Calder & Finch Trade Ltd', text: 'Calder & Finch Trade Ltd', confidence: 0.95 },
      source: { page: 1, box: { x: 50, y: 100, width: 110, height: 23 } },
    },
  };
  /** How the second engine reads the lines that it is shown, each of which begins at 50, and the first once more. */
  const doubtsWhere = async (lines: Record<number, string>, sure = 0.95, again?: string[]): Promise<string[]> => {
    const asked: PagesReading = {
      ...{ kind: 'pages', attachments: [] },
      pages: [
        { ...{ number: 1, width: 595, height: 842, words: name, scanned: false }, eyes: { first: name, second: [] } },
      ],
      lookAt: (_, places) => Promise.resolve(places.map(({ x, y }) => word(lines[y] ?? '', x, y, sure))),
      readAgain: () => (again ? Promise.resolve(again) : Promise.reject(new Error('the first engine was asked again'))),
    };
    return (await disagreements(asked, draft, prove(draft))).map(({ message }) => message);
  };

  it('is shown to the second line by line, and believed where that reads the same', async () => {
    expect(await doubtsWhere({ 100: 'Calder&Finch', 113: 'TradeLtd' })).toEqual([]);
  });

  it('is not believed where the second reads another', async () => {
    expect(await doubtsWhere({ 100: 'Calder&Birch', 113: 'TradeLtd' })).toEqual([
      'The name of the vendor was read twice, and differently: “Calder&FinchTradeLtd” and “Calder&BirchTradeLtd”.',
    ]);
  });

  it('is read once more by the first where the second is unsure of its letters', async () => {
    const seen = { 100: 'Calder&Fincn', 113: 'TradeLtd' };
    expect(await doubtsWhere(seen, 0.6, ['Calder&Finch', 'TradeLtd'])).toEqual([]);
    expect(await doubtsWhere(seen, 0.6, ['Calder&Fincn', 'TradeLtd'])).toHaveLength(1);
    expect(await doubtsWhere(seen, 0.9, ['Calder&Finch', 'TradeLtd'])).toHaveLength(1);
    expect(await doubtsWhere(seen, 0.6, ['Cälder&Finch', 'TradeLtd'])).toEqual([]);
  });
});

describe('A date that the second engine runs together with what stands beside it', () => {
  const word = (text: string, x: number, width: number): Word => ({
    ...{ text, page: 1, confidence: 0.95 },
    box: { x, y: 100, width, height: 10 },
  });
  const first = [word('Date:', 40, 28), word('Sep', 70, 18), word('27,', 90, 14), word('2024', 106, 20)];
  const text = 'Sep 27, 2024';
  const draft: Draft = {
    ...NOTHING,
    invoiceDate: {
      ...{ value: '2024-09-27', text, confidence: 0.95 },
      source: { page: 1, box: { x: 70, y: 100, width: 56, height: 10 } },
    },
  };
  const doubtsWhere = async (second: Word[]): Promise<string[]> => {
    const page: Page = {
      ...{ number: 1, width: 595, height: 842, words: first, scanned: false },
      eyes: { first, second },
    };
    const asked: PagesReading = {
      ...{ kind: 'pages', attachments: [], pages: [page] },
      readAgain: (_, places) => Promise.resolve(places.map(() => text)),
    };
    return (await disagreements(asked, draft, prove(draft))).map(({ message }) => message);
  };

  it('is the same with other marks or without accents, and another with other digits', async () => {
    expect(await doubtsWhere([word('Date:Sep', 41, 47), word('27.2024', 90, 36)])).toEqual([]);
    expect(await doubtsWhere([word('Date:Sep', 41, 47), word('21.2024', 90, 36)])).toHaveLength(1);
  });
});

describe('What arithmetic or its like proves', () => {
  const line = (text: string, y: number): Word => ({
    ...{ text, page: 1, confidence: 0.95 },
    box: { x: 50, y, width: 60, height: 10 },
  });
  const codes = ['E149-57', 'E867-26', 'D904-85', 'C320-34'];
  const total = { name: 'total', y: 300 };
  const read = (text: string, y: number) => ({
    ...{ value: text, text, confidence: 0.95 },
    source: { page: 1, box: { x: 50, y, width: 60, height: 10 } },
  });
  /** The codes and the total as the first engine read them, and how the second reads some places. */
  const doubtsWhere = async (seen: Record<number, string>): Promise<string[]> => {
    const first = [...codes.map((code, at) => line(code, 100 + 20 * at)), line('44,28', total.y)];
    const second = first.map((word) => ({ ...word, text: seen[word.box.y] ?? word.text }));
    const asked: PagesReading = {
      ...{ kind: 'pages', attachments: [] },
      pages: [{ ...{ number: 1, width: 595, height: 842, words: first, scanned: false }, eyes: { first, second } }],
      readAgain: (_, places) => Promise.resolve(places.map(({ y }) => seen[y] ?? '')),
    };
    const lines = codes.map((code, at) => ({
      ...{ sku: read(code, 100 + 20 * at), description: null, quantity: null, unitPrice: null },
      ...{ discount: null, tax: null, lineTotal: null },
    }));
    const proof: Proof = {
      ...prove({ ...NOTHING, lines }),
      totalAmount: { ...read('44,28', total.y), value: Decimal.of('44.28') },
    };
    const doubts = await disagreements(asked, NOTHING, proof);
    return doubts.map(({ message }) => message);
  };

  it('is believed: codes of one shape where the other reading has another, the digits of an amount', async () => {
    expect(await doubtsWhere({})).toEqual([]);
    expect(await doubtsWhere({ 160: '0320-34', 300: '44.28' })).toEqual([]);
    expect(await doubtsWhere({ 300: "CHF4'4.28" })).toEqual([]);
  });

  it('is not where the other reading is a code of that shape, or has other digits', async () => {
    expect(await doubtsWhere({ 160: 'C820-34' })).toHaveLength(1);
    expect(await doubtsWhere({ 300: '44.23' })).toHaveLength(1);
  });
});

describe('Letters that were hardly read', () => {
  const word = (text: string, x: number, confidence: number): Word => ({
    ...{ text, page: 1, confidence },
    box: { x, y: 100, width: 40, height: 10 },
  });
  const sureOf = (...words: Word[]): number => {
    const page: Page = { ...{ number: 1, width: 595, height: 842, scanned: false }, words };
    const text = words.map((one) => one.text).join(' ');
    const vendorName = {
      value: text,
      text,
      confidence: 0.95,
      source: { page: 1, box: around(words.map((w) => w.box)) },
    };
    return withLegibility({ ...NOTHING, vendorName }, [page]).vendorName!.confidence;
  };

  it('make a name unsure, save those of a legal form', () => {
    expect(sureOf(word('Calder', 50, 0.93), word('Finch', 95, 0.5))).toBe(0.5);
    expect(sureOf(word('Calder', 50, 0.93), word('S.r.l.', 95, 0.5))).toBe(0.93);
  });
});
