import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../test/documents/doubts-of.js';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const { status, totalAmount, taxAmount, lines } = prove(
    understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }),
  );
  return { status, sums: [status, totalAmount?.text, taxAmount?.text], codes: lines.map(({ sku }) => sku?.text) };
};

describe('Sums in boxes, names at the left and amounts at the right of them', () => {
  const boxes = (total: string, ...more: Printed[]) =>
    read(
      printedInvoice(WITHOUT_SUMS, [
        ...row(300, [
          [50, 'Base imponible'],
          [180, '% IVA'],
          [270, 'Cuota IVA'],
          [400, 'TOTAL FACTURA'],
        ]),
        ...row(316, [
          [130, '$185.00'],
          [220, '10 %'],
          [330, '$18.50'],
          [500, total],
        ]),
        ...more,
      ]),
    ).sums;

  it('are read by their order', () => {
    expect(boxes('$203.50')).toEqual(['completed', '$203.50', '$18.50']);
    expect(boxes('$213.50')[0]).toBe('needs_review');
  });

  it('have the total in them, not what is left of it below', () => {
    const paid = row(340, [
      [400, 'Entregado a cuenta'],
      [500, '-$60.00'],
    ]);
    const left = (amount: string) =>
      row(354, [
        [400, 'Pendiente de pago'],
        [500, amount],
      ]);
    expect(boxes('$203.50', ...paid, ...left('$143.50'))).toEqual(['completed', '$203.50', '$18.50']);
    expect(boxes('$203.50', ...paid, ...left('$153.50'))[0]).toBe('needs_review');
  });
});

describe('A table of taxes', () => {
  /** 10 % of 25.00 and 20 % of 160.00. */
  const rates = (first: string) =>
    read(
      printedInvoice(WITHOUT_SUMS, [
        ...[[430, 180, 'VAT'] as Printed, [440, 200, '10%'] as Printed, [440, 220, '20%'] as Printed],
        ...row(264, [
          [335, 'Wartość netto'],
          [407, 'VAT'],
          [433, 'Kwota VAT'],
          [487, 'Wartość brutto'],
        ]),
        ...row(279, [
          [299, 'W tym'],
          [374, `${first} 10%`],
          [449, '2,50'],
          [515, '27,50'],
        ]),
        ...row(295, [
          [370, '160,00'],
          [407, '20%'],
          [449, '32,00'],
          [515, '192,00'],
        ]),
        ...row(310, [
          [295, 'Razem'],
          [370, '185,00'],
          [410, 'X'],
          [449, '34,50'],
          [515, '219,50'],
        ]),
        [37, 330, 'Do zapłaty: 219,50 PLN', 8],
      ]).map(([x, y, text, ...size]): Printed => [x, y, text.replace(/^\$(\d+)\.(\d\d)$/, '$1,$2'), ...size]),
    ).sums;

  it('may have its rates close behind its amounts', () => {
    expect(rates('25,00')).toEqual(['completed', '219,50', '2,50 + 32,00']);
    expect(rates('26,00')[0]).toBe('needs_review');
  });

  it('is rounded as the taxes of its lines are', () => {
    const rounded = (tax: string, total: string) =>
      read(
        printedInvoice(
          { ...WITHOUT_SUMS, '$1.25': '$1.249', '$25.00': '$24.98', '$80.00': '$80.042', '$160.00': '$160.08' },
          [
            ...row(180, [[420, 'Valoarea TVA']]),
            ...row(200, [[420, '$5.25']]),
            ...row(220, [[420, '$33.62']]),
            ...row(300, [
              [340, 'Total fără TVA'],
              [480, '$185.06'],
            ]),
            ...row(314, [
              [340, 'TVA 21%'],
              [400, 'bază $185.06'],
              [480, tax],
            ]),
            ...row(328, [
              [340, 'TOTAL DE PLATĂ'],
              [480, total],
            ]),
          ],
        ),
      ).status;
    expect(rounded('$38.87', '$223.93')).toBe('completed');
    expect(rounded('$38.89', '$223.95')).toBe('needs_review');
  });
});

describe('What stands beside the sums', () => {
  it('may be a distance, and no tax by another language’s name', () => {
    expect(codesOf([[340, 90, 'Km-stand 118.402']])).toBe('');
    expect(
      codesOf([
        [370, 290, 'Km', 8],
        [480, 290, '$18.40', 8],
      ]),
    ).not.toBe('');
  });

  it('may be a Dutch postcode, and no company', () => {
    expect(['1483 BV De Rijp', 'Harbour Handel BV De Rijp'].map((text) => codesOf(foot(text)))).toEqual([
      '',
      'other-sender',
    ]);
  });

  it('may be an account that stands apart from its country, and no tax number', () => {
    const below = (text: string) =>
      codesOf([
        [50, 72, 'NIP: 8133729045', 8],
        [50, 84, text, 8],
      ]);
    expect(below('Nr konta: PL 61 1090 1014 0000 0712 1981 2874')).toBe('');
    expect(below('NIP PL 6110901014')).toContain('several-tax-numbers');
  });
});

describe('A column of tax codes', () => {
  const coded = (under: [string, string]) =>
    read(
      printedInvoice({}, [
        ...row(180, [[430, 'Cod.']]),
        ...row(200, [[430, '10%']]),
        ...row(220, [[430, '10%']]),
        [50, 209, under[0], 7],
        [50, 229, under[1], 7],
      ]),
    );

  it('with rates in it holds no codes of goods, which may be named in two languages', () => {
    expect(coded(['SKU | Item 154350', 'SKU | Item 185391'])).toMatchObject({
      status: 'completed',
      codes: ['154350', '185391'],
    });
    expect(coded(['brimu | zelkor 154350', 'brimu | zelkor 185391']).status).toBe('needs_review');
  });
});
