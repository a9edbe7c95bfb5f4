import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { type Printed, row } from '../../../test/documents/printed-pdf.js';

const OTHER = 'Meadow Gardens Ltd';

describe('Whose account it is', () => {
  const headed = (holder: string): Printed[] => [
    ...row(400, [
      [50, 'Bank name'],
      [170, 'Account holder'],
      [320, 'IBAN'],
      [500, 'Account'],
    ]),
    ...row(412, [
      [50, 'First Harbor Bank'],
      [160, holder],
      [300, 'GB29 NWBK 6016 1331 9268 19'],
      [500, '31926819'],
    ]),
  ];

  it('stands below the word for it, in a row of such words', () => {
    expect(codesOf(headed('Northgate Fasteners Ltd'))).toBe('');
    expect(codesOf(headed(OTHER))).not.toBe('');
  });

  it('stands below the word for it beside one other heading', () => {
    const slip = (name: string) =>
      codesOf([
        ...row(400, [
          [50, 'Saaja'],
          [300, 'Zelkor'],
        ]),
        ...row(412, [
          [50, name],
          [300, 'INV-20417'],
        ]),
      ]);
    expect([slip('Northgate Fasteners Ltd'), slip(OTHER)].map((codes) => codes.includes('other-sender'))).toEqual([
      false,
      true,
    ]);
  });

  it('is named with a legal form behind a comma, before other fields of its sentence', () => {
    const paper = (holder: string) =>
      codesOf(foot(`Transferência bancária: Titular da conta: ${holder}, Banco: Caixa Atlântica`), {
        'Northgate Fasteners Ltd': 'Oliveira Gráfica, Unipessoal Lda',
      });
    expect(paper('Oliveira Gráfica, Unipessoal Lda')).toBe('');
    expect(paper('Meridian Gráfica, Unipessoal Lda')).toContain('other-sender');
  });

  it('is no other company’s, though the paper names that elsewhere', () => {
    const both = (holder: string) =>
      codesOf([
        [50, 150, `Kvalto ${OTHER}`],
        [50, 690, `Account holder: ${holder}`],
      ]);
    expect(both(OTHER)).toContain('other-sender');
  });

  it('is named among the details of the bank', () => {
    const paper = (holder: string) => codesOf([[50, 700, `Bank details Beneficiary ${holder}, Bank Cascade Federal`]]);
    expect([paper('Northgate Fasteners Ltd'), paper(OTHER)]).toEqual(['', 'other-sender']);
  });

  it('is no buyer by the Polish word for both', () => {
    const paper = (holder: string) =>
      codesOf([
        [50, 660, 'Odbiorca przelewu'],
        [160, 660, holder],
      ]);
    expect([paper('Northgate Fasteners Ltd'), paper(OTHER)]).toEqual(['', expect.stringContaining('other-sender')]);
  });

  it('may be named in the row below the sentence', () => {
    const wrapped = (name: string) =>
      codesOf(foot('Please transfer $203.50 to our account 3192 6819 t.n.v.', `${name} with the number`));
    expect([wrapped('Northgate Fasteners'), wrapped('Northgate Tools'), wrapped('Meadow Gardens')]).toEqual([
      '',
      'other-sender',
      'other-sender',
    ]);
  });

  it('is the sender’s in Italian, where the word for it is that for the receiver', () => {
    const names = { 'Northgate Fasteners Ltd': 'Tipografia Arno S.n.c.', '12 Mill Road, Springfield': 'Lungarno 62' };
    const paper = (holder: string) =>
      codesOf(foot(`Intestatario: ${holder}`, 'IBAN IT60 X054 2811 1010 0000 0123 456'), names);
    expect([paper('Tipografia Arno S.n.c.'), paper('Harbour Workshop Inc.')]).toEqual([
      '',
      expect.stringContaining('other-sender'),
    ]);
  });

  it('is not said by the number of the account', () => {
    expect(codesOf([[50, 700, 'Payment to GB29 NWBK 6016 1331 9268 19 within 30 days.']])).toBe('');
    expect(codesOf([[50, 700, `Payment to ${OTHER} within 30 days.`]])).toContain('other-sender');
  });

  it('is the customer’s with the sender, where no account is printed', () => {
    const owner: Printed[] = [
      [340, 110, 'Account owner'],
      [430, 110, OTHER],
    ];
    const account: Printed = [50, 700, 'IBAN GB29 NWBK 6016 1331 9268 19', 8];
    expect([owner, [...owner, account]].map((printed) => codesOf(printed))).toEqual(['', 'other-sender']);
  });

  it.each(['Pohjolan Säästöpankki', 'Sparekassen Fyn'])('is not the bank’s that keeps it: %s', (bank) => {
    const kept = (name: string) => codesOf(foot(`${name} – IBAN GB29 NWBK 6016 1331 9268 19`));
    expect([kept(bank), kept(OTHER)]).toEqual(['', expect.stringContaining('other-sender')]);
  });
});
