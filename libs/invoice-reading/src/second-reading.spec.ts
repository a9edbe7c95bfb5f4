import { describe, expect, it } from '@jest/globals';
import type { Page, Word } from './page-model.js';
import { otherReading, says } from './second-reading.js';

describe('A second reading', () => {
  it.each([
    ['2024-1', '2024-1'],
    ['No: 2024-1', '2024-1'],
    ['R E-17/4', 'RE-17/4'],
    ['€ 1 204,50 EUR', '1204,50'],
    ['(A.1)', 'A.1'],
    ['A1 12 pcs', '12'],
    ['Montefalco S.rl', 'MontefalcoS.r.l.'],
  ])('%s says %s', (other, text) => expect(says(other, text)).toBe(true));

  it.each([
    ['2024-11', '2024-1'],
    ['12024-1', '2024-1'],
    ['12', '1'],
    ['12.5', '12'],
    ['1,25', '25'],
    ['RE-17x4', 'RE-17.4'],
    ['', '1'],
    ['Montefalcone S.r.l.', 'MontefalcoS.r.l.'],
  ])('%s does not say %s', (other, text) => expect(says(other, text)).toBe(false));
});

describe('Two engines', () => {
  const box = { x: 100, y: 100, width: 80, height: 10 };
  const word = (text: string): Word => ({ text, page: 1, box, confidence: 0.9 });
  const page = (first: string[], second: string[]): Page => ({
    ...{ number: 1, width: 595, height: 842, words: [], scanned: false },
    eyes: { first: first.map(word), second: second.map(word) },
  });
  const read = (text: string) => ({ value: text, text, source: { page: 1, box }, confidence: 0.9 });
  const other = (text: string, first: string[], second: string[]) => otherReading([page(first, second)], read(text));

  it('differ where either read something else than was taken', () => {
    expect(other('RE-108', ['RE-108'], ['RE-1O8'])).toBe('RE-1O8');
    expect(other('RE-108', ['RE-IO8'], ['RE-108'])).toBe('RE-IO8');
    expect(other('12.50', ['12.50'], ['1250'])).toBe('1250');
  });

  it('do not differ where one read nothing, the label as well, or has no letter for a sign', () => {
    expect(other('RE-108', ['RE-108'], [])).toBeUndefined();
    expect(other('RE-108', ['RE-108'], ['No:RE-108'])).toBeUndefined();
    expect(other('€12.50', ['€12.50'], ['E12.50'])).toBeUndefined();
    expect(other('Müller GmbH', ['Müller', 'GmbH'], ['MullerGmbH'])).toBeUndefined();
    expect(other('Müller GmbH', ['Müller', 'GmbH'], ['MoellerGmbH'])).toBeUndefined();
    expect(other('Müller GmbH', ['Müller', 'GmbH'], ['MillarGmbH'])).toBe('MillarGmbH');
    expect(other('Au bon moulin SARL', ['Au', 'bon', 'moulin', 'SARL'], ['Aubonmoulin'])).toBeUndefined();
  });
});
