import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import {
  SENDER_KINDS,
  senderOf,
  type SenderPaper,
  senderPapers,
  senderPrint,
} from '../../../test/documents/sender-evidence.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';

const read = (of: SenderPaper) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(senderPrint(of))], attachments: [] });
  return { of, vendor: draft.vendorName?.value, isCompleted: prove(draft).status === 'completed' };
};

describe('Who sells, where no heading says it in full', () => {
  it.each(SENDER_KINDS)('%s: tells the sender, in any language and on either side', (kind) => {
    const papers = senderPapers(kind, false).map(read);
    const held = papers.filter(({ of, vendor, isCompleted }) => !isCompleted || vendor !== senderOf(of));
    expect(held).toEqual([]);
  });

  it.each(SENDER_KINDS)('%s: what only looks like it makes nobody else the sender', (kind) => {
    const completed = senderPapers(kind, true)
      .map(read)
      .filter(({ isCompleted }) => isCompleted);
    expect(completed.filter(({ of, vendor }) => vendor !== senderOf(of))).toEqual([]);
  });
});
