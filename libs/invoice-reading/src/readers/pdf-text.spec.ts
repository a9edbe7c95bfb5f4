import { describe, expect, it } from '@jest/globals';
import { onePagePdf, streamOf } from '../../test/documents/drawn-pdf.js';
import type { Word } from '../page-model.js';
import { MAX_LETTERS } from './limits.js';
import { readPdfText } from './pdf-text.js';

const A4_HEIGHT = 842;
const read = async (...pdf: Parameters<typeof onePagePdf>) => (await readPdfText(onePagePdf(...pdf))).pages[0]!;
const texts = ({ words }: { words: Word[] }) => words.map(({ text }) => text);
const ends = ({ words }: { words: Word[] }) => words.map(({ box }) => [box.x, box.x + box.width]);
const close = (value: number): unknown => expect.closeTo(value, 1);

/** Helvetica's widths at ten points, by its metrics: every figure 5.56, a space and a point 2.78. */
const FIGURE = 5.56;
const SPACE = 2.78;

describe('The words of a PDF', () => {
  it('stand where their letters are drawn', async () => {
    const page = await read('BT /F1 10 Tf 100 700 Td (12.50 999) Tj ET');
    expect(texts(page)).toEqual(['12.50', '999']);
    const end = 100 + 4 * FIGURE + SPACE;
    expect(ends(page)).toEqual([
      [100, close(end)],
      [close(end + SPACE), close(end + SPACE + 3 * FIGURE)],
    ]);
    expect(page.words[0]!.box).toMatchObject({ y: close(A4_HEIGHT - 700 - 8), height: 10 });
  });

  it.each([
    ['in one piece', `(${'x'.repeat(5000)}) Tj`],
    ['in pieces', '(xxxxx) Tj '.repeat(1000)],
  ])('are as long as any word may be: %s', async (_, operators) => {
    expect(texts(await read(`BT /F1 0.1 Tf 100 700 Td ${operators} ET`)).map(({ length }) => length)).toEqual([
      MAX_LETTERS,
    ]);
  });

  it.each([
    ['are parted by spaces', '(1 2) Tj', ['1', '2']],
    ['are parted by a gap between letters', '[(1) -150 (2)] TJ', ['1', '2']],
    ['are not parted by kerning', '[(1) -60 (2) 60 (3)] TJ', ['123']],
    ['are whole when their letters are drawn one by one', '(1) Tj (2) Tj (3) Tj', ['123']],
    ['are whole when a letter is set higher', '(1) Tj 2 Ts (2) Tj 0 Ts (3) Tj', ['123']],
    ['are parted by the next line', "14 TL (1) Tj T* (2) Tj (3) '", ['1', '2', '3']],
    ['are whole when small capitals follow a large one', '(B) Tj /F1 8 Tf (RAVIA) Tj', ['BRAVIA']],
    ['are whole when a letter is of another font', '(Wi) Tj /F1 7.8 Tf (s) Tj /F1 10 Tf (lana) Tj', ['Wislana']],
    ['are two where a smaller one is set behind a gap', '(Wi) Tj /F1 7.8 Tf 3 0 Td (s) Tj', ['Wi', 's']],
    ['are not joined with a small mark that stands higher', '(B) Tj /F1 7 Tf 4 Ts (TM) Tj', ['TM', 'B']],
    ['are read once when they are drawn twice at one place', '(Net) Tj 0.3 -0.3 Td (Net) Tj', ['Net']],
    ['are two when they are alike and stand side by side', '(Net) Tj 30 0 Td (Net) Tj', ['Net', 'Net']],
    ['are whole when they are tracked', '2 Tc (BILL TO) Tj', ['BILL', 'TO']],
    [
      'are whole when they are tracked and spaces are not drawn',
      '[(B) -150 (I) -120 (L) -150 (L) -600 (T) -150 (O)] TJ',
      ['BILL', 'TO'],
    ],
    [
      'are whole when kerning brings some letters of a tracked word closer',
      '1.1 Tc [(F) 60 (AK) 60 (TUR) 60 (A)] TJ',
      ['FAKTURA'],
    ],
    [
      'are whole when kerning brings two letters of a tracked word close together',
      '1.67 Tc [(F) (A) (K) (T) (U) (R) 130 (A)] TJ',
      ['FAKTURA'],
    ],
    [
      'are parted by the same gap where their own letters stand close',
      '[(FA) -110 (KT) -110 (RA)] TJ',
      ['FA', 'KT', 'RA'],
    ],
    ['are whole when figures are tracked', '1.5 Tc (INV-204) Tj', ['INV-204']],
    ['are not put together from figures that may be numbers', '[(1) -300 (2) -300 (3)] TJ', ['1', '2', '3']],
    ['are not put together from letters that stand unevenly', '[(a) -150 (b) -320 (c)] TJ', ['a', 'b', 'c']],
    ['are not put together from letters between which spaces are drawn', '(a b c d) Tj', ['a', 'b', 'c', 'd']],
    ['are parted by a space of no width', '-2.78 Tw (1 2) Tj', ['1', '2']],
  ])('%s', async (_, show, words) => {
    expect(texts(await read(`BT /F1 10 Tf 100 700 Td ${show} ET`))).toEqual(words);
  });

  it.each([
    ['spacing of letters', '0.5 Tc (111) Tj', 100, 100 + 3 * FIGURE + 1],
    ['a scale across', '50 Tz (111) Tj', 100, 100 + 1.5 * FIGURE],
    ['a matrix of the text', '2 0 0 2 40 300 Tm (111) Tj', 40, 40 + 6 * FIGURE],
    [
      'a font that is drawn the other way round by a size below zero',
      '/F1 -10 Tf -1 0 0 -1 40 300 Tm (111) Tj',
      40,
      40 + 3 * FIGURE,
    ],
  ])('are as long as drawn, with %s', async (_, show, start, end) => {
    expect(ends(await read(`BT /F1 10 Tf 100 700 Td ${show} ET`))).toEqual([[close(start), close(end)]]);
  });

  it('go with a drawing that is placed and scaled', async () => {
    const form = streamOf(
      'BT /F1 10 Tf 10 20 Td (111) Tj ET',
      '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Matrix [2 0 0 2 0 0] /Resources << /Font << /F1 5 0 R >> >>',
    );
    const page = await read('q 1 0 0 1 100 600 cm /Fm Do Q BT /F1 10 Tf 5 5 Td (222) Tj ET', {
      resources: '/XObject << /Fm 6 0 R >>',
      objects: [form],
    });
    expect(page.words).toMatchObject([
      { text: '111', box: { x: close(120), y: close(A4_HEIGHT - 640 - 16), width: close(6 * FIGURE), height: 20 } },
      { text: '222', box: { x: close(5), height: 10 } },
    ]);
  });

  it('are put into the order in which they are read where the script runs to the left', async () => {
    // The Hebrew words "alef bet" and "gimel dalet", each letter with the code of a Latin one.
    const names = streamOf(
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <61> <64> <05D0> endbfrange endcmap end end',
    );
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>';
    const page = await read('BT /F2 10 Tf 100 700 Td (dc ba) Tj 300 0 Td (12) Tj ET', {
      resources: '/Font << /F2 7 0 R >>',
      objects: [names, font],
    });
    expect(texts(page)).toEqual(['אב', 'גד', '12']);
  });

  it('have a hyphen where one is drawn, whatever it is called', async () => {
    expect(texts(await read('BT /F1 10 Tf 100 700 Td (A1\\255001) Tj ET'))).toEqual(['A1-001']);
  });

  it('are those of filled-in fields too', async () => {
    const look = streamOf(
      'BT /F1 10 Tf 2 4 Td (INV-7) Tj ET',
      '/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 5 0 R >> >>',
    );
    const page = await read('BT /F1 10 Tf 100 700 Td (Invoice:) Tj ET', {
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      page: '/Annots [6 0 R]',
      objects: [
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (no) /V (INV-7) /F 4 /Rect [200 696 300 716] /AP << /N 7 0 R >> >>',
        look,
      ],
    });
    expect(page.words).toMatchObject([
      { text: 'Invoice:' },
      { text: 'INV-7', box: { x: close(202), y: close(A4_HEIGHT - 700 - 8) } },
    ]);
  });

  it.each([
    ['stand beside the page', '700 700 Td (9) Tj'],
    ['run up the margin', '0 1 -1 0 20 300 Tm (9) Tj'],
    ['are of no size', '/F1 0 Tf 50 300 Td (9) Tj'],
  ])('are not those that %s', async (_, show) => {
    expect(texts(await read(`BT /F1 10 Tf 100 700 Td (1) Tj ET BT /F1 10 Tf ${show} ET`))).toEqual(['1']);
  });

  it('are not those of a layer that is switched off', async () => {
    const page = await read('BT /F1 10 Tf 100 700 Td (1) Tj /OC /Off BDC (9) Tj EMC /OC /On BDC (2) Tj EMC ET', {
      catalog: '/OCProperties << /OCGs [6 0 R 7 0 R] /D << /ON [7 0 R] /OFF [6 0 R] >> >>',
      resources: '/Properties << /Off 6 0 R /On 7 0 R >>',
      objects: ['<< /Type /OCG /Name (Off) >>', '<< /Type /OCG /Name (On) >>'],
    });
    expect(texts(page)).toEqual(['1', '2']);
  });
});

describe('A page is taken for a scan', () => {
  const PICTURE = streamOf(
    '\x80',
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
  );
  const scanned = async (operators: string) =>
    (
      await read(`BT /F1 10 Tf 100 700 Td (1) Tj ET ${operators}`, {
        resources: '/XObject << /Im 6 0 R >>',
        objects: [PICTURE],
      })
    ).scanned;

  it.each([
    ['a picture covers it', 'q 595 0 0 842 0 0 cm /Im Do Q', true],
    ['it has text that nobody can see', 'BT 3 Tr /F1 10 Tf 100 500 Td (2) Tj ET', true],
    ['text is only cut out', 'BT 7 Tr /F1 10 Tf 100 500 Td (2) Tj ET', true],
  ])('when %s', async (_, operators, expected) => expect(await scanned(operators)).toBe(expected));

  it.each([
    ['a logo', 'q 100 0 0 50 0 0 cm /Im Do Q'],
    ['text that could be hidden, of which there is none', 'BT 3 Tr ET'],
    ['nothing else', ''],
  ])('but not with %s', async (_, operators) => expect(await scanned(operators)).toBe(false));
});
