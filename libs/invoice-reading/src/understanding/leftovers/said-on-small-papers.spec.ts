import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { printedPage } from '../../../test/documents/printed-page.js';
import { HEAD, type Printed, printedInvoice, row, SUMS, WITHOUT_SUMS } from '../../../test/documents/printed-pdf.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';

const codesOfPages = (...printed: Printed[][]): string => {
  const pages = printed.map((words, at) => {
    const page = printedPage(words);
    return { ...page, number: at + 1, words: page.words.map((word) => ({ ...word, page: at + 1 })) };
  });
  const { warnings } = prove(understandPages({ kind: 'pages', pages, attachments: [] }));
  return warnings.map(({ code }) => code).join(', ');
};

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
    const three = (third: string): string =>
      codesOf(
        [
          ...period('01/02/2026 to 28/02/2026'),
          ...row(
            240,
            [
              [50, `${third} Cleaning of doors`],
              [300, '3'],
              [370, '$5.00'],
              [480, '$15.00'],
            ],
            10,
          ),
          ...SUMS.map(([x, y, text, size]): Printed => [x, y, text.replace('185.00', '200.00'), size]),
        ],
        {
          ...WITHOUT_SUMS,
          'Hex bolt M8': '03/02 Cleaning of floors',
          'Cordless drill': '10/02 Cleaning of glass',
        },
      );
    expect(three('24/02')).not.toContain('several-periods');
    expect(three('24/03')).toContain('several-periods');
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

describe('A month on one line', () => {
  const lines = (days: string): string =>
    codesOf(
      [
        [180, 200, 'May 2026', 8],
        [180, 220, days, 8],
      ],
      { 'Invoice Date: 17 March 2026': 'Invoice Date: 1 June 2026' },
    );
  it.each(['1 Jun – 30 Jun 2026', '01/06/2026 – 30/06/2026'])('may stand over the period of the next: %s', (days) => {
    expect(lines(days)).toBe('');
  });
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

describe('Page counts', () => {
  it('are those of the paper, in a longer foot as well', () => {
    const paper = (pages: string): string =>
      codesOf(foot(`Northgate Fasteners Ltd · Invoice INV-20417 · Page ${pages}`));
    expect([paper('1 of 1'), paper('1 of 2'), paper('2 of 1')]).toEqual(['', 'missing-pages', 'missing-pages']);
  });
});

describe('A time sheet on a page of its own', () => {
  const sheet = (to: string): string =>
    codesOfPages(printedInvoice(), [
      [50, 60, '02-03-2026 08:00–12:30: Kvalto, 4.5 hours', 8],
      [50, 72, '03-03-2026 09:00–13:00: Brimu, 4 hours', 8],
      [50, 84, '04-03-2026 09:00–13:00: Zelkor, 4 hours', 8],
      [50, 96, `05-03-2026 10:00–${to}: Kvalto, 3.5 hours`, 8],
    ]);
  it('counts as many hours as its times are long, where the others do', () => {
    expect([sheet('13:30'), sheet('14:30')]).toEqual(['', 'line-note']);
  });
});

describe('A British account', () => {
  it('is the end of the IBAN in its row', () => {
    const paid = (account: string): string => codesOf(foot(`Account ${account} · IBAN GB29 NWBK 6016 1331 9268 19`));
    expect([paid('31926819'), paid('31936819')]).toEqual(['', 'other-bank']);
    expect(codesOf(foot('Account 31936819 · Kvalto'))).toBe('');
  });
});

describe('Whose numbers stand at the foot', () => {
  it('is the sender, and nobody of nearly the same name', () => {
    const paper = (name: string): string =>
      codesOf(foot(`${name} do Minho, Unipessoal Lda · Kvalto brimu · NIPC 508771200`), {
        'Northgate Fasteners Ltd': 'Geradores do Minho, Unipessoal Lda',
        'Harbour Workshop Inc.': 'Harbour Workshop, Springfield',
      });
    expect([paper('Geradores'), paper('Quarrowby')]).toEqual(['', expect.stringContaining('other-sender')]);
  });
});

describe('A deposit', () => {
  const grid = (day: string): string =>
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
          [470, '$153.50'],
        ]),
        [340, 318, '$50.00', 8],
      ],
      WITHOUT_SUMS,
    );
  it('was paid before the invoice, in a grid of sums as well', () => {
    expect([grid('04/03/2026'), grid('04/05/2026')]).toEqual(['', 'late-deposit']);
  });
  it('is called so in Portugal', () => {
    const said = (day: string): string =>
      codesOf(
        [
          ['Adiantamento recebido em ' + day, '-$50.00'],
          ['A pagar', '$153.50'],
        ].flatMap(([label, amount], at) =>
          row(
            295 + 15 * at,
            [
              [300, label!],
              [480, amount!],
            ],
            10,
          ),
        ),
      );
    expect([said('04/03/2026'), said('04/05/2026')]).toEqual(['', 'late-deposit']);
  });
});

describe('What is taxed at a rate in its name', () => {
  const taxed = (rate: number): string =>
    codesOf(
      [
        [50, 300, `Taxable amount ${rate}%: $185.00 — tax $18.50`, 8],
        [340, 300, 'Total VAT $18.50'],
        [340, 315, 'Invoice total $203.50'],
      ],
      WITHOUT_SUMS,
    );
  it('has a tax of this rate', () => {
    expect(taxed(10)).toBe('');
    expect(taxed(11)).toContain('left-rate');
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
    return codesOfPages(first, second);
  };
  it('are summed up by their headings on each page', () => {
    expect(paper('Total crates: 6', 'Total weight: 763 kg')).toBe('');
    expect(paper('Total crates: 5')).toContain('left-count');
    expect(paper('Total weight: 803 kg')).toContain('weights');
  });
});
