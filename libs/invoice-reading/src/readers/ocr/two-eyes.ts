import { around, bottom, type Box, type Eyes, middle, right, sidewaysOverlap, type Word } from '../../page-model.js';

/** From here on the second engine's word may stand where the first has another, or none; words of letters tell by themselves. */
const SURE = 0.85;
const SURE_OF_LETTERS = 0.75;
/** Share of the narrower box that both words have in common, sideways, to be one printed word. */
const SAME = 0.75;

/**
 * The words of the page: those of the first engine, save figures and codes that the second one read otherwise and is
 * sure of, and what the first passed over or read in scraps.
 */
export function bestOf({ first, second }: Eyes): Word[] {
  const rows = new Rows(first);
  const better = new Map<Word, Word>();
  const gone = new Set<Word>();
  const missed: Word[] = [];
  for (const word of second) {
    const beside = rows.beside(word.box).filter(({ box }) => overlap(box, word.box) > 0.2);
    const [own, ...more] = beside.sort((a, b) => a.box.x - b.box.x);
    if (own && more.length > 0 && isOneCode(beside, word)) {
      better.set(own, { ...own, text: word.text, box: around(beside.map(({ box }) => box)) });
      for (const part of more) gone.add(part);
    } else if (!isSure(word) && !(isLegible(word) && areScraps(beside, word))) {
      continue;
    } else if (areScraps(beside, word)) {
      for (const scrap of beside) gone.add(scrap);
      if (/[A-Za-z0-9]/.test(word.text)) missed.push(word);
    } else if (
      own &&
      more.length === 0 &&
      (isSamePlace(own.box, word.box) || isSignTakenForDigit(own, word)) &&
      isBetter(own, word) &&
      !isSeenInParts(own, second)
    ) {
      better.set(own, { ...own, text: word.text, confidence: word.confidence });
    }
  }
  const kept = first.filter((word) => !gone.has(word));
  return [...kept.map((word) => better.get(word) ?? word), ...missed.map(withLetterHeight(kept))];
}

/** "SRV- 1" beside "SRV-1": both read the same signs, and one saw a gap behind a hyphen. */
const isOneCode = (parts: Word[], { text }: Word): boolean =>
  /\d/.test(text) &&
  parts.map((part) => part.text).join('') === text &&
  parts.slice(1).every((part, at) => /[-/]$/.test(parts[at]!.text) || /^[-/]/.test(part.text));

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
  return /^([A-Za-z]{3,}[.:]?|[A-Z]+\d*-\d{3,})$/.test(text) && width < box.width / 2;
}
/** In heights of the row. */
const BLOT = 3;

/**
 * What both read alike is as sure as the surer of both. Signs beyond ASCII are none that the second engine could have
 * read: what it made of them is no rival.
 */
const isBetter = (own: Word, other: Word): boolean =>
  own.text === other.text
    ? own.confidence! < other.confidence! && (/\d/.test(own.text) || own.confidence! > LETTERS_SEEN)
    : /^[\x21-\x7e]+$/.test(own.text) && (/\d/.test(other.text) || isSurer(own, other));

/** A letter with an accent is read without it by both, and unsurely by the one that knows some. */
const LETTERS_SEEN = 0.6;

/** One engine lost a letter, as in logos, and the other is sure of all. */
const isSurer = (own: Word, other: Word): boolean =>
  /^[A-Za-z]{4,}$/.test(own.text) &&
  /^[A-Za-z]{4,}$/.test(other.text) &&
  own.confidence! > LETTERS_SEEN &&
  own.confidence! < 0.9 &&
  other.confidence! > 0.95;

/** Of "1222,83" the second engine saw "1" and "222,83", as thousands are set apart. */
function isSeenInParts(own: Word, second: Word[]): boolean {
  const parts = second.filter(({ box }) => overlap(own.box, box) > 0.2).sort((a, b) => a.box.x - b.box.x);
  return parts.length > 1 && parts.map(({ text }) => text).join('') === own.text;
}

/** A currency's sign that the first engine does not know: "3140.70" where the second saw 140.70. */
const isSignTakenForDigit = (own: Word, other: Word): boolean =>
  own.confidence! < LETTERS_SEEN && own.text.slice(1) === other.text && /^\d+[.,]\d\d$/.test(other.text);

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
