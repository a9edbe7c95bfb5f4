import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../test/documents/doubts-of.js';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { understandPages } from './understand-pages.js';

/** No amount has a sign. */
const BARE = Object.fromEntries(
  ['$1.25', '$25.00', '$80.00', '$160.00', '$185.00', '$18.50', '$203.50'].map((text) => [text, text.slice(1)]),
);
const currencyOf = (...said: Printed[]): string | undefined =>
  understandPages({ kind: 'pages', pages: [printedPage(printedInvoice(BARE, said))], attachments: [] }).currency?.value;

describe('The currency of a paper without signs', () => {
  it.each([
    ['PLN', 'Słownie: dwieście trzy złote 50/100'],
    ['TRY', 'Yalnız iki yüz üç lira elli kuruş'],
    ['TRY', 'Tüm tutarlar şu para birimindedir - TRY'],
    ['USD', 'All amounts stated in - USD'],
  ])('%s: %s', (currency, said) => {
    expect(currencyOf(...foot(said))).toBe(currency);
  });

  it.each([
    ['et', 'Hinnad on EUR.'],
    ['lv', 'Cenas norādītas EUR.'],
    ['lt', 'Kainos nurodytos EUR.'],
    ['fi', 'Hinnat valuutassa EUR.'],
    ['hu', 'Az árak pénzneme EUR'],
    ['el', 'Τιμές σε EUR.'],
    ['bg', 'Цените са в EUR.'],
    ['tr', 'Fiyatlar EUR'],
    ['tr', 'Fiyatlar EUR olarak verilmiştir.'],
  ])('of %s, as a note says: %s', (_, note) => {
    expect(currencyOf(...foot(note))).toBe('EUR');
    expect(codesOf(foot(note))).toContain('several-currencies');
  });

  it.each([
    'Hinnad on head',
    'Cenas norādītas EUR paletēm',
    'Słownie: dwieście trzy',
    'Dwa złote zegarki dla klienta',
    'Slovy: dvě stě tři koruny',
  ])('not by: %s', (said) => {
    expect(currencyOf(...foot(said))).toBeUndefined();
  });
});

describe('The name of a sum', () => {
  const named = (total: string, amount = '203.50') =>
    understandPages({
      kind: 'pages',
      pages: [printedPage(printedInvoice({ ...BARE, Total: total, '$203.50': amount }))],
      attachments: [],
    }).currency?.value;
  it.each([
    ['EUR', 'TOTAL EUROS', '203.50'],
    ['PLN', 'Total zlotych', '203.50'],
    ['UAH', 'Total', '203.50 грн.'],
  ])('tells the currency: %s, %s %s', (currency, total, amount) => {
    expect(named(total, amount)).toBe(currency);
  });
  it.each(['TOTAL DOLLARS', 'Euros', 'Total of euro pallets delivered'])('but not %s', (total) => {
    expect(named(total)).toBeUndefined();
  });

  it.each([
    ['TOTALE FATTURA EURO', 'EUR'],
    ['TOTALE FATTURA', undefined],
  ])('stands over its amount: %s', (head, code) => {
    const strip: Printed[] = [
      [50, 300, 'IMPONIBILE'],
      [200, 300, head],
      [50, 312, '185.00'],
      [200, 312, '203.50'],
    ];
    expect(currencyOf(...strip)).toBe(code);
  });

  it('may be words in rupees', () => {
    const said = (words: string) => currencyOf(...foot('GSTIN 29AAHFK7714Q1ZJ', words));
    expect(said('Rs. Two Hundred Three and Fifty Paise only')).toBe('INR');
    expect(said('Mr. Two Hundred Three only')).toBeUndefined();
  });
});

describe('A sign alone in a heading', () => {
  it('is below the heading of amounts, that of another column between them', () => {
    const headed = (head: string): string | undefined => {
      const words = printedInvoice({ ...BARE, Amount: null }, [
        [480, 174, head],
        [485, 186, '€'],
      ]);
      return understandPages({ kind: 'pages', pages: [printedPage(words)], attachments: [] }).currency?.value;
    };
    expect([headed('Amount'), headed('Zelkor')]).toEqual(['EUR', undefined]);
  });
});

describe('Swiss francs', () => {
  const inFrancs = (sign: string): string | undefined => {
    const changes = Object.fromEntries(Object.entries(BARE).map(([text, bare]) => [text, `${sign} ${bare}`]));
    const pages = [printedPage(printedInvoice(changes))];
    return understandPages({ kind: 'pages', pages, attachments: [] }).currency?.value;
  };

  it('are told by “Fr.” before an amount', () => {
    expect([inFrancs('Fr.'), inFrancs('fr')]).toEqual(['CHF', undefined]);
  });

  it('with three decimals are dinars of Bahrain behind “BD”, and may be called dinars', () => {
    const inDinars = Object.fromEntries(Object.keys(BARE).map((text) => [text, `BD ${text.slice(1)}0`]));
    const paper = (note: string) => {
      const pages = [printedPage(printedInvoice(inDinars, foot(note)))];
      const { currency, doubts } = understandPages({ kind: 'pages', pages, attachments: [] });
      return [currency?.value, ...doubts.map(({ code }) => code)];
    };
    expect(paper('All amounts in Bahraini dinar')).toEqual(['BHD']);
    expect(paper('All amounts in euro')).toContain('several-currencies');
  });

  const headed = (heading: string): string | undefined => {
    const pages = [printedPage(printedInvoice({ ...BARE, Amount: heading }))];
    return understandPages({ kind: 'pages', pages, attachments: [] }).currency?.value;
  };

  it('are told by “(Fr.)” in a heading', () =>
    expect([headed('Amount (Fr.)'), headed('Amount (Fr. 5)')]).toEqual(['CHF', undefined]));

  it.each([
    ['WARTOŚĆ (ZŁ)', 'PLN'],
    ['CELKEM (KČ)', 'CZK'],
    ['ОБЩО (ЛВ)', 'BGN'],
    ['ÖSSZEG (FT)', 'HUF'],
    ['PRICE (FT)', undefined],
    ['WARTOŚĆ ZŁ', undefined],
    ['Valoare / Line Total (lei)', 'RON'],
    ['Kvalto / Vorn (lei)', undefined],
  ])('are told by signs in headings of capitals and of two languages: %s', (heading, code) =>
    expect(headed(heading)).toBe(code),
  );

  it('are not told by a Friday', () => {
    expect(codesOf(foot('Delivered Fr. 13.03.2026'))).not.toContain('several-currencies');
    expect(codesOf(foot('Delivered for Fr. 13.03'))).toContain('several-currencies');
  });
});

describe('No other currency', () => {
  /** A column of units, one of which is also a code. */
  const units = (first: string, second: string): Printed[] => [
    [340, 180, 'Unit'],
    [340, 200, first],
    [340, 220, second],
  ];
  it.each([
    ['HALIFAX HX2 9TL', '9TL'],
    ['Havenkade 10, 9712 RM Groningen', 'Havenkade 10, RM 12 Groningen'],
    ['Replaces MNT-ASC-01 of 2025', 'MNT 12.00 of 2025'],
    ['GÜNEŞLİ MAH. KOÇMAN CAD. No:41', 'KOÇMAN CAD 41.00'],
    ['Parmigiano Reggiano DOP 24 mesi', 'Parmigiano Reggiano DOP 24.00'],
  ])('is the end of a postcode or the beginning of a code: %s', (printed, money) => {
    expect(codesOf(foot(printed))).toBe('');
    expect(codesOf(foot(money))).toContain('several-currencies');
  });

  it('is a unit among others', () => {
    expect(codesOf(units('PCE', 'BOB'))).toBe('');
    expect(codesOf(units('EUR', 'EUR'))).toContain('several-currencies');
  });

  it.each(['EUR-Palette Depot', 'Location palette EUR', 'EUR pallet', 'Wire 14 AWG', 'Rope TL18', 'Queijo DOP 250 g'])(
    'is %s',
    (name) => {
      expect(codesOf([], { 'Hex bolt M8': name })).toBe('');
    },
  );

  it.each(['Deposit EUR 12.00', 'Bolt TL18.50', 'Queijo DOP 250'])('but %s is', (name) => {
    expect(codesOf([], { 'Hex bolt M8': name })).toContain('several-currencies');
  });

  it('is what a tax is taken of', () => {
    const taxed = (label: string) => codesOf([], { 'Sales Tax 10%': label });
    expect(taxed('IVA 10% S/ 185.00')).toBe('');
    expect(taxed('IVA S/ 185.00')).toContain('several-currencies');
  });

  it('is “without” a tax, or the beginning of a serial number', () => {
    expect(codesOf([], { Subtotal: 'Total S/ IVA' })).toBe('');
    expect(codesOf([], { Subtotal: 'Total S/ 185.00' })).toContain('several-currencies');
    expect(codesOf([], { 'Hex bolt M8': 'Serial no. TL0394628, TL0397835' })).not.toContain('several-currencies');
    expect(codesOf([], { 'Hex bolt M8': 'Deposit TL03,50, TL04,50' })).toContain('several-currencies');
  });

  it('is a first name', () => {
    expect(codesOf(foot('GF: Jutta Keller, Dr. Frank Brandt'))).toBe('');
    expect(codesOf(foot('Prix en francs'))).toContain('several-currencies');
  });
});
