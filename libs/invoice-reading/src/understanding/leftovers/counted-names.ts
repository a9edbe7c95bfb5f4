import { numbersSpelled } from '../../account/amount-in-words.js';
import type { Doubt, DraftLine } from '../../draft.js';
import { isPlace } from '../addresses.js';
import { withoutDates } from '../dates.js';
import { fold } from '../fold.js';
import { NUMBER_OF_OTHERS } from '../words/number-words.js';
import { PACKED, TIME } from './harmless-words.js';
import type { Printed } from './leftovers.js';
import { SENT } from './packages.js';
import { productIn } from './products.js';

/**
 * "For the three cordless drills that you ordered", where a line has two "Cordless drill": what counts the goods of one line by
 * their name counts its pieces, or some of them that lines name likewise.
 */
export function leftCountedNames({ lines, tail, isBelow, read }: Printed): Doubt[] {
  const named = goodsByWord(read.lines);
  const left = [...lines, ...tail]
    .flatMap(({ cells }) => cells)
    .find(
      ({ text }) =>
        countedGoods(text, named).some(({ isRight }) => !isRight) && productIn(text, read.lines).length === 0,
    );
  if (left) return [{ code: 'left-count', message: `“${left.text}” counts what its line has another number of.` }];
  const common = commonQuantity(read.lines);
  const behind = lines
    .flatMap(({ cells }) => cells)
    .find(
      ({ text }) => isMiscountedBehind(text, named, read.lines) || (common > 0 && isNearTo(common, text, read.lines)),
    );
  if (behind) return [{ code: 'left-count', message: `“${behind.text}” counts what its line has another number of.` }];
  const charged = lines.filter((line) => !isBelow(line)).flatMap(({ cells }) => cells);
  const other = charged.find(({ text, folded }) => CHARGED.test(folded) && isOtherCount(text, read.lines.length));
  if (!other) return [];
  return [{ code: 'left-count', message: `“${other.text}” counts ${read.lines.length} lines otherwise.` }];
}

/**
 * "The number of members was 148.", where a line charges 184 for "members": so near to its pieces, or of the same digits,
 * what ends a sentence that names their line counts them.
 */
function isMiscountedBehind(text: string, named: Map<string, Goods[]>, lines: DraftLine[]): boolean {
  const [, before = '', figure] = ENDS_IN_COUNT.test(text) ? (BEHIND.exec(withoutDates(text)) ?? []) : [];
  if (!figure || NUMBER_OF_OTHERS.test(fold(before)) || isPlace(text)) return false;
  const count = Number(figure);
  if (lines.some(({ quantity }) => quantity?.value.toNumber() === count)) return false;
  return fold(before)
    .split(' ')
    .some((word) => {
      const some = word.length > STEM ? (named.get(word.slice(0, LETTERS)) ?? []) : [];
      const own = some.filter(({ name }) => name.some((other) => other.startsWith(word.slice(0, STEM))));
      return own.length === 1 && own[0]!.count >= MANY && isMiscount(count, own[0]!.count);
    });
}
const STEM = 5;
const ENDS_IN_COUNT = / \d{2,4}(?:\. |\.?$)/;
const BEHIND = /((?:\p{L}+ ){2}[^\d]*) (\d{2,4})(?=\. |\.?$)/u;
const MANY = 10;
const isMiscount = (count: number, of: number): boolean =>
  Math.abs(count - of) <= MISCOUNTED || [...String(count)].sort().join('') === [...String(of)].sort().join('');

/** "Analysis of 15 water samples", where two tests of 14 each are charged: so near to what several lines have. */
const isNearTo = (common: number, text: string, lines: DraftLine[]): boolean =>
  countedIn(text).some(
    ({ figures, nouns, before, isSpelled }) =>
      // "Onze" is eleven in French, and "our" in Dutch.
      !isSpelled &&
      before !== '' &&
      figures.some((figure) => figure !== common && Math.abs(figure - common) <= MISCOUNTED) &&
      // "9 × 1,330" counts nothing in words.
      nouns.every((noun) => /^\p{L}+$/u.test(noun) && !SENT.test(noun) && !PACKED.test(noun)) &&
      !figures.some((figure) => lines.some(({ quantity }) => quantity?.value.toNumber() === figure)),
  );

/** The only one that two lines or more have; small ones are so by chance. */
function commonQuantity(lines: DraftLine[]): number {
  const quantities = lines.flatMap(({ quantity }) => quantity?.value.toNumber() ?? []);
  const often = new Set(quantities.filter((one, at) => one >= MANY && quantities.indexOf(one) < at));
  const [common = 0] = often.size === 1 ? often : [];
  return common;
}

/** "For the five print jobs of your order we charge" over four lines: so near to their number, it can only be that. */
const isOtherCount = (text: string, count: number): boolean =>
  countedIn(text).some(
    ({ figures, before, isSpelled }) =>
      isSpelled &&
      ARTICLE.test(fold(before)) &&
      !figures.includes(count) &&
      figures.some((figure) => Math.abs(figure - count) <= MISCOUNTED),
  );
const MISCOUNTED = 2;
/** Folded. */
const ARTICLE =
  /^(?:the|these|die|diese|der|den|les|des|ces|los|las|estos|estas|i|gli|le|queste?i?|os|as|estes|estas|de|deze|disse|dessa|desse)$/;
/** Folded. */
const CHARGED =
  /(?:^| )(?:(?:be|ver)rechne\p{L}*|fakturi\p{L}*|in rechnung|charge|invoice|bill|factur\p{L}*|fattur\p{L}*|faturam\p{L}*|brengen)(?= |$)/u;

/** Whether it is the number of what the text names with it. */
export function countsOfGoods(lines: DraftLine[]): (count: number, text: string) => boolean {
  const named = goodsByWord(lines);
  return (count, text) => countedGoods(text, named).some(({ figures, isRight }) => isRight && figures.includes(count));
}

function countedGoods(text: string, named: Map<string, Goods[]>): { figures: number[]; isRight: boolean }[] {
  return countedIn(text).flatMap(({ figures, said, nouns }) => {
    const some = named.get(nouns[0]!.slice(0, LETTERS)) ?? [];
    const own = some.length > MOST_LINES ? [] : some.filter(({ name }) => isNamed(name, nouns));
    if (own.length === 0) return [];
    const counts = own.map(({ count }) => count);
    const isInName = own.some(({ name }) => name.includes(said));
    const known = [...counts, own.length, counts.reduce((sum, count) => sum + count, 0)];
    return [{ figures, isRight: isInName || figures.some((figure) => known.includes(figure)) }];
  });
}

interface Goods {
  /** Its words, folded. */
  name: string[];
  count: number;
}

/** By how their words begin. */
function goodsByWord(lines: DraftLine[]): Map<string, Goods[]> {
  const goods = new Map<string, Goods[]>();
  for (const { description, quantity } of lines) {
    if (!description || !quantity) continue;
    const one = { name: fold(description.value).split(' '), count: quantity.value.toNumber() };
    for (const word of new Set(one.name.map((word) => word.slice(0, LETTERS)))) {
      const some = goods.get(word);
      if (some) some.push(one);
      else goods.set(word, [one]);
    }
  }
  return goods;
}
/** A word of more lines is no name. */
const MOST_LINES = 20;

interface CountedNoun {
  figures: number[];
  /** As it is printed, folded. */
  said: string;
  nouns: string[];
  /** The word before it. */
  before: string;
  isSpelled: boolean;
}

/** "three cordless drills", "3 drills in one case": a number of pieces, and one or two words for them. */
function countedIn(text: string): CountedNoun[] {
  // Goods that go to a town, or are of a month, have its name.
  const words = isPlace(text) ? [] : withoutDates(text).split(' ');
  return words.flatMap((word, at) => {
    const [first, second = ''] = words.slice(at + 1, at + 3);
    // "123 Service St" is an address.
    const isHouse = at === 0 && /^\d/.test(word) && /^\p{Lu}/u.test(first ?? '');
    if (first === undefined || isHouse || /[.,;:)]$/.test(word)) return [];
    const isAlone = /[.,;:)]$/.test(first) || fold(second).length < LETTERS;
    const nouns = (isAlone ? [first] : [first, second]).map(fold);
    // "To" is two in Danish, and "on" ten in Turkish.
    const figures = /^[1-9]\d{0,3}$/.test(word) ? [Number(word)] : word.length > 2 ? numbersSpelled(fold(word)) : [];
    const areNouns = nouns.some((noun) => noun.length > LETTERS) && !nouns.some((noun) => TIME.test(noun));
    const isSpelled = !/\d/.test(word);
    return figures.length > 0 && areNouns
      ? [{ figures, said: fold(word), nouns, before: words[at - 1] ?? '', isSpelled }]
      : [];
  });
}

/** The words are the name's, but for their endings. */
const isNamed = (name: string[], nouns: string[]): boolean =>
  nouns.every((noun) => name.some((word) => areAlike(word, noun)));

function areAlike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  const isEnding = length >= LETTERS && Math.abs(one.length - other.length) <= ENDING;
  return one === other || (isEnding && one.slice(0, length) === other.slice(0, length));
}
const LETTERS = 4;
const ENDING = 2;
