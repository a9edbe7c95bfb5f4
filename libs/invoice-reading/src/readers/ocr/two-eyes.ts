import { canonical } from '../../look-alikes.js';
import { around, bottom, type Box, type Eyes, middle, right, sidewaysOverlap, type Word } from '../../page-model.js';
import { figureOfTwo, markOf } from './figures-of-two.js';

/** From here on the second engine's word may stand where the first has another, or none; words of letters tell by themselves. */
const SURE = 0.85;
const SURE_OF_LETTERS = 0.75;
/** Share of the narrower box that both words have in common, sideways, to be one printed word. */
const SAME = 0.75;

/**
 * The words of the page: those of the first engine, save figures and codes that the second one read otherwise and is
 * sure of, and what the first passed over or read in scraps.
 */
export function bestOf(eyes: Eyes): Word[] {
  const { second } = eyes;
  const first = withoutScraps(eyes);
  const rows = new Rows(first);
  const mark = markOf(eyes);
  const better = new Map<Word, Word>();
  const gone = new Set<Word>();
  const missed: Word[] = [];
  for (const word of second) {
    const beside = rows.beside(word.box).filter((own) => overlap(own.box, word.box) > 0.2 || isSameStroke(own, word));
    const [own, ...more] = beside.sort((a, b) => a.box.x - b.box.x);
    const figure = own && more.length === 0 && isOneFigure(own, word) ? figureOfTwo(own.text, word.text, mark) : null;
    if (more.length > 0 && isRunTogether(beside, word)) {
      for (const part of beside)
        if (isConfirmed(part, word)) better.set(part, { ...part, confidence: word.confidence });
    } else if (figure !== null) {
      better.set(own!, { ...own!, text: figure, confidence: Math.max(own!.confidence!, word.confidence!) });
    } else if (own && more.length > 0 && isOneCode(beside, word)) {
      better.set(own, { ...own, text: word.text, box: around(beside.map(({ box }) => box)) });
      for (const part of more) gone.add(part);
    } else if (!isSure(word) && !(isLegible(word) && (areScraps(beside, word) || isFarSurer(beside, word)))) {
      continue;
    } else if (areScraps(beside, word)) {
      for (const scrap of beside) gone.add(scrap);
      if (/[A-Za-z0-9]/.test(word.text)) missed.push(word);
    } else if (
      own &&
      more.length === 0 &&
      (isSamePlace(own.box, word.box) || isSignTakenForDigit(own, word) || isBlurredFigure(own, word)) &&
      isBetter(own, word) &&
      !isSeenInParts(own, second)
    ) {
      better.set(own, { ...own, text: word.text, confidence: word.confidence });
    }
  }
  const kept = first.filter((word) => !gone.has(word));
  return [...kept.map((word) => better.get(word) ?? word), ...missed.map(withLetterHeight(kept))];
}

/** Of a row that it cannot read the first engine makes letter after letter; the second reads words there. */
function withoutScraps({ first, second }: Eyes): Word[] {
  const rows = new Rows(first);
  const scraps = second
    .filter((word) => isLegible(word) && word.text.length >= WORD)
    .map(({ box }) => rows.beside(box).filter((own) => middle(own.box) > box.y && middle(own.box) < bottom(box)))
    .filter((row) => row.length >= MANY && row.every(({ text }) => text.length <= 2));
  const gone = new Set(scraps.flat());
  return gone.size === 0 ? first : first.filter((word) => !gone.has(word));
}
const WORD = 4;
const MANY = 5;

/** A lonely "1" is hardly wider than a stroke: the boxes of both engines may lie side by side. */
const isSameStroke = (own: Word, { text, box }: Word): boolean =>
  own.text === text &&
  text.length === 1 &&
  middle(own.box) > box.y &&
  middle(own.box) < bottom(box) &&
  Math.abs(own.box.x - box.x) < box.height / 2;

/** The marks of a figure count less than its digits, of which both engines are sure if they read them alike. */
const isOneFigure = (own: Word, { text, box, confidence }: Word): boolean =>
  confidence! >= LEGIBLE && /\d/.test(text) && sidewaysOverlap(own.box, box) > SAME;

/** "SRV- 1" or "R23-1 2780" in one piece: both read the same signs, and one saw a gap behind a hyphen or a narrow one. */
const isOneCode = (parts: Word[], { text }: Pick<Word, 'text'>): boolean =>
  /\d/.test(text) &&
  parts.map((part) => part.text).join('') === text &&
  parts
    .slice(1)
    .every(
      (part, at) =>
        /[-/]$/.test(parts[at]!.text) || /^[-/]/.test(part.text) || (/\d-\d/.test(text) && isNarrow(parts[at]!, part)),
    );
/** In heights of capitals: a "1" stands in much room of its own. */
const isNarrow = (before: Word, { box }: Word): boolean =>
  box.x - right(before.box) < 0.35 * Math.min(before.box.height, box.height);

const isSure = ({ text, confidence }: Word): boolean =>
  confidence! >= SURE || (confidence! >= SURE_OF_LETTERS && /^[A-Za-z]{4,}[.:]?$/.test(text));

/** Where the first saw nothing, a word may be less sure: it says so, and is held against the others. */
const isLegible = ({ text, confidence }: Word): boolean =>
  confidence! >= LEGIBLE && /[A-Za-z0-9].*[A-Za-z0-9].*[A-Za-z0-9]/.test(text);
const LEGIBLE = 0.5;

/**
 * Nothing at all, or what the first engine makes of light letters on grey: a few strokes of a word, or one blot over
 * several rows.
 */
function areScraps(beside: Word[], { text, box }: Word): boolean {
  const strokes = beside.filter((word) => word.box.height < BLOT * box.height);
  if (strokes.length === 0) return true;
  const width = strokes.reduce((sum, word) => sum + word.box.width, 0);
  const isSingle = strokes.every((word) => word.text.length === 1);
  const isWhole = /^([A-Za-z]{3,}[.:]?|[A-Z]+\d*-\d{3,})$/.test(text) || (isSingle && DECIMALS.test(text));
  return isWhole && (width < box.width / 2 || isHardlyRead(strokes, text));
}
/** "po" for "Importi": little of it, and that unsurely. */
const isHardlyRead = (strokes: Word[], text: string): boolean =>
  strokes.every(({ confidence }) => confidence! < LEGIBLE) &&
  strokes.reduce((signs, stroke) => signs + stroke.text.length, 0) < text.length / 2;

/** "TAX POINT 11/08/2024", of which the second engine lost the spaces: it read the same signs. */
const isRunTogether = (parts: Word[], { text }: Word): boolean =>
  parts.map((part) => part.text).join('') === text && !isOneCode(parts, { text });

/** A code, or a figure with decimals where the first engine saw letters among the digits, that it hardly read at all. */
const isFarSurer = ([own, more]: Word[], { text, confidence }: Word): boolean =>
  own !== undefined &&
  !more &&
  own.confidence! < Math.min(LETTERS_SEEN, confidence!) &&
  (confidence! > SURE_OF_LETTERS ? /\d/.test(text) : /[A-Za-z]/.test(own.text) && DECIMALS.test(text));
const DECIMALS = /^\d[\d.,]*[.,]\d\d$/;

/** In heights of the row. */
const BLOT = 3;

/**
 * What both read alike is as sure as the surer of both. Signs beyond ASCII are none that the second engine could have
 * read: what it made of them is no rival.
 */
const isBetter = (own: Word, other: Word): boolean =>
  own.text === other.text
    ? isConfirmed(own, other)
    : /^[\x21-\x7e]+$/.test(own.text) && (/\d/.test(other.text) || isSurer(own, other) || isWordOfLetters(own, other));

/** "Factuur-1D": a stroke or a ring in a word is a letter where the second engine reads one. */
const isWordOfLetters = (own: Word, { text }: Word): boolean =>
  /^[A-Za-z-]{5,}[.:]?$/.test(text) &&
  /\d/.test(own.text) &&
  canonical(own.text.toLowerCase()) === canonical(text.toLowerCase());

const isConfirmed = (own: Word, other: Word): boolean =>
  own.confidence! < other.confidence! && (/\d/.test(own.text) || own.confidence! > LETTERS_SEEN);

/** A letter with an accent is read without it by both, and unsurely by the one that knows some. */
const LETTERS_SEEN = 0.6;

/** One engine lost a letter, as in logos, or hardly read a short word, and the other is sure of all. */
const isSurer = (own: Word, other: Word): boolean =>
  (own.confidence! < LEGIBLE && other.confidence! > CERTAIN && /^[A-Za-z]{1,3}\.?$/.test(other.text)) ||
  isWholeWord(own, other);

const isWholeWord = (own: Word, other: Word): boolean =>
  /^[A-Za-z]{4,}$/.test(own.text) &&
  /^[A-Za-z]{4,}$/.test(other.text) &&
  own.confidence! > LETTERS_SEEN &&
  own.confidence! < 0.9 &&
  other.confidence! > 0.95;

/** Of "1222,83" or "1222.83" the second engine saw "1" and "222,83", as thousands are set apart. */
function isSeenInParts(own: Word, second: Word[]): boolean {
  const parts = second.filter(({ box }) => overlap(own.box, box) > 0.2).sort((a, b) => a.box.x - b.box.x);
  return parts.length > 1 && withoutMarks(parts.map(({ text }) => text).join('')) === withoutMarks(own.text);
}
const withoutMarks = (text: string): string => text.replace(/(?<=\d)[.,](?=\d)/g, '');

/** A currency's sign that the first engine does not know: "3140.70" where the second saw 140.70. */
const isSignTakenForDigit = (own: Word, other: Word): boolean =>
  own.confidence! < LETTERS_SEEN && own.text.slice(1) === other.text && /^\d+[.,]\d\d$/.test(other.text);

/** "b" and "11" where the second surely sees "5" and "1": of so few signs the boxes tell little. */
const isBlurredFigure = (own: Word, { text, box, confidence }: Word): boolean =>
  /^\d$/.test(text) &&
  own.text.length <= 2 &&
  own.confidence! < SURE_OF_LETTERS &&
  confidence! > CERTAIN &&
  sidewaysOverlap(own.box, box) > SAME;
const CERTAIN = 0.95;

const isSamePlace = (a: Box, b: Box): boolean =>
  sidewaysOverlap(a, b) > SAME && Math.min(a.width, b.width) > SAME * Math.max(a.width, b.width);

/** Share of the narrower one, of those that stand on one row. */
const overlap = (a: Box, b: Box): number =>
  middle(a) > b.y && middle(a) < bottom(b)
    ? Math.min(right(a), right(b), Infinity) - Math.max(a.x, b.x) > 0
      ? sidewaysOverlap(a, b)
      : 0
    : 0;

/** The second engine's boxes are as high as the row; capitals are about half of that. */
const withLetterHeight =
  (first: Word[]) =>
  (word: Word): Word => {
    const near = first
      .filter(({ box }) => middle(box) > word.box.y && middle(box) < bottom(word.box))
      .map(({ box }) => box)
      .sort((a, b) => Math.abs(a.x - word.box.x) - Math.abs(b.x - word.box.x))[0];
    const height = near && near.height < word.box.height ? near.height : word.box.height * 0.55;
    const y = near && near.height < word.box.height ? near.y : middle(word.box) - height / 2;
    return { ...word, box: { ...word.box, y, height } };
  };

/** Words by their rows, so that each is compared with few others. */
class Rows {
  private static readonly HEIGHT = 20;
  private readonly rows = new Map<number, Word[]>();

  constructor(words: Word[]) {
    for (const word of words) {
      const row = Math.floor(middle(word.box) / Rows.HEIGHT);
      const own = this.rows.get(row);
      if (own) own.push(word);
      else this.rows.set(row, [word]);
    }
  }

  beside(box: Box): Word[] {
    const found: Word[] = [];
    for (let row = Math.floor(box.y / Rows.HEIGHT); row <= Math.floor(bottom(box) / Rows.HEIGHT); row++) {
      found.push(...(this.rows.get(row) ?? []));
    }
    return found;
  }
}
