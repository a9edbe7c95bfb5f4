import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { printedPage } from '../../../test/documents/printed-page.js';
import { HEAD, type Printed, row, SUMS } from '../../../test/documents/printed-pdf.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';

/** Between the head and the lines. */
const over = (text: string): Printed[] => [[50, 160, text, 9]];

describe('What is paid already', () => {
  const paper = (said: string, heading: string): string =>
    codesOf([...foot(said), [50, 700, heading], [50, 720, '$203.50']]);
  const PAID = 'Settled in full on 17 March 2026, nothing is open.';
  it.each(['Section paiement', 'Zahlteil', 'Giro', 'Payment slip'])('is not asked for on a slip: %s', (heading) => {
    expect(paper('Thank you for your trust.', heading)).toBe('');
    expect(paper(PAID, heading)).toBe('paid-in-full');
    expect(paper(PAID, 'Kvalto brimu')).toBe('');
  });
});

describe('Packages in a sentence', () => {
  const paper = (text: string): string => codesOf([[50, 231, text, 8]]);
  it('are of the goods that it names, wherever it stands', () => {
    expect(paper('All hex bolts are delivered in 4 boxes of 5 pieces each.')).toBe('');
    expect(paper('All hex bolts are delivered in 4 boxes of 6 pieces each.')).toContain('packages');
    expect(paper('All cordless drills are delivered in 4 boxes of 5 pieces each.')).toContain('packages');
  });
});

describe('The number of the company', () => {
  it('is one, under its letterhead and at the foot', () => {
    const paper = (number: string): string =>
      codesOf([[50, 74, 'Contribuinte n.º 508771200', 8], ...foot(`Northgate Fasteners Ltd · NIPC ${number}`)]);
    expect([paper('508771200'), paper('506139441')]).toEqual(['', expect.stringContaining('several-tax-numbers')]);
  });
});

describe('The message of a payment', () => {
  it('is one, in a sentence and at the foot', () => {
    const paper = (message: string): string =>
      codesOf(foot('Please pay with +++202/6002/99074+++.', `Kvalto brimu +++${message}+++`));
    expect([paper('202/6002/99074'), paper('202/6002/90990')]).toEqual([
      '',
      expect.stringContaining('several-references'),
    ]);
  });
});

describe('A currency that several countries call alike', () => {
  const inCrowns = (said: string): string =>
    codesOf(foot(said), {
      ...{ 'Unit Price': 'Price SEK', '$1.25': '1.25', '$25.00': '25.00', '$80.00': '80.00', '$160.00': '160.00' },
      ...{ '$185.00': '185.00', '$18.50': '18.50', Total: 'Total SEK', '$203.50': '203.50' },
    });
  it.each([
    ['All amounts in Swedish kronor.', 'All amounts in Norwegian kroner.'],
    ['Alla belopp i svenska kronor.', 'Alle beløb i danske kroner.'],
  ])('is told by the country: %s', (right, wrong) => {
    expect([right, wrong].map(inCrowns)).toEqual(['', 'several-currencies']);
  });
});

describe('Prices with the tax in them', () => {
  const taxed = (said: string): string =>
    codesOf(
      [
        ...row(265, [
          [370, 'VAT 20% on 25.00'],
          [480, '$5.00'],
        ]),
        ...row(275, [
          [370, 'VAT 10% on 160.00'],
          [480, '$16.00'],
        ]),
        ...foot(said),
      ],
      { 'Sales Tax 10%': null, '$18.50': null, '$203.50': '$206.00' },
    );
  it('have none added to them, of several rates either', () => {
    expect(taxed('The prices of all lines are given excluding VAT.')).toBe('');
    expect(taxed('The prices of all lines are given including VAT.')).toBe('price-note');
  });
});

describe('The period of the head', () => {
  const period = (days: string): Printed[] => over(`Period billed: ${days}`);
  it('is not that of the day on which the money is taken', () => {
    const taken = (said: string): string => codesOf([...period('01/03/2026 to 15/03/2026'), [50, 300, said, 8]], {});
    expect(taken('Direct debit on 31 March 2026')).toBe('');
    expect(taken('Workshop held on 31 March 2026')).toBe('several-periods');
  });

  it('has the days of its lines in it, of which no year is printed', () => {
    const days = (first: string, second: string): string =>
      codesOf(period('01/02/2026 to 28/02/2026'), {
        'Hex bolt M8': `${first} Cleaning of floors`,
        'Cordless drill': `${second} Cleaning of glass`,
      });
    expect(days('03/02', '24/02')).toBe('');
    expect(days('03/01', '24/01')).toBe('several-periods');
    // Sizes.
    expect(days('3/8', '24/31')).toBe('');
  });

  it.each(['1. marts – 16. marts 2026', '1 March – 16 March 2026', 'March 1 – March 16, 2026'])(
    'may print its year once: %s',
    (days) => {
      const worked = (day: string): string =>
        codesOf([...period(days), ...foot(`${day}-03-2026 09:00–11:00: Workshop`)]);
      expect([worked('16'), worked('17')]).toEqual(['', expect.stringContaining('several-periods')]);
    },
  );
});

describe('Terms over two rows', () => {
  const terms = (day: string): string =>
    codesOf([
      [50, 300, 'Payable within 14 days, by 31 March 2026, as agreed. If you settle within 5 days,', 8],
      [50, 309, `hence until ${day} March 2026, you may deduct 2% discount and pay $199.43.`, 8],
    ]);
  it('are those of an early payment, until as many days after the invoice', () => {
    expect([terms('22'), terms('28')]).toEqual(['', expect.stringContaining('due-date')]);
  });
});

describe('The hours of one line', () => {
  const listed = (second: string): string =>
    codesOf(
      foot(
        '02-03-2026 08:00–20:30: Kvalto brimu, 12.5 timer',
        `09-03-2026 08:00–15:30: Zelkor, ${second} timer`,
        'Timer i alt: 20',
      ),
      {
        'Hex bolt M8': 'Consulting hours',
        'Cordless drill': 'Travel',
      },
    );
  it('are listed and summed on their own', () => {
    expect(listed('7.5')).toBe('');
    expect(listed('9.5')).not.toBe('');
  });
});

describe('Columns that are wider on the next page', () => {
  const paper = (...said: string[]): string => {
    const first: Printed[] = [
      ...HEAD,
      ...['Description', 'Crates', 'Weight kg', 'Qty', 'Unit Price', 'Amount'].map((text, at): Printed => [
        [50, 180, 225, 300, 370, 480][at]!,
        180,
        text,
        8,
      ]),
      ...['Hex bolt M8', '3', '468', '20', '$1.25', '$25.00'].map((text, at): Printed => [
        [50, 185, 230, 300, 370, 480][at]!,
        200,
        text,
        8,
      ]),
      ...['Washer M8', '2', '277', '10', '$1.50', '$15.00'].map((text, at): Printed => [
        [50, 185, 230, 300, 370, 480][at]!,
        220,
        text,
        8,
      ]),
    ];
    const second: Printed[] = [
      ...['Description', 'Crates', 'Weight kg', 'Qty', 'Unit Price', 'Amount'].map((text, at): Printed => [
        [50, 130, 180, 250, 370, 480][at]!,
        50,
        text,
        8,
      ]),
      ...['Cordless drill', '1', '18', '2', '$72.50', '$145.00'].map((text, at): Printed => [
        [50, 135, 185, 250, 370, 480][at]!,
        70,
        text,
        8,
      ]),
      ...SUMS,
      ...foot(...said),
    ];
    const pages = [first, second].map((words, at) => {
      const page = printedPage(words);
      return { ...page, number: at + 1, words: page.words.map((word) => ({ ...word, page: at + 1 })) };
    });
    const { warnings } = prove(understandPages({ kind: 'pages', pages, attachments: [] }));
    return warnings.map(({ code }) => code).join(', ');
  };
  it('are summed up by their headings on each page', () => {
    expect(paper('Total crates: 6', 'Total weight: 763 kg')).toBe('');
    expect(paper('Total crates: 5')).toContain('left-count');
    expect(paper('Total weight: 803 kg')).toContain('weights');
  });
});
