import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../test/documents/doubts-of.js';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) =>
  prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));

describe('Letters of a currency', () => {
  it.each(['LEI010', 'RM18 7EB'])('are those of a code or a postcode: %s', (text) =>
    expect(codesOf([[50, 160, text]])).toBe(''),
  );
  it('are a currency before an amount', () =>
    expect(codesOf([[340, 160, 'RM 18.70']])).toContain('several-currencies'));
});

describe('The page beside another number', () => {
  const paper = (label: string, value: string): string =>
    codesOf(
      row(30, [
        [340, label],
        [440, value],
      ]),
    );

  it('is the second of both', () => expect(paper('Tour / Seite', '14 / 1')).toBe(''));
  it('is one of so many alone', () => expect(paper('Seite', '1 / 2')).toContain('missing-pages'));
});

describe('Who keeps the account', () => {
  it('is the bank, whose letters the account has', () => {
    expect(codesOf(foot('AIB Galway, IBAN IE05 AIBK 9370 5341 8820 63'))).not.toContain('other-sender');
    expect(codesOf(foot('Kerr Galway, IBAN IE05 AIBK 9370 5341 8820 63'))).toContain('other-sender');
  });
});

describe('With what an e-invoice of Mexico is signed', () => {
  it('is no number of a piece', () => {
    const note = (text: string): string => codesOf([[50, 232, text]]);
    expect(note('No. de serie del certificado del SAT: 00001000000509846663')).not.toContain('serial-numbers');
    expect(note('No. de serie: 00001000000509846663')).toContain('serial-numbers');
  });
  it('says of what kind the receiver is', () => expect(codesOf([[50, 150, 'Régimen: 601']])).toBe(''));
});

describe('A hire invoice of Brazil', () => {
  const paper = (title: string): Printed[] =>
    printedInvoice({ 'Invoice Number: INV-20417': null }, [
      [400, 20, title, 12],
      [435, 34, 'Nº 004.871', 9],
    ]);

  it('is called so over its number', () => {
    expect(read(paper('FATURA DE LOCAÇÃO')).status).toBe('completed');
    expect(read(paper('CONTRATO DE LOCAÇÃO')).status).toBe('needs_review');
  });

  it('charges what is brought and fetched', () => {
    const charged = (label: string) =>
      codesOf(
        [
          [370, 258, label],
          [480, 258, '$18.50'],
        ],
        { 'Sales Tax 10%': null, '$18.50': null },
      );
    expect(charged('Entrega e retirada')).toBe('');
    expect(charged('Zelkor e kvalto')).not.toBe('');
  });

  it('is not payable at the end of a month because the last day counts', () =>
    expect(
      codesOf([[340, 90, 'Vencimento: 14/04/2026'], ...foot('Primeiro e último dia contados para a locação toda.')]),
    ).toBe(''));
});

describe('Codes that begin two lines of three', () => {
  it('may be those of the goods among services', () => {
    const paper = (first: string): string =>
      codesOf(
        row(
          240,
          [
            [50, 'Repair of the pump'],
            [300, '1'],
            [370, '$5.00'],
            [480, '$5.00'],
          ],
          10,
        ),
        { 'Hex bolt M8': first, 'Cordless drill': 'LOZ-6203 Bearing' },
      );
    expect(paper('GR-96430 Gasket')).toContain('unsure-codes');
    expect(paper('Gasket')).not.toContain('unsure-codes');
  });
});
