import { bottom, type Box, type Eyes, middle, right, sidewaysOverlap, type Word } from '../../page-model.js';

/** From here on the second engine's word may stand where the first has another, or none. */
const SURE = 0.85;
/** Share of the narrower box that both words have in common, sideways, to be one printed word. */
const SAME = 0.75;

/**
 * The words of the page: those of the first engine, save figures and codes that the second one read otherwise and is
 * sure of, and what the first passed over.
 */
export function bestOf({ first, second }: Eyes): Word[] {
  const sure = second.filter(({ confidence }) => confidence! >= SURE);
  const rows = new Rows(first);
  const better = new Map<Word, Word>();
  const missed: Word[] = [];
  for (const word of sure) {
    const beside = rows.beside(word.box).filter(({ box }) => overlap(box, word.box) > 0.2);
    if (beside.length === 0) {
      if (/[A-Za-z0-9]/.test(word.text)) missed.push(word);
    } else if (beside.length === 1 && isSamePlace(beside[0]!.box, word.box) && isBetter(beside[0]!, word)) {
      better.set(beside[0]!, word);
    }
  }
  return [
    ...first.map((word) => {
      const other = better.get(word);
      return other ? { ...word, text: other.text, confidence: other.confidence } : word;
    }),
    ...missed.map(withLetterHeight(first)),
  ];
}

/**
 * What both read alike is as sure as the surer of both. Signs beyond ASCII are none that the second engine could have
 * read: what it made of them is no rival.
 */
const isBetter = (own: Word, other: Word): boolean =>
  own.text === other.text
    ? own.confidence! < other.confidence!
    : /\d/.test(other.text) && /^[\x21-\x7e]+$/.test(own.text);

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
