import { expect, it } from '@jest/globals';
import { isDashBetweenFigures } from './dashes.js';
import type { RecognisedWord } from './engine.js';

const word = (text: string, x: number, width: number, confidence = 0.9): RecognisedWord => ({
  ...{ text, confidence, heights: [] },
  box: { x, y: text === '-' ? 112 : 100, width, height: text === '-' ? 4 : 28 },
});
const isKept = (before: string, after: string, confidence = 0.9, gap = 14): boolean => {
  const dash = word('-', 100 + gap, 9, confidence);
  return isDashBetweenFigures(dash, [word(before, 0, 100), dash, word(after, 109 + 2 * gap, 100)]);
};

it('keeps a dash that is surely read between two dates, and none that may be dust or a rule', () => {
  expect(isKept('01.09.2025', '30.09.2025')).toBe(true);
  expect(isKept('01.09.2025', '30.09.2025', 0.5)).toBe(false);
  expect(isKept('01.09.2025', '30.09.2025', 0.9, 60)).toBe(false);
  expect(isKept('Bolt', '30.09.2025')).toBe(false);
});
