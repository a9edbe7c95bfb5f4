import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (changes: Record<string, string | null>, extra: Printed[] = []) => {
  const pages = [printedPage(printedInvoice(changes, extra))];
  const draft = understandPages({ kind: 'pages', pages, attachments: [] });
  const { status, lines } = prove(draft);
  return { status, number: draft.invoiceNumber?.value, codes: lines.map(({ sku }) => sku?.value ?? null) };
};
const NUMBER = 'Invoice Number: INV-20417';

describe('The number of the invoice', () => {
  it('is no date under the same word, nor the days of the next sentence', () => {
    const dated = { [NUMBER]: 'INVOICE INV-20417', 'Invoice Date: 17 March 2026': 'INVOICE DATE 03/17/2026' };
    expect(read(dated)).toMatchObject({ status: 'completed', number: 'INV-20417' });
    const said = (text: string) => read({}, [[50, 640, text, 8]]).status;
    expect(said('Betala till bankgiro, ange fakturanummer. 30 dagar netto.')).toBe('completed');
    expect(said('Betala till bankgiro, ange fakturanummer. 30418 på talongen.')).toBe('needs_review');
  });

  it.each<[printed: string, number: string, extra: Printed[]]>([
    ['FAKTURA - DAŇOVÝ DOKLAD Č 20091174', '20091174', [[340, 90, 'Faktura č. 20091174']]],
    ['Nr. facturii: 000482', '000482', [[50, 680, 'seria DB nr. 412207 eliberat(a) SPCLEP', 8]]],
    ['Nr. facturii: 000482', '000482', [[340, 90, 'Factura seria PXE nr. 000482', 8]]],
    [
      'Seria RC nr. 0038817',
      '0038817',
      [
        [340, 40, 'FACTURA'],
        [340, 90, 'Nr.ord.reg.com.: J12/2207/2006', 8],
      ],
    ],
    ['Numero documento 612/25', '612/25', [[340, 40, 'FATTURA DIFFERITA TD24']]],
    ['Factura Serie y Folio F-41882', 'F-41882', []],
    ['Číslo faktury FA 377/11/2025', 'FA 377/11/2025', [[50, 150, 'Faktura č. FA 377/11/2025 ze dne 17. 3. 2026', 8]]],
    [
      'Rechnungsnummer FA 489/11/2025',
      'FA 489/11/2025',
      [[50, 690, 'Bitte geben Sie die Rechnungsnummer FA 489/11/2025 an.', 8]],
    ],
    ['Fatura n.º FA 542/09/2025', 'FA 542/09/2025', [[50, 150, 'Fatura FA 542/09/2025 de 17 de março de 2026', 8]]],
    ['Factuurnummer 2501857', '2501857', [[50, 150, 'Factuur 2501857 d.d. 17-03-2026', 8]]],
  ])('%s', (printed, number, extra) => {
    expect(read({ [NUMBER]: printed }, extra)).toMatchObject({ status: 'completed', number });
  });

  it.each<[printed: string, extra: Printed[]]>([
    ['Nr. facturii: 000482', [[340, 90, 'Factura nr. 412207']]],
    ['Numero documento 612/25', [[340, 40, 'FATTURA DIFFERITA 24/25']]],
    ['Číslo faktury FA 377/11/2025', [[50, 150, 'Faktura č. FA 377/11/2026 ze dne 17. 3. 2026', 8]]],
    ['Fatura n.º FA 542/09/2025', [[50, 150, 'Fatura FA 542/09/2025 de 16 de março de 2026', 8]]],
  ])('is another: %s', (printed, extra) => {
    expect(read({ [NUMBER]: printed }, extra).status).toBe('needs_review');
  });
});

describe('A column of words', () => {
  /** Between the name and the quantity. */
  const column = (heading: string, first: string, second: string): Printed[] => [
    [190, 180, heading],
    [190, 200, first],
    [190, 220, second],
  ];
  it('of days holds no codes', () => {
    expect(read({}, column('Okres', '01.02-29.02', '01.02-14.02')).codes).toEqual([null, null]);
    expect(read({}, column('Kod', '01.02-29', '22.02-11')).codes).toEqual(['01.02-29', '22.02-11']);
  });
});

describe('Headings set close', () => {
  it.each(['Stock No.', 'Order Code'])('of what is still to come and of the codes are two: %s', (heading) => {
    const printed: Printed[] = [
      [180, 180, `B/O ${heading}`],
      [188, 200, '0'],
      [198, 200, '581-08055C'],
      [188, 220, '0'],
      [198, 220, '595-TPS54'],
    ];
    expect(read({}, printed)).toMatchObject({ codes: ['581-08055C', '595-TPS54'] });
  });

  it('a code that ends in SN is no label', () => {
    const below = (text: string): Printed[] => [
      [50, 209, text, 8],
      [50, 229, 'P/N: 0805-I/SN', 8],
    ];
    expect(read({}, below('P/N: MCP6002-I/SN')).status).toBe('completed');
    expect(read({}, below('SN: MCP6002-I')).status).toBe('needs_review');
  });
});

describe('A title set wide', () => {
  it('is a title', () => {
    const paper = (title: string) => read({ [NUMBER]: 'Number: 20417' }, [[340, 40, title, 12]]);
    expect([paper('I N V O I C E'), paper('R E C E I V E D')].map(({ number, status }) => [number, status])).toEqual([
      ['20417', 'completed'],
      ['20417', 'needs_review'],
    ]);
  });
});

describe('Right below the title', () => {
  const titled = (title: string, ...below: string[]) => {
    const extra = [title, ...below].map((text, row): Printed => [340, 60 + 13 * row, text]);
    const pages = [printedPage(printedInvoice({ [NUMBER]: null, 'Invoice Date: 17 March 2026': null }, extra))];
    const draft = understandPages({ kind: 'pages', pages, attachments: [] });
    const { status } = prove(draft);
    return { status, number: draft.invoiceNumber?.value, date: draft.invoiceDate?.value };
  };
  const OTHER_DAY = 'Kvalto zelkor 19 March 2026';

  it.each([
    ['INVOICE FS 4/6620', '17 March 2026', OTHER_DAY],
    ['INVOICE', 'FS 4/6620', '17 March 2026', OTHER_DAY],
  ])('stands the date of the paper: %s', (...texts) => {
    expect(titled(texts[0], ...texts.slice(1))).toMatchObject({ number: 'FS 4/6620', date: '2026-03-17' });
  });

  it('a date is not that of the order above it', () => {
    expect(titled('INVOICE FS 4/6620', 'Order 8820', '12 March 2026', OTHER_DAY).date).toBeUndefined();
  });

  it('stands a number that looks like a date behind its sign', () => {
    expect(titled('INVOICE', 'N° 2026-09-03', 'Date of issue: 17 March 2026')).toEqual({
      ...{ status: 'completed', number: '2026-09-03', date: '2026-03-17' },
    });
    expect(titled('INVOICE', '2026-09-03', 'Date of issue: 17 March 2026').number).toBeUndefined();
  });

  it('or in its row at the other side of the page stands the number behind its sign', () => {
    const beside = (label: string) =>
      read({ [NUMBER]: null }, [
        [50, 30, 'FAKTURA – daňový doklad'],
        [480, 30, `${label} 26-0057`],
      ]).number;
    expect(beside('č.')).toBe('26-0057');
    expect(beside('objednávka č.')).not.toBe('26-0057');
  });

  it('the number ends where the marks of a copy or the date are set apart by dots', () => {
    expect(titled('INVOICE FT A/318 · Original · 17 March 2026').number).toBe('FT A/318');
  });
});
