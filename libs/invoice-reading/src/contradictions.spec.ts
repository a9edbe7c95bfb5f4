import { describe, expect, it } from '@jest/globals';
import { type Contradiction, contradictionPrint, contradictions, KINDS } from '../test/documents/contradictions.js';
import {
  LINE_KINDS,
  type LineContradiction,
  lineContradictionPrint,
  lineContradictions,
} from '../test/documents/line-contradictions.js';
import { printedPage } from '../test/documents/printed-page.js';
import type { Printed } from '../test/documents/printed-pdf.js';
import { prove } from './proof.js';
import { understandPages } from './understanding/understand-pages.js';

const read = (printed: Printed[]) =>
  prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
const statusOf = (of: Contradiction): string => read(contradictionPrint(of)).status;
const lineStatusOf = (of: LineContradiction): string => read(lineContradictionPrint(of)).status;
const all = contradictions();
const named = ({ language, layout, kind, wording }: Contradiction): string =>
  `${kind}, ${language}, ${layout}, ${wording}`;

describe('An invoice that contradicts itself', () => {
  it.each(KINDS)('%s: is never completed, in any language or layout', (kind) => {
    const ofKind = all.filter((one) => one.kind === kind);
    expect(ofKind.filter((one) => statusOf(one) === 'completed').map(named)).toEqual([]);
  });

  it.each(KINDS)('%s: its consistent twin is completed, in 95 of 100 at least', (kind) => {
    const twins = all.filter((one) => one.kind === kind).map((one) => ({ ...one, isWrong: false }));
    const held = twins.filter((one) => statusOf(one) !== 'completed');
    expect(held.length > twins.length / 20 ? held.map(named) : []).toEqual([]);
  });

  it('is told with the amount and its label', () => {
    const one = { language: 'en', layout: 'below', kind: 'charge in no sum', wording: 0, isWrong: true } as const;
    expect(read(contradictionPrint(one)).warnings.map(({ message }) => message)).toEqual([
      'The charge “Shipping” of €15.00 is printed, but is not part of the total of €778.80.',
    ]);
  });
});

describe('A line that contradicts itself', () => {
  const allLines = lineContradictions();
  const placed = ({ language, layout }: LineContradiction): string => `${language}, ${layout}`;

  it.each(LINE_KINDS)('%s: is never completed, in any language or order of columns', (kind) => {
    const ofKind = allLines.filter((one) => one.kind === kind);
    expect(ofKind.filter((one) => lineStatusOf(one) === 'completed').map(placed)).toEqual([]);
  });

  it.each(LINE_KINDS)('%s: its consistent twin is completed', (kind) => {
    const twins = allLines.filter((one) => one.kind === kind).map((one) => ({ ...one, isWrong: false }));
    expect(twins.filter((one) => lineStatusOf(one) !== 'completed').map(placed)).toEqual([]);
  });
});
