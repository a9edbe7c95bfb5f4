import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, lines } = prove(draft);
  const codes = lines.map(({ sku }) => sku?.value ?? null);
  const names = lines.map(({ description }) => description?.value ?? null);
  return { status, number: draft.invoiceNumber?.value, vendor: draft.vendorName?.value, codes, names };
};

/** Each column at its place; the rows of a table below its headings. */
const table = (columns: Record<string, number>, rows: string[][], y = 180): Printed[] => {
  const places = Object.values(columns);
  return [
    ...row(
      y,
      Object.entries(columns).map(([heading, x]): [number, string] => [x, heading]),
    ),
    ...rows.flatMap((texts, at) =>
      row(
        y + 15 + 15 * at,
        texts.flatMap((text, column): [number, string][] => (text ? [[places[column]!, text]] : [])),
      ),
    ),
  ];
};
const sums = (y: number, rows: [string, string][]): Printed[] =>
  rows.flatMap(([label, amount], at) =>
    row(y + 15 * at, [
      [370, label],
      [510, amount],
    ]),
  );

describe('Builders’ merchants', () => {
  const MERCHANT = { Code: 50, Description: 110, Qty: 300, Per: 340, 'List £': 380, 'Disc %': 440, 'Nett £': 510 };
  const paper = (per: string): Printed[] => [
    ...HEAD,
    ...table(MERCHANT, [
      ['CT22L', 'Copper tube 22mm', '20', 'EA', '18.95', '42.5', '217.92'],
      ['CLIP22', 'Pipe clip 22mm white', '200', per, '16.40', '45.0', '18.04'],
      ['PB10', 'Barrier pipe 10mm', '75', 'M', '0.96', '30.0', '50.40'],
    ]),
    ...sums(260, [
      ['Goods total £', '286.36'],
      ['VAT 20 %', '57.27'],
      ['Invoice total £', '343.63'],
    ]),
  ];

  it('print list prices, what is taken off them, and of how many they are', () => {
    expect(read(paper('HD'))).toMatchObject({ status: 'completed', codes: ['CT22L', 'CLIP22', 'PB10'] });
    expect(read(paper('EA')).status).toBe('needs_review');
  });
});

describe('Hire', () => {
  const HIRE = { 'Nr.': 50, Materiel: 95, Fra: 290, Til: 350, Dage: 410, Dagspris: 450, 'Beløb kr.': 510 };
  const paper = (delivery: string, base = '2.250,00'): Printed[] => [
    ...HEAD,
    ...table(HIRE, [
      ['L-204', 'Teleskoplæsser 14 m', '02.03.26', '13.03.26', '12', '150,00', '1.800,00'],
      ['S-031', 'Saxlift el 10 m', '09.03.26', '11.03.26', '3', '150,00', '450,00'],
      ['', delivery, '', '', '1', '850,00', '850,00'],
    ]),
    ...sums(260, [
      ['I alt uden moms', '3.100,00'],
      [`Forsikring 6 % af leje ${base}`, '135,00'],
      ['Momsgrundlag', '3.235,00'],
      ['Moms 25 %', '808,75'],
      ['I alt DKK', '4.043,75'],
    ]),
  ];

  it('counts days; what is charged beside it has no code of its own', () => {
    expect(read(paper('Transport af L-204 til plads'))).toMatchObject({
      status: 'completed',
      codes: ['L-204', 'S-031', null],
    });
    expect(read(paper('Transport T-77-4 til plads')).status).toBe('needs_review');
  });

  it('charges a share of some of the lines, which it names', () => {
    expect(read(paper('Transport af L-204 til plads', '2.249,00')).status).toBe('needs_review');
    // As much as it is a share of, but not what any lines come to.
    const other = paper('Transport af L-204 til plads', '2.250,05');
    expect(read(other).status).toBe('needs_review');
  });
});

describe('Codes beside the names of goods', () => {
  const CODED = { Označení: 50, 'Název položky': 150, Množství: 320, 'Cena za MJ': 390, Celkem: 510 };
  const paper = (codes: [string, string], withTax = '4 350,00'): Printed[] => [
    ...HEAD,
    ...table(CODED, [
      [codes[0], 'Ventil rohový DN15', '6', '389,00', '2 334,00'],
      [codes[1], 'Trubka Cu 18x1 tvrdá', '6', '210,00', '1 260,00'],
    ]),
    ...sums(260, [
      ['DPH 21 %', '754,74'],
      ['Součet s DPH', withTax],
      ['Zaokrouhlení', '0,26'],
      ['K úhradě', '4 349,00 Kč'],
    ]),
  ];

  it('may have several words, all in capitals and figures', () => {
    expect(read(paper(['TRV DN15', 'CU 18x1'], '4 348,74'))).toMatchObject({
      status: 'completed',
      codes: ['TRV DN15', 'CU 18x1'],
    });
    expect(read(paper(['Heimeier DN15', 'CU 18x1'], '4 348,74')).status).toBe('needs_review');
  });

  it('the total with its tax is what it is before it is rounded', () => {
    expect(read(paper(['TRV DN15', 'CU 18x1'], '4 349,74')).status).toBe('needs_review');
  });
});

describe('Strips of sums', () => {
  const strip = (base: string): Printed[] => [
    ...HEAD,
    ...table({ Konsult: 50, Timmar: 300, 'Pris/tim': 390, 'Belopp SEK': 500 }, [
      ['Lagermedarbetare', '150,5', '345,00', '51 922,50'],
      ['Truckförare', '156,0', '389,00', '60 684,00'],
    ]),
    ...table(
      { 'Exkl. moms': 50, 'Moms 25 %': 160, 'Moms kr': 300, 'ATT BETALA SEK': 460 },
      [['112 606,50', base, '28 151,63', '140 758,13']],
      300,
    ),
  ];

  it('may name under the rate what the tax is taken of, and the tax beside it', () => {
    expect(read(strip('på 112 606,50')).status).toBe('completed');
    expect(read(strip('på 112 660,50')).status).toBe('needs_review');
  });
});

describe('Forms in boxes', () => {
  const CODED = { CÓDIGO: 43, ARTÍCULO: 89, CANTIDAD: 360, PRECIO: 430, '%IVA': 480, IMPORTE: 520 };
  const paper = (values: string, total = '1.000,00'): Printed[] => [
    ...HEAD.filter(([, , text]) => !/^Invoice/.test(text)),
    ...row(150, [
      [320, 'FACTURA'],
      [380, 'FECHA'],
      [425, 'N.I.F.'],
    ]),
    // In narrow letters, so that they seem to be one text.
    ...row(162, [[320, values]], 7.5),
    ...table(CODED, [
      ['1004', 'ACEITE OLIVA', '4', '150,00', '4', '600,00'],
      ['2210', 'TOMATE', '4', '100,00', '10', '400,00'],
    ]),
    ...table(
      {
        'Base imponible': 50,
        '% IVA': 130,
        'Cuota IVA': 190,
        'Base total': 300,
        'IVA total': 380,
        'TOTAL FACTURA €': 480,
      },
      [
        ['600,00', '4,00', '24,00'],
        ['400,00', '10,00', '40,00', total, '64,00', '1.064,00'],
      ],
      400,
    ),
  ];

  it('hold a value under each heading, and the sums of all rates beside the last one', () => {
    expect(read(paper('FV26/000512 17/03/2026 B9710044'))).toMatchObject({
      status: 'completed',
      number: 'FV26/000512',
      codes: ['1004', '2210'],
      names: ['ACEITE OLIVA', 'TOMATE'],
    });
    expect(read(paper('FV26/000512 v1 17/03/2026 B9710044')).status).toBe('needs_review');
    expect(read(paper('FV26/000512 17/03/2026 B9710044', '1.001,00')).status).toBe('needs_review');
  });
});
