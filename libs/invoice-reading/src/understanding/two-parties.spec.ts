import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import {
  DECISIVE,
  type Evidence,
  sellerOf,
  twoParties,
  twoPartiesPrint,
  WEAK,
} from '../../test/documents/two-parties.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (evidence: Evidence) =>
  twoParties(evidence).map((of) => {
    const draft = understandPages({ kind: 'pages', pages: [printedPage(twoPartiesPrint(of))], attachments: [] });
    return { of, vendor: draft.vendorName?.value, isCompleted: prove(draft).status === 'completed' };
  });

describe('Two addresses that no heading tells apart', () => {
  it.each(WEAK)('%s: never completed, in any language or layout', (evidence) => {
    expect(read(evidence).filter(({ isCompleted }) => isCompleted)).toEqual([]);
  });

  it.each(DECISIVE)('%s: never completed with the receiver as the vendor', (evidence) => {
    const completed = read(evidence).filter(({ isCompleted }) => isCompleted);
    expect(completed.filter(({ of, vendor }) => vendor !== sellerOf(of))).toEqual([]);
    expect(completed.length).toBeGreaterThan(twoParties(evidence).length / 2);
  });
});
