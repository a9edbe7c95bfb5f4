import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from '../understanding/understand-pages.js';

const verdict = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, warnings, taxAmount, totalAmount } = prove(draft);
  const read = { date: draft.invoiceDate?.value, vendor: draft.vendorName?.value };
  return {
    status,
    ...read,
    messages: warnings.map(({ message }) => message),
    tax: taxAmount?.text,
    total: totalAmount?.text,
  };
};

/** Lines of 185.00 that have the tax in them. */
const INCLUDED = { Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null, '$203.50': '$185.00' };
const DISCOUNTED = { 'Sales Tax 10%': null, '$18.50': null, '$203.50': '$175.00' };
const DISCOUNT: Printed[] = [
  [370, 265, 'Discount'],
  [480, 265, '-$10.00'],
];

describe('Sums as pages print them', () => {
  it.each([
    ['the discount in the total', DISCOUNTED, '$10.00', 'completed'],
    ['another sum than the discount', DISCOUNTED, '$12.00', 'needs_review'],
    ['no discount of the paper', {}, '$12.00', 'needs_review'],
    ['what is taken off nothing', {}, '-$12.00', 'needs_review'],
  ])('“You saved” may be %s', (_what, changes, saved, status) => {
    const discount = changes === DISCOUNTED ? DISCOUNT : [];
    const saving: Printed[] = [
      [370, 310, 'You saved'],
      [480, 310, saved],
    ];
    const read = verdict(printedInvoice(changes, [...discount, ...saving]));
    const messages = status === 'completed' ? [] : [`No printed discount comes to the saving “You saved” of ${saved}.`];
    expect(read).toMatchObject({ status, messages });
  });

  it('“You saved” has the tax in it only where the discount has not', () => {
    const saving: Printed[] = [
      [370, 310, 'You saved'],
      [480, 310, '$11.00'],
    ];
    const onTop = { ...DISCOUNTED, 'Sales Tax 10%': 'Sales Tax 10%', '$18.50': '$17.50', '$203.50': '$192.50' };
    const within: Printed = [370, 300, 'Includes $15.91 sales tax (10%)'];
    const taxed = DISCOUNT.map(([x, , text]): Printed => [x, 258, text, 6]);
    expect(verdict(printedInvoice(onTop, [...taxed, ...saving])).status).toBe('completed');
    expect(verdict(printedInvoice(DISCOUNTED, [...DISCOUNT, within])).status).toBe('completed');
    expect(verdict(printedInvoice(DISCOUNTED, [...DISCOUNT, within, ...saving])).status).toBe('needs_review');
  });

  it('“You saved” among the sums is a discount without effect', () => {
    const saving: Printed[] = [
      [370, 258, 'You saved', 6],
      [480, 258, '$12.00', 6],
    ];
    expect(verdict(printedInvoice({}, saving)).status).toBe('needs_review');
  });

  it.each([
    ['on one line', [[370, 300, 'Includes $16.82 sales tax (10%)']]],
    [
      'wrapped behind its label',
      [
        [370, 300, 'The total includes VAT at', 8],
        [370, 310, '10%: $16.82', 8],
      ],
    ],
  ] as [string, Printed[]][])('tax that is included is found %s', (_how, printed) => {
    expect(verdict(printedInvoice(INCLUDED, printed))).toMatchObject({ status: 'completed', tax: '$16.82' });
    const wrong = printed.map(([x, y, text, size]): Printed => [x, y, text.replace('16.82', '17.28'), size]);
    expect(verdict(printedInvoice(INCLUDED, wrong)).status).toBe('needs_review');
  });

  it('an amount over its currency belongs to the label beside both', () => {
    const stacked: Printed[] = [
      [480, 276, '203.50', 9],
      [480, 285, 'USD', 9],
    ];
    expect(verdict(printedInvoice({ '$203.50': null }, stacked))).toMatchObject({
      status: 'completed',
      total: '203.50 USD',
    });
  });

  it.each([
    ['$160.00', 'completed'],
    ['$150.00', 'needs_review'],
  ])('a subtotal of %s below the second group of lines', (sum, status) => {
    const group: Printed[] = [
      [420, 232, 'Subtotal', 7],
      [480, 232, sum, 7],
    ];
    expect(verdict(printedInvoice({}, group)).status).toBe(status);
  });

  it('goes on below the last known word, as long as the column does', () => {
    const below: Printed[] = [
      [370, 295, 'Crate levy'],
      [480, 295, '$7.00'],
    ];
    expect(verdict(printedInvoice({}, below)).messages).toEqual([
      'Nothing explains the amount of $7.00, printed as “Crate levy”.',
    ]);
  });
});

describe('Of two parties without a heading', () => {
  const parties = (...facts: Printed[]): Printed[] =>
    printedInvoice({ 'Bill to:': null, '12 Mill Road, Springfield': '12 Mill Road' }, [
      [50, 136, '4 Quay Street'],
      ...facts,
    ]);

  it('the sender is the one with the only tax number', () => {
    const known = verdict(parties([50, 72, 'VAT Reg GB 318447120']));
    expect(known).toMatchObject({ status: 'completed', vendor: 'Northgate Fasteners Ltd' });
    expect(verdict(parties()).status).toBe('needs_review');
    expect(verdict(parties([50, 72, 'VAT Reg GB 318447120'], [50, 148, 'VAT Reg GB 771002341'])).status).toBe(
      'needs_review',
    );
  });
});

describe('The date', () => {
  it('may have no other label than “Le”', () => {
    const printed = verdict(printedInvoice({ 'Invoice Date: 17 March 2026': 'Le : 17 mars 2026' }));
    expect(printed.date).toBe('2026-03-17');
  });
});

describe('What stands beside and below the sums', () => {
  const between = (text: string, amount: string, y: number): Printed[] => [
    [370, y, text, 6],
    [480, y, amount, 6],
  ];

  it('a sentence beside a charge does not hide that the charge is in no sum', () => {
    const beside: Printed = [45, 258, 'Payment within 30 days; goods stay ours until paid', 6];
    expect(verdict(printedInvoice({}, [beside, ...between('Paper invoice', '$12.70', 258)])).messages).toEqual([
      'Nothing explains the amount of $12.70, printed as “Paper invoice”.',
    ]);
  });

  it.each([
    'Pay within 30 days. Failed payments may incur a $15.00 fee.',
    'Betalningsvillkor 30 dagar netto, dröjsmålsränta 8 %. Påminnelseavgift $60.00 per brev.',
  ])('a fee only for those who pay late is no part of the sums: %s', (sentence) => {
    expect(verdict(printedInvoice({}, [[45, 420, sentence, 8]])).status).toBe('completed');
  });

  it.each([
    ['-$0.40', '$203.10', 'completed'],
    ['-$1.50', '$202.00', 'needs_review'],
  ])('rounding of %s leads to a total of %s: %s', (rounding, total, status) => {
    const rounded = printedInvoice({ '$203.50': total }, between('Round off', rounding, 274));
    expect(verdict(rounded).status).toBe(status);
  });

  it.each([
    ['what is left after the discount', '$17.50', '$175.00', '$192.50', 'completed'],
    ['what was before the discount', '$18.50', '$185.00', '$193.50', 'needs_review'],
  ])('a discount above the tax is taken off its base, which is %s', (_what, tax, base, total, status) => {
    const printed = printedInvoice(
      { 'Sales Tax 10%': `Sales Tax 10% on ${base}`, '$18.50': tax, '$203.50': total },
      between('Discount', '-$10.00', 258),
    );
    expect(verdict(printed).status).toBe(status);
  });
});
