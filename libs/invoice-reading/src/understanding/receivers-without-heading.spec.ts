import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../test/documents/doubts-of.js';
import type { Printed } from '../../test/documents/printed-pdf.js';
import { isName } from './vendor/names.js';

/** The sender stands at the foot alone, and over the window nobody: what is on top is the receiver. */
const WITHOUT_HEAD = {
  ...{ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null },
  ...{ 'Bill to:': null, 'Harbour Workshop Inc.': null },
};
const FOOT = foot(
  'Northgate Fasteners Ltd · 12 Mill Road · 20457 Hamburg · VAT no. GB 123 4567 89',
  'Northgate Fasteners Ltd · Acme Bank · IBAN DE89 3704 0044 0532 0130 00',
);
const WINDOW: Printed[] = [
  [50, 60, 'Harbour Workshop Inc.'],
  [50, 74, 'Quay 7'],
  [50, 88, '20459 Hamburg'],
];

describe('The receiver under no heading', () => {
  const paper = (...more: Printed[]): string => codesOf([...WINDOW, ...more, ...FOOT], WITHOUT_HEAD);
  it.each([['a number of the customer’s', [340, 110, 'Customer: K-5832']]] as [string, Printed][])(
    'is no letterhead beside %s',
    (_, beside) => {
      expect(paper(beside)).not.toContain('other-sender');
    },
  );

  it('is one beside another receiver', () => {
    expect(paper([340, 110, 'Customer:'], [340, 122, 'Mill Bakery Ltd'], [340, 134, '20457 Hamburg'])).toContain(
      'other-sender',
    );
  });
});

describe('Words over a receiver', () => {
  it.each(['Laskun saaja', 'Toimitetaan', 'Fakturamodtager – Customer', 'Plačnik'])('are known: %s', (heading) => {
    const paper = codesOf(
      [[50, 60, heading], [50, 74, 'Harbour Workshop Inc.'], [50, 88, '20459 Hamburg'], ...FOOT],
      WITHOUT_HEAD,
    );
    expect(paper).toBe('');
  });
});

describe('The heading of what stands beside both parties', () => {
  it('is nobody’s name', () => {
    expect(['Rechnungsdaten', 'Invoice details', 'Fakturaopplysninger'].map(isName)).toEqual([false, false, false]);
    expect(['Rechnungsdaten GmbH', 'Datenwerk Nord'].map(isName)).toEqual([true, true]);
  });
});
