import type { Decimal } from '../decimal.js';
import type { Source } from '../draft.js';
import { around, type Page, type Word } from '../page-model.js';
import { findDate } from '../understanding/dates.js';
import { fold } from '../understanding/fold.js';
import { parseNumber } from '../understanding/numbers.js';
import { textLines, wordRuns, wordsOn } from '../understanding/text-lines.js';

/** "1 234,50 €" is three words. */
const NUMBER_WORDS = 3;
const DATE_WORDS = 5;

/** Letters and digits between punctuation, with the word that they are part of. */
interface Segment {
  text: string;
  word: Word;
}

interface Found<T> {
  value: T;
  source: Source;
}

/** Everything printed, to look known values up in, however they are dressed. */
export class PageText {
  private readonly lines: Word[][];
  private readonly segments: Segment[][];
  /** By value without sign and closing zeros; of equal ones the last. */
  private readonly numbers: Map<string, Source>;
  /** Every readable date, in both orders of day and month. */
  readonly dates: Found<string>[];

  constructor(pages: Page[]) {
    this.lines = pages.flatMap(textLines).map(wordsOn);
    this.segments = this.lines.map((words) => words.flatMap(segmentsOf));
    const numbers = this.lines.flatMap((words) => wordRuns(words, NUMBER_WORDS).flatMap(numbersIn));
    this.numbers = new Map(numbers.map(({ value, source }) => [keyOf(value), source]));
    this.dates = this.lines.flatMap((words) => wordRuns(words, DATE_WORDS).flatMap(datesIn));
  }

  /** Where this text is printed, whatever its case, accents, spaces and punctuation; null when it is not. */
  find(text: string): Source | null {
    const sought = segmentsOfText(text).join('');
    if (!sought) return null;
    for (const line of this.segments) {
      for (let start = 0; start < line.length; start++) {
        if (!sought.startsWith(line[start]!.text)) continue;
        let joined = '';
        for (let end = start; end < line.length && joined.length < sought.length; end++) {
          joined += line[end]!.text;
          if (joined === sought) return sourceOf(line.slice(start, end + 1).map(({ word }) => word));
        }
      }
    }
    return null;
  }

  /** Whether the letters or signs stand anywhere as they are. */
  contains(sign: string | undefined): boolean {
    return sign !== undefined && this.lines.some((words) => words.some(({ text }) => text.includes(sign)));
  }

  /** Where this number is printed with either sign; the last place, as sums stand at the end. */
  findNumber(value: Decimal): Source | null {
    return this.numbers.get(keyOf(value)) ?? null;
  }
}

const keyOf = (value: Decimal): string => value.abs().trimmed().toString();

const textOf = (words: Word[]): string => words.map(({ text }) => text).join(' ');

function numbersIn(words: Word[]): Found<Decimal>[] {
  const text = textOf(words);
  if (!/\d/.test(text)) return [];
  const values = [parseNumber(text, '.'), parseNumber(text, ',')].filter((value) => value !== null);
  return values.map((value) => ({ value, source: sourceOf(words) }));
}

function datesIn(words: Word[]): Found<string>[] {
  const text = textOf(words);
  const found = /\d/.test(text) ? findDate(text) : null;
  if (!found) return [];
  const values = new Set([found.dayFirst, found.monthFirst].filter((date) => date !== null));
  return [...values].map((value) => ({ value, source: sourceOf(words) }));
}

const sourceOf = (words: Word[]): Source => ({ page: words[0]!.page, box: around(words.map(({ box }) => box)) });

const segmentsOf = (word: Word): Segment[] => segmentsOfText(word.text).map((text) => ({ text, word }));

const segmentsOfText = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((segment) => segment !== '');
