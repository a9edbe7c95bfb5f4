import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../test/documents/doubts-of.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { readPrinted } from '../../test/documents/read-printed.js';

describe('Sums beside the terms of payment', () => {
  const beside = (net: string): string =>
    codesOf(
      [
        [50, 300, `Total HT : $${net}`],
        [300, 300, 'Conditions : 30 jours à compter de la date de facture, par virement.', 8],
        [50, 315, 'TVA 10 % : $18.50'],
        [50, 330, 'Total TTC : $203.50'],
      ],
      WITHOUT_SUMS,
    );
  it('are not asked for by these', () => {
    expect(beside('185.00')).toBe('');
    expect(beside('195.00')).not.toBe('');
  });
});

describe('What is taxed with its tax', () => {
  const sums = (whole: string, name = 'Základ a DPH'): string =>
    codesOf(
      [
        ['Základ daně 10 %', '$185.00'],
        ['DPH 10 %', '$18.50'],
        [name, whole],
        ['Zaokrouhlení', '$0.50'],
        ['Celkem k úhradě', '$204.00'],
      ].flatMap(([label, amount], at) =>
        row(
          250 + 15 * at,
          [
            [340, label!],
            [480, amount!],
          ],
          10,
        ),
      ),
      WITHOUT_SUMS,
    );
  it.each(['Základ a DPH', 'Netto und MwSt', 'Base e IVA'])('is a total, before it is rounded: %s', (name) => {
    expect(sums('$203.50', name)).toBe('');
    expect(sums('$213.50', name)).not.toBe('');
  });
});

describe('Two instalments in a sentence', () => {
  const paid = (second: string): string =>
    codesOf([
      ...row(
        295,
        [
          [370, 'Deposit paid'],
          [480, '-$50.00'],
        ],
        10,
      ),
      ...row(
        310,
        [
          [370, 'Balance due'],
          [480, '$153.50'],
        ],
        10,
      ),
      ...foot(`The rest may be paid in two parts: $100.00 by 31 March 2026 and $${second} by 30 April 2026.`),
    ]);
  it('come to what is left', () => {
    expect(paid('53.50')).toBe('');
    expect(paid('63.50')).not.toBe('');
  });
});

describe('A grid of sums', () => {
  const grid = (left: string, day = '04/03/2026'): string =>
    codesOf(
      [
        ...row(300, [
          [50, 'ALIQUOTA'],
          [130, 'IMPOSTA'],
          [210, 'TOTALE DOCUMENTO'],
          [340, 'ACCONTO VERSATO IL'],
          [470, 'RESIDUO DA PAGARE'],
        ]),
        ...row(309, [
          [50, '10 %'],
          [130, '$18.50'],
          [210, '$203.50'],
          [340, day],
          [470, left],
        ]),
        [340, 318, '$50.00', 8],
      ],
      WITHOUT_SUMS,
    );
  it('may begin with the only rate, and have what was paid below its day', () => {
    expect(grid('$153.50')).toBe('');
    expect(grid('$203.50')).not.toBe('');
    expect(grid('$153.50', 'Kvalto')).not.toBe('');
  });
});

describe('Fields right of the table', () => {
  const beside = (label: string, day: string): Printed[] =>
    printedInvoice({ 'Invoice Date: 17 March 2026': null }, [
      [530, 203, label, 7],
      [530, 212, day, 7],
      [530, 223, 'Due date', 7],
      [530, 232, '16/04/2026', 7],
    ]);
  it('are no part of its lines', () => {
    const { status, date, counts } = readPrinted(beside('Fakturadatum', '17/03/2026'));
    expect([status, date, counts]).toEqual(['completed', '2026-03-17', ['20', '2']]);
  });
  it('are none without the name of one', () => {
    expect(readPrinted(beside('Kvalto', '17/03/2026')).status).toBe('needs_review');
  });
});
