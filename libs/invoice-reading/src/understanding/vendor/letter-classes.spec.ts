import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import type { Printed } from '../../../test/documents/printed-pdf.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';

/** A paper whose receiver has no heading; `head` says who sends it, or does not. */
const paper = (head: Printed[], more: Printed[] = []): Printed[] => [
  ...head,
  [340, 150, 'Invoice Number: INV-20417'],
  [340, 165, 'Invoice Date: 17 March 2026'],
  [50, 210, 'Description'],
  [300, 210, 'Qty'],
  [370, 210, 'Unit Price'],
  [480, 210, 'Amount'],
  [50, 230, 'Hex bolt M8'],
  [300, 230, '20'],
  [370, 230, '€1.25'],
  [480, 230, '€25.00'],
  [370, 250, 'Total'],
  [480, 250, '€25.00'],
  [50, 780, 'Goods remain ours until they are paid.', 8],
  ...more,
];
const RECEIVER: Printed[] = [
  [50, 120, 'Praxis Dr. Lindner'],
  [50, 134, 'Am Mühlbach 6'],
  [50, 148, '72764 Reutlingen'],
];

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, warnings } = prove(draft);
  return { status, vendor: draft.vendorName?.value, warnings };
};

/** Each kind of evidence with a paper that only looks like it. */
const CLASSES: [what: string, vendor: string, tells: Printed[], looksAlike: Printed[]][] = [
  [
    'a large name with its address and the only tax number beside it',
    'Matterlicht Elektro GmbH',
    paper([[50, 40, 'Matterlicht Elektro GmbH', 16], ...beside('CHE-369.290.530 MWST'), ...RECEIVER]),
    paper([
      [50, 40, 'Matterlicht Elektro GmbH', 16],
      ...beside('CHE-369.290.530 MWST'),
      ...RECEIVER,
      [50, 162, 'USt-IdNr. DE 123 456 789'],
    ]),
  ],
  [
    'a large name over its address with the only telephone',
    'Claddagh Bay Hotel',
    paper([
      [180, 40, 'Claddagh Bay Hotel', 16],
      [180, 62, '79 Quay Street, 10115 Berlin · Tel. 0841 836 313'],
      ...RECEIVER,
    ]),
    paper([
      [180, 40, 'Claddagh Bay Hotel', 16],
      [180, 62, '79 Quay Street, 10115 Berlin · Tel. 0841 836 313'],
      ...RECEIVER,
      [50, 162, 'Tel. 07121 445 110'],
    ]),
  ],
  [
    'the name that a letter is signed with',
    'Imogen Fairweather',
    paper(
      [[340, 40, 'Imogen Fairweather', 12], [340, 56, '77 Station Road'], [340, 70, '04109 Leipzig'], ...RECEIVER],
      signed('Imogen Fairweather'),
    ),
    paper(
      [[340, 40, 'Imogen Fairweather', 12], [340, 56, '77 Station Road'], [340, 70, '04109 Leipzig'], ...RECEIVER],
      signed('Accounts department'),
    ),
  ],
  [
    'the name to which a payment slip goes back',
    'Orchard Row Studio',
    paper(
      [[340, 40, 'Orchard Row Studio', 12], [340, 56, 'Unit 4, Mill Road'], [340, 70, '04109 Leipzig'], ...RECEIVER],
      slip('To: Orchard Row Studio'),
    ),
    paper(
      [[340, 40, 'Orchard Row Studio', 12], [340, 56, 'Unit 4, Mill Road'], [340, 70, '04109 Leipzig'], ...RECEIVER],
      slip('From: Orchard Row Studio'),
    ),
  ],
];

function beside(taxNumber: string): Printed[] {
  return [
    [340, 36, 'Bahnhofstrasse 21'],
    [340, 50, '8400 Winterthur'],
    [340, 64, taxNumber],
  ];
}
function signed(name: string): Printed[] {
  return [
    [50, 320, 'With kind regards,'],
    [50, 350, name],
  ];
}
function slip(line: string): Printed[] {
  return [
    [50, 600, 'PAYMENT ADVICE'],
    [50, 630, line],
  ];
}

describe('Who sells, where nothing says who receives', () => {
  it.each(CLASSES)('is %s', (_what, vendor, tells) => {
    expect(read(tells)).toMatchObject({ status: 'completed', vendor });
  });

  it.each(CLASSES)('is not told by what only looks like %s', (_what, _vendor, _tells, looksAlike) => {
    expect(read(looksAlike).status).toBe('needs_review');
  });
});
