import { describe, expect, it } from '@jest/globals';
import { AT, type Attack, ATTACKS } from '../test/documents/attacks.js';
import { printedPage } from '../test/documents/printed-page.js';
import { printedInvoice } from '../test/documents/printed-pdf.js';
import { prove } from './proof.js';
import { understandPages } from './understanding/understand-pages.js';

/** Where the invoice with this sentence more ends otherwise than it should. */
const spotsWith = ({ spots }: Attack, text: string, status: string): string[] =>
  spots.filter((spot) => {
    const [x, y] = AT[spot];
    const page = printedPage(printedInvoice({}, [[x, y, text, 8]]));
    return prove(understandPages({ kind: 'pages', pages: [page], attachments: [] })).status === status;
  });

const cases = Object.entries(ATTACKS).flatMap(([kind, attacks]) =>
  attacks.map((attack): [string, string, Attack] => [kind, attack.wrong, attack]),
);

describe('One fact more that contradicts the invoice', () => {
  it.each(cases)('%s: “%s” is reviewed wherever it stands', (_kind, wrong, attack) => {
    expect(spotsWith(attack, wrong, 'completed')).toEqual([]);
  });

  it.each(cases)('%s: what agrees with the invoice, unlike “%s”, changes nothing', (_kind, _wrong, attack) => {
    expect(spotsWith(attack, attack.right, 'needs_review')).toEqual([]);
  });
});
