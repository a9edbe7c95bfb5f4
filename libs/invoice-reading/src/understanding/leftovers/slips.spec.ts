import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { type Printed, row } from '../../../test/documents/printed-pdf.js';

/** Headings of a slip at the foot, over their values; the row of another column stands between. */
const slip = (heading: string, value: string): Printed[] => [
  [50, 700, 'Facture'],
  [120, 700, heading],
  [400, 708, 'BNP PARIBAS'],
  [50, 716, 'INV-20417'],
  [120, 716, value],
];

describe('A slip to pay with', () => {
  it('names the day of the terms', () => {
    const day = (value: string) => codesOf([...foot('Échéance : 16/04/2026'), ...slip('Échéance', value)]);
    expect([day('16/04/2026'), day('18/04/2026')]).toEqual(['', 'several-due-dates']);
  });

  it.each(['Scadenze pagamenti', 'Zahlungstermine', 'Échéances de paiement', 'Vencimientos de pago'])(
    'or the head: %s',
    (heading) => {
      const day = (value: string) => codesOf(slip(heading, value));
      expect([day('16/04/2026'), day('16/02/2026')]).toEqual(['', 'due-date']);
    },
  );

  it('asks for what is left', () => {
    const paid: Printed[] = [
      ...row(295, [
        [370, 'Paid'],
        [480, '- $100.00'],
      ]),
      ...row(310, [
        [370, 'Balance due'],
        [480, '$103.50'],
      ]),
    ];
    const asked = (amount: string) => codesOf([...paid, ...slip('Montant', amount)]);
    expect([asked('$103.50'), asked('$203.50')]).toEqual(['', 'unexplained-amount']);
  });

  it.each(['Till bankgironr 5834-4011', 'Bankgiro: 5834-4011'])('has the account of the foot: %s', (said) => {
    const paper = (account: string) =>
      codesOf([
        [400, 640, 'Bankgiro', 8],
        [400, 650, account, 8],
        [50, 760, said, 8],
      ]);
    expect(paper('5834-4011')).toBe('');
    expect(paper('5091-1270')).toContain('several-accounts');
  });

  it('has one account in both parts of a Swiss QR-bill', () => {
    const bill = (receipt: string) =>
      codesOf([
        [50, 700, 'Konto / Zahlbar an', 8],
        [340, 691, 'Konto / Zahlbar an', 8],
        [50, 709, receipt, 8],
        [340, 700, 'CH77 3000 0001 2500 9423 9', 8],
      ]);
    expect(bill('CH77 3000 0001 2500 9423 9')).not.toContain('several-accounts');
    expect(bill('CH93 0076 2011 6238 5295 7')).toContain('several-accounts');
  });

  it('asks for the total in the figures of a Finnish bar code', () => {
    const code = (cents: string) => codesOf(foot(`44050000120441885${cents}${'0'.repeat(11)}501944104273260416`));
    expect([code('00020350'), code('00000000'), code('00020360')]).toEqual(['', '', 'payment-code']);
  });
});

describe('Accounts', () => {
  const OWN = 'IBAN NL91 ABNA 0417 1643 00';
  it.each(['Het bedrag wordt geïncasseerd van uw rekening', 'Abbuchung von Ihrem Konto', 'We debit your account'])(
    'that the money is taken from are the receiver’s: %s',
    (words) => {
      const paper = (said: string): string => codesOf([[340, 40, OWN, 8], ...foot(`${said} NL02 RABO 0123 4567 89.`)]);
      expect([paper(words), paper('Betaal op rekening')].map((codes) => codes.includes('several-accounts'))).toEqual([
        false,
        true,
      ]);
    },
  );

  it('are none that say who takes the money', () => {
    const paper = (id: string) => codesOf([[340, 40, OWN, 8], ...foot(`Incassant ${id}`)]);
    expect(paper('NL15ZZZ050412880000')).toBe('');
    expect(paper('NL02 RABO 0123 4567 89')).toContain('several-accounts');
  });

  it('go on in the row below where a column is narrow', () => {
    const paper = (rest: string, other = 'NL91ABNA0417164300') =>
      codesOf([[340, 40, 'IBAN NL91 ABNA 0417 1643', 8], [340, 50, rest, 8], ...foot(`BCD | ABNANL2A | ${other}`)]);
    expect(paper('00')).toBe('');
    expect(paper('00', 'NL02RABO0123456789')).toContain('several-accounts');
  });

  it('of two banks in one column are a choice', () => {
    const under = (y: number) =>
      codesOf([
        [340, 100, OWN, 8],
        [340, 110, 'ABN AMRO', 8],
        [340, y, 'NL20 INGB 0001 2345 67', 8],
      ]);
    expect([under(120), under(700)].map((codes) => codes.includes('several-accounts'))).toEqual([false, true]);
  });
});

describe('Days to pay until', () => {
  it('are written as all days of the paper', () => {
    const day = (debited: string) =>
      codesOf(foot('Delivered on 13-03-2026.', `The amount will be debited on ${debited}.`));
    expect([day('08-04-2026'), day('08-02-2026')]).toEqual(['', 'due-date']);
  });

  it('may stand in a sentence without a word for payment', () => {
    const until = (day: string) => codesOf(foot(`bis ${day} ohne Abzug`));
    expect([until('16.04.2026'), until('16.02.2026')]).toEqual(['', 'due-date']);
  });
});

describe('What is said of taxes', () => {
  it('is no payment', () => {
    const left: Printed[] = [
      ...row(295, [
        [370, 'Paid'],
        [480, '- $100.00'],
      ]),
      ...row(310, [
        [370, 'Balance due'],
        [480, '$103.50'],
      ]),
    ];
    expect(codesOf([...left, ...foot('TVA acquittée sur les débits.')])).toBe('');
    expect(codesOf([...left, ...foot('Facture acquittée.')])).toBe('paid-in-full');
  });

  it('may be denied', () => {
    expect(codesOf(foot('Whether tax is payable under reverse charge - No'))).toBe('');
    expect(codesOf(foot('Tax is payable under reverse charge'))).toBe('reverse-charge');
  });

  it('has no rate where none is taken', () => {
    const tax = (label: string) => codesOf([], { 'Sales Tax 10%': label, '$18.50': '$0.00', '$203.50': '$185.00' });
    expect([tax('VAT 0 %'), tax('VAT 19 %')]).toEqual(['', 'left-rate']);
  });
});

describe('Numbers of other things', () => {
  it.each(['art. 7 L. ', 'D.M. ', 'real decreto ', 'ustawa nr '])('laws: %s', (law) => {
    const said = (before: string) =>
      codesOf(foot(`${before}488/1999`), { 'Invoice Number: INV-20417': 'Invoice Number: 306/2021' });
    expect([said(law), said('see ')]).toEqual(['', 'several-numbers']);
  });

  it('the register for electrical goods is no tax number', () => {
    const said = (register: string) => codesOf(foot('USt-IdNr. DE811907980', `${register} DE 41177206`));
    expect([said('WEEE-Reg.-Nr.'), said('USt-IdNr.')].map((codes) => codes.includes('several-tax-numbers'))).toEqual([
      false,
      true,
    ]);
  });

  it('a letter box is no page', () => {
    expect(codesOf(foot('Kerkstraat 55 bus 62'))).toBe('');
    expect(codesOf(foot('Page 1 of 62'))).toBe('missing-pages');
  });
});
