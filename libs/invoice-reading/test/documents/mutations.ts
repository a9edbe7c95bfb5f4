import { LEGAL_FORM, withoutLegalForm } from '../../src/company-name.js';
import type { ExtractedInvoice, Value } from '../../src/extraction.js';
import { bottom, type Box, middle, type Page, right, type Word } from '../../src/page-model.js';
import { CURRENCY_CODES } from '../../src/understanding/numbers.js';

/** A paper on which one thing is printed otherwise than on the paper that it was made from. */
export interface Mutant {
  kind: string;
  was: string;
  now: string;
  page: number;
  box: Box;
  pages: Page[];
}

/** Every mutant of a paper of which everything was read. */
export function* mutantsOf(pages: Page[], read: ExtractedInvoice): Generator<Mutant> {
  for (const { words } of pages) {
    for (const [at, word] of words.entries()) {
      for (const [kind, now] of rewordings(word, words[at + 1])) yield withText(pages, word, now, kind);
    }
  }
  yield* otherNames(pages);
  yield* otherLines(pages, read);
  yield* moreAmounts(pages, read);
}

/** What else could be printed in the place of one word. */
function* rewordings({ text, box }: Word, next: Word | undefined): Generator<[kind: string, text: string]> {
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const at = index + (digits.length > 4 ? Math.floor(digits.length / 2) : digits.length - 1);
    yield ['figure', text.slice(0, at) + neighbourOf(text[at]!) + text.slice(at + 1)];
  }
  const amount = AMOUNT.exec(text)?.groups;
  if (amount) {
    const whole = amount.whole!.replace(/\D/g, '');
    const shifted = `${whole.slice(0, -1) || '0'}${amount.mark}${whole.at(-1)}${amount.cents}`;
    yield ['decimal mark', `${amount.before}${shifted}${amount.behind}`];
  }
  if (/^[-–−]\D{0,3}\d/.test(text)) yield ['minus', text.slice(1)];
  if (/^[-–−]$/.test(text) && next && next.box.x - right(box) < box.height && /^\D{0,3}\d/.test(next.text))
    yield ['minus', ''];
  const currency = CURRENCY.exec(text)?.[0];
  if (currency) yield ['currency', text.replace(currency, otherCurrency(currency))];
}

const AMOUNT =
  /^(?<before>[^\d]{0,4})(?<whole>\d{1,3}(?:[.,’']\d{3})*|\d+)(?<mark>[.,])(?<cents>\d\d)(?<behind>[^\d%]{0,4})$/u;

const neighbourOf = (digit: string): string => String(digit === '9' ? 8 : Number(digit) + 1);

const CURRENCY = new RegExp(`(?<!\\p{L})(?:${CURRENCY_CODES})(?!\\p{L})|[€£₹]|(?<![A-Z])\\$`, 'u');
const otherCurrency = (currency: string): string =>
  currency.length === 3 ? (currency === 'CHF' ? 'SEK' : 'CHF') : currency === '£' ? '€' : '£';

/** A name with a legal form that is printed twice or more says another name in one place. */
function* otherNames(pages: Page[]): Generator<Mutant> {
  const firstWords = pages.flatMap(({ words }) => words.flatMap((_, at) => nameEndingAt(words, at) ?? []));
  for (const { name, first } of firstWords) {
    if (firstWords.filter((other) => other.name === name).length < 2) continue;
    yield withText(pages, first, 'Quarrowby', 'name');
  }
}

/** The name that ends with a legal form here, and its first word. */
function nameEndingAt(words: Word[], at: number): { name: string; first: Word } | null {
  for (let start = Math.max(0, at - LONGEST_NAME); start < at; start++) {
    const run = words.slice(start, at + 1);
    const isOneLine = run.every(({ box }) => Math.abs(middle(box) - middle(run[0]!.box)) < box.height / 2);
    const text = run.map((word) => word.text).join(' ');
    const form = LEGAL_FORM.exec(text);
    if (!isOneLine || !form || form.index + form[0].length < text.length - 1) continue;
    if (/^\p{Lu}\p{L}{2}/u.test(text)) return { name: withoutLegalForm(text), first: run[0]! };
  }
  return null;
}
const LONGEST_NAME = 5;

/** Lines left out, printed twice, or with the amount of another. */
function* otherLines(pages: Page[], { data }: ExtractedInvoice): Generator<Mutant> {
  const totals = data.lines.flatMap(({ lineTotal }) => lineTotal ?? []);
  for (const [index, total] of totals.entries()) {
    const next = totals[index + 1];
    const band = next?.page === total.page ? { top: total.box!.y - 1, end: next.box!.y - 1 } : null;
    if (!band || band.end <= band.top) continue;
    const isOfLine = ({ page, box }: Word): boolean =>
      page === total.page && middle(box) > band.top && middle(box) < band.end;
    const common = { was: total.text, page: total.page, box: total.box! };
    yield { ...common, kind: 'line left out', now: '', pages: filtered(pages, (word) => !isOfLine(word)) };
    const high = band.end - band.top;
    const twice = withRoom(pages, total.page, band.end, high);
    const copy = wordsOf(pages)
      .filter(isOfLine)
      .map((word) => moved(word, high));
    yield { ...common, kind: 'line twice', now: total.text, pages: withWords(twice, total.page, copy) };
    if (next!.text !== total.text) {
      const swapped = withTexts(pages, [
        [total, next!.text],
        [next!, total.text],
      ]);
      if (swapped) yield { ...common, kind: 'amounts swapped', now: next!.text, pages: swapped };
    }
  }
}

/** Between the sums, a charge that nobody counts, and the total once more with another value. */
function* moreAmounts(pages: Page[], { data }: ExtractedInvoice): Generator<Mutant> {
  const sums = data.amounts.flatMap(({ kind, amount }) => (amount?.box ? [{ kind, amount, box: amount.box }] : []));
  for (const { kind, amount, box } of sums) {
    const row = wordsOf(pages).filter(
      (word) => word.page === amount.page && Math.abs(middle(word.box) - middle(box)) < box.height / 2,
    );
    const high = box.height * 1.4;
    const room = withRoom(pages, amount.page, bottom(box) + 1, high);
    const other = amount.text.replace(/\d(?=\D*$)/, neighbourOf);
    const common = { was: amount.text, page: amount.page, box };
    const figure: Word = { text: other, page: amount.page, box: { ...box, y: box.y + high } };
    const first = row.reduce((left, word) => (word.box.x < left.box.x ? word : left));
    const label = (text: string): Word => ({ text, page: amount.page, box: { ...first.box, y: first.box.y + high } });
    if (right(first.box) >= box.x) continue;
    if (kind !== 'information')
      yield {
        ...common,
        kind: 'unknown amount',
        now: other,
        pages: withWords(room, amount.page, [label('Vornisk'), figure]),
      };
    if (kind === 'total' || kind === 'due') {
      const copy = row.filter((word) => right(word.box) < box.x).map((word) => moved(word, high));
      yield { ...common, kind: 'total twice', now: other, pages: withWords(room, amount.page, [...copy, figure]) };
    }
  }
}

const wordsOf = (pages: Page[]): Word[] => pages.flatMap(({ words }) => words);

const withPage = (pages: Page[], number: number, change: (words: Word[]) => Word[]): Page[] =>
  pages.map((page) => (page.number === number ? { ...page, words: change(page.words) } : page));

const withText = (pages: Page[], word: Word, now: string, kind: string): Mutant => ({
  ...{ kind, was: word.text, now, page: word.page, box: word.box },
  pages: withPage(pages, word.page, (words) => words.map((one) => (one === word ? { ...word, text: now } : one))),
});

/** Null where an amount is more than one word. */
function withTexts(pages: Page[], changes: [Value, string][]): Page[] | null {
  let changed = pages;
  for (const [{ page, box, text }, now] of changes) {
    const word = wordsOf(pages).find((one) => one.page === page && one.text === text && one.box.y === box?.y);
    if (!word || / /.test(now)) return null;
    changed = withPage(changed, page, (words) => words.map((one) => (one === word ? { ...word, text: now } : one)));
  }
  return changed;
}

const filtered = (pages: Page[], isKept: (word: Word) => boolean): Page[] =>
  pages.map((page) => ({ ...page, words: page.words.filter(isKept) }));

const withWords = (pages: Page[], number: number, more: Word[]): Page[] =>
  withPage(pages, number, (words) => [...words, ...more]);

/** What stands below goes down. */
const withRoom = (pages: Page[], number: number, from: number, high: number): Page[] =>
  withPage(pages, number, (words) => words.map((word) => (middle(word.box) > from ? moved(word, high) : word)));

const moved = (word: Word, down: number): Word => ({ ...word, box: { ...word.box, y: word.box.y + down } });
