import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import type { Printed } from '../../../test/documents/printed-pdf.js';

/** Northgate Fasteners Ltd bills Harbour Workshop Inc. $203.50 with a tax of 10 % on 17 March 2026. */
const both = (right: string, wrong: string, ...more: Printed[]) =>
  [right, wrong].map((text) => codesOf([...foot(text), ...more]));

describe('The number of the invoice', () => {
  it('tells what the paper is, beside that of a delivery note', () => {
    const paper = (label: string) =>
      codesOf(
        [
          [340, 90, 'Albarán'],
          [430, 90, 'D-9712'],
        ],
        { 'Invoice Number: INV-20417': `${label} INV-20417` },
      );
    expect([paper('N.º de factura'), paper('N.º de albarán')]).toEqual(['', expect.stringContaining('no-invoice')]);
  });
});

describe('A short label of the invoice’s number', () => {
  it('tells what the paper is, where no title does', () => {
    const paper = (label: string) =>
      codesOf([[340, 40, 'Statement of Charges', 12]], {
        'Invoice Number: INV-20417': `${label} 54/1507`,
        'Invoice Date: 17 March 2026': 'Date: 17 March 2026',
      });
    expect(paper('Inv. No.')).toBe('');
    expect(paper('Doc. No.')).toContain('no-invoice');
  });
});

describe('What the head and the sums tell', () => {
  it.each([
    [
      'a rate at the end of a sentence',
      'All prices with VAT at 10%. Thank you.',
      'All prices with VAT at 5%. Thank you.',
      'left-rate',
    ],
    ['a rate in a row of the tax', 'W tym 185.00 10 18.50 203.50', 'W tym 185.00 8 18.50 203.50', 'left-rate'],
    [
      'who it was issued to',
      'Issued to Harbour Workshop Inc. (customer no. 1).',
      'Issued to Bunratty Castle Tours (customer no. 1).',
      'other-party',
    ],
    ['the customer on the slip', 'Customer: Harbour Workshop Inc.', 'Customer: Hamilton Bindery', 'other-party'],
    [
      'who got the goods',
      'All goods were delivered to Harbour Workshop Inc.',
      'All goods were delivered to Northgate Fasteners Ltd.',
      'other-party',
    ],
    [
      'who owns the goods',
      'Title to the goods remains with Northgate Fasteners Ltd until payment.',
      'Title to the goods remains with Harbour Workshop Inc. until payment.',
      'other-party',
    ],
    [
      'the term of an early payment',
      'Payment within 30 days. For payment within 10 days we grant 3 % early payment discount.',
      'Payment within 30 days. For payment within 45 days we grant 3 % early payment discount.',
      'early-discount',
    ],
  ])('%s', (_, right, wrong, code) => {
    expect(both(right, wrong)).toEqual(['', code]);
  });

  it('the number of lines, before another sentence', () => {
    const counted = (lines: number) => codesOf(foot(`Anzahl der Artikel: ${lines} Danke für Ihr Vertrauen!`));
    expect([2, 1].map(counted)).toEqual(['', 'item-count']);
  });

  it('the number in a field, which is the end of that in its series', () => {
    const fields = (number: string) =>
      codesOf([
        [340, 90, 'Serie'],
        [440, 90, 'A'],
        [340, 102, 'Número'],
        [440, 102, number],
      ]);
    expect(['417', '471'].map(fields)).toEqual(['', 'several-numbers']);
  });

  it('a Czech account over the only IBAN', () => {
    const over = (account: string) =>
      codesOf([
        [50, 600, `Bankovní účet: ${account}`],
        [50, 612, 'IBAN: CZ96 0300 0000 0053 5066 1047'],
      ]);
    expect(['5350661047/0300', '2601447788/2010'].map(over)).toEqual(['', 'other-bank']);
  });

  it('an order that has a name', () => {
    const field: Printed[] = [
      [340, 90, 'Ihre Bestellung'],
      [440, 90, 'Gästezimmer'],
    ];
    const said = (order: string) => `Geliefert gemäß Ihrer Bestellung ${order}.`;
    expect(both(said('Gästezimmer'), said('Stube'), ...field)).toEqual(['', 'several-references']);
  });

  it('the codes of taxes on the lines', () => {
    const taxed = (tax: string, total: string) =>
      codesOf(
        [
          [230, 180, 'Tax'],
          [230, 200, 'FRE'],
          [230, 220, 'GST'],
        ],
        { 'Sales Tax 10%': 'Sales Tax', '$18.50': tax, '$203.50': total, Total: 'Total (USD)' },
      );
    expect([taxed('$16.00', '$201.00'), taxed('$16.70', '$201.70')]).toEqual(['', 'left-rate']);
  });

  it('the days in a sentence that asks for the money', () => {
    const due: Printed = [340, 90, 'Vervaldatum: 31-03-2026'];
    const asked = (days: number) => `Wij verzoeken u dit bedrag binnen ${days} dagen over te maken.`;
    expect(both(asked(14), asked(30), due)).toEqual(['', 'due-date']);
  });

  it('the day that is called one of expiry, where none is called due', () => {
    const expiry = (day: string) =>
      codesOf([[340, 90, `Expiry date: ${day}`], ...foot('Please make payment within 30 days.')]);
    expect(['16-04-2026', '31-03-2026'].map(expiry)).toEqual(['', 'due-date']);
  });

  it('hours with a fraction are those of the lines that count hours', () => {
    const changes = { '2': '2.5 h', '$80.00': '$64.00' };
    const note = (hours: string) => codesOf(foot(`By the time sheet of March (${hours} hours).`), changes);
    expect(['2.5', '8.5'].map(note)).toEqual(['', 'left-count']);
    expect(codesOf(foot('The machine ran for 8.5 hours.'))).toBe('');
  });

  it('free shipping is not charged', () => {
    const free: Printed = [340, 90, 'Free shipping'];
    const shipping: Printed[] = [
      [370, 272, 'Shipping', 8],
      [480, 272, '$5.00', 8],
    ];
    const charged = { 'Sales Tax 10%': 'Sales Tax 0%', '$18.50': '$0.00', '$203.50': '$190.00' };
    expect([codesOf([free]), codesOf(shipping, charged), codesOf([free, ...shipping], charged)]).toEqual([
      '',
      '',
      'free-shipping',
    ]);
  });
});

describe('What is paid', () => {
  const sums: Printed[] = [
    [370, 300, 'Amount paid'],
    [480, 300, '$100.00'],
    [370, 315, 'Amount due'],
    [480, 315, '$103.50'],
  ];
  it('is not unpaid, in part or on the whole', () => {
    expect(['PARTIALLY PAID', 'UNPAID'].map((state) => codesOf([[340, 90, state], ...sums]))).toEqual(['', 'overdue']);
    const transactions: Printed[] = [
      [50, 500, 'Transaction', 8],
      [200, 500, 'Payment date', 8],
      [350, 500, 'Amount', 8],
      [50, 514, 'pi_3RkQ0bL7yT', 8],
      [200, 514, '17 March 2026', 8],
      [350, 514, '$203.50', 8],
    ];
    expect(['Status: Paid', 'Status: Overdue'].map((state) => codesOf([[340, 90, state], ...transactions]))).toEqual([
      '',
      'overdue',
    ]);
  });

  it('is no day under a word that also means overdue', () => {
    const slip = (below: string): Printed[] => [
      [340, 90, 'Paid on 16 March 2026: $203.50'],
      [200, 500, 'Forfalden', 8],
      [350, 500, 'Reference', 8],
      [200, 512, below, 8],
      [350, 512, 'INV-20417', 8],
    ];
    expect(['16 April 2026', 'Kvalto'].map((below) => codesOf(slip(below)).includes('overdue'))).toEqual([false, true]);
  });

  it('in full is not asked for until a day', () => {
    const asked = 'Payment within 30 days of the invoice date, at the latest on 16 April 2026.';
    expect([codesOf(foot(asked)), codesOf(foot(asked, 'This invoice has been paid in full.'))]).toEqual([
      '',
      'paid-in-full',
    ]);
  });
});

describe('Numbers that contain each other', () => {
  it.each([
    [
      'the parts of an account',
      'IBAN FR76 3058 3293 1766 3257 2445 804',
      '30583 29317 66325724458 04',
      '30583 29317 66325764458 04',
      'other-bank',
    ],
    [
      'an account with the code of its bank',
      'IBAN: CZ96 0300 0000 0053 5066 1047',
      'Číslo účtu: 5350661047/0300',
      'Číslo účtu: 5353661047/0300',
      'other-bank',
    ],
    [
      'an account at its bank',
      'IBAN: CZ96 0300 0000 0053 5066 1047',
      'Číslo účtu: 5350661047/0300',
      'Číslo účtu: 5350661047/2010',
      'other-bank',
    ],
    [
      'a reference with a check digit',
      'IBAN: FI52 5396 9965 6669 61',
      'Viitenumero: 1 11423',
      'Viitenumero: 1 11428',
      'check-digits',
    ],
    ['a number with two check digits', 'Tax invoice', 'ABN: 33 033 778 102', 'ABN: 33 033 778 105', 'check-digits'],
    [
      'an address on the internet',
      'Receipt Number: KRASRN000214471/418',
      'https://kra.go.ke/verify/KRASRN000214471/418',
      'https://kra.go.ke/verify/KRASRN000214471/481',
      'near-miss',
    ],
  ])('%s', (_, beside, right, wrong, code) => {
    expect(both(right, wrong, [50, 700, beside, 8])).toEqual(['', code]);
  });
});
