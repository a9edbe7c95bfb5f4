import type { RecognisedWord } from './engine.js';

/** Fewer figures say nothing about the hand. */
const MIN_WORDS = 5;
/** Share of a figure's height by which figures of one printed number differ at most. */
const UNEVEN = 0.1;

/** Printed figures of one number are equally high; those written by hand never are. */
export function looksHandwritten(words: RecognisedWord[]): boolean {
  const numbers = words.filter(({ text }) => /^\d{3,}$/.test(text.replace(/[^\p{L}\p{N}]/gu, '')));
  const spreads = numbers.map(spreadOf).sort((a, b) => a - b);
  return spreads.length >= MIN_WORDS && spreads[Math.floor(spreads.length / 2)]! > UNEVEN;
}

function spreadOf({ text, heights }: RecognisedWord): number {
  const figures = heights.filter((_, index) => /\d/.test([...text][index] ?? ''));
  const highest = Math.max(...figures);
  return (highest - Math.min(...figures)) / highest;
}
