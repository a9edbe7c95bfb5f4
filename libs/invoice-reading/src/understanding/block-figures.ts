import { around, bottom, right, type Box, type Word } from '../page-model.js';
import { UNIT_WORD, type ColumnRole } from './column-vocabulary.js';
import { fold } from './fold.js';
import { headingRoles } from './line-columns.js';
import { foldWords } from './misread-words.js';
import { WITH_CURRENCY, type DecimalMark } from './numbers.js';
import { type Cell, textOfWords } from './cells.js';
import type { TextLine } from './text-lines.js';
import { tokensOf, type NumberToken, type Token } from './tokens.js';

/** A printed figure and what stands close around it. */
export interface Figure {
  token: NumberToken;
  /** Of its text line. */
  index: number;
  page: number;
  /** What its cell says right before it, folded: "Qty: 5" is labelled "qty". */
  label: string;
  /** As printed. */
  title: string;
  /** The words on the line above it, folded: headings may be printed over each line anew. */
  over: string;
  /** A unit or a times sign follows. */
  counts: boolean;
  /** It has a currency, or is for one unit: "2.50 / kg". */
  costs: boolean;
  /** It begins a cell, and a dash and words follow: "1892.50 – Hex bolt". */
  isNamed: boolean;
  /** Its cell begins with words, and no sign after these: "LED floodlight 50 W", "Boxes 40 x 30". */
  isInName: boolean;
  /** With its unit and label. */
  words: Word[];
  /** Of the figure with its unit. */
  whole: Box;
  /** With how many are counted before it, and the share that is taken off behind: "5 pcs × 12.50 − 10 %" stands flush at either end. */
  span: Box;
}

/** All figures, from the top and the left. */
export function figuresOf(lines: TextLine[], mark: DecimalMark): Figure[] {
  const figures = lines.flatMap((line, index) =>
    line.cells.flatMap((cell) =>
      figuresIn(cell, index, mark).map((figure) => ({ ...figure, over: wordsOver(figure, lines[index - 1]) })),
    ),
  );
  const labels = new Map<string, Set<number>>();
  for (const { label, index } of figures) labels.set(label, (labels.get(label) ?? new Set()).add(index));
  // Words before one figure alone may be a name.
  return figures.map(({ isLabelled, ...figure }) =>
    isLabelled || labels.get(figure.label)!.size > 1 ? figure : { ...figure, label: '', words: withoutLabel(figure) },
  );
}

const withoutLabel = ({ words, token }: Figure): Word[] => words.slice(words.indexOf(token.words[0]!));

type Found = Omit<Figure, 'over'> & { isLabelled: boolean };

function figuresIn(cell: Cell, index: number, mark: DecimalMark): Found[] {
  const tokens = tokensOf(cell, mark);
  const [first] = tokens;
  const isInName = first?.kind === 'text' && /\p{L}{3}/u.test(first.text) && !SIGN.test(first.text);
  let before: Word[] = [];
  return tokens.flatMap((token, at): Found[] => {
    if (token.kind === 'text') {
      const taken = at > 0 ? unitIn(token.words).length : 0;
      before = token.words.slice(taken);
      return [];
    }
    const next = tokens[at + 1];
    // "Ordered 12, delivered 11, left 1": behind a comma something else begins; "55.01 VAT 20 %": a word before a rate is none.
    const isClosed = /[,;]$/.test(token.words.at(-1)!.text);
    const isOfRate = tokens.slice(at + 2, at + 3).some((rate) => rate.kind === 'number' && rate.percent);
    const unit = next?.kind === 'text' && !isClosed && !isOfRate ? unitIn(next.words) : [];
    const share = shareBehind(tokens.slice(at + 1));
    const times = next?.kind === 'text' ? next.words.at(-1)!.text : '';
    const label = withoutTimes(before);
    before = [];
    const text = textOfWords(label);
    return [
      {
        ...{ token, index, page: cell.page, label: foldWords(label), title: text, isLabelled: SIGN.test(text) },
        counts: TIMES.test(times) || (unit.length > 0 && !isPer(unit)),
        isInName,
        isNamed: at === 0 && next?.kind === 'text' && /^[-–—] ?\p{L}/u.test(next.text),
        costs: isPer(unit) || WITH_CURRENCY.test(token.text),
        words: [...label, ...token.words, ...unit],
        whole: around([...token.words, ...unit].map(({ box }) => box)),
        span: around([...countBefore(tokens, at), ...token.words, ...unit, ...share].map(({ box }) => box)),
      },
    ];
  });
}

/** "155.00 − 2.5 %": what is taken off stands behind the price, flush with those of other lines. */
function shareBehind([sign, share]: Token[]): Word[] {
  if (sign?.kind === 'number') return sign.percent && MINUS.test(sign.text) ? sign.words : [];
  const isTaken = sign && MINUS.test(sign.text) && sign.words.length === 1 && share?.kind === 'number' && share.percent;
  return isTaken ? [...sign.words, ...share.words] : [];
}
const MINUS = /^[-–−]/;

/** "5 pcs ×" before the price. */
function countBefore(tokens: Token[], at: number): Word[] {
  const [count, times] = [tokens[at - 2], tokens[at - 1]];
  return count?.kind === 'number' && times?.kind === 'text' && TIMES.test(times.words.at(-1)!.text) ? count.words : [];
}

/** Between a label and its value. */
const SIGN = /[:›=–—]$/;
const TIMES = /^[x×*✕@]$/i;
const withoutTimes = (words: Word[]): Word[] => (words.some(({ text }) => TIMES.test(text)) ? [] : words);
const isPer = ([first]: Word[]): boolean => first !== undefined && first.text.startsWith('/');

/** "/ kg", "/kg", "pcs" at the beginning of what follows a figure; a word that nobody knows only where it stands alone. */
export function unitIn(words: Word[]): Word[] {
  const [first, second] = words;
  if (first!.text === '/' && second) return [first!, second];
  if (/^\/\p{L}/u.test(first!.text)) return [first!];
  const isAlone = words.length === 1 || TIMES.test(second!.text);
  const isUnit = UNIT_WORD.test(fold(first!.text)) || (isAlone && /^\p{L}{1,8}[23²³]?\.?$/u.test(first!.text));
  return isUnit ? [first!] : [];
}

/** Under each other on one page, or called the same. */
export function areAlike(a: Figure, b: Figure): boolean {
  if (a.label !== '' && b.label !== '') return isSameLabel(a.label, b.label);
  if (a.label !== b.label) return false;
  if (a.over !== '' && a.over === b.over && a.index !== b.index) return true;
  if (a.page !== b.page) return false;
  return isUnder(a.token.box, b.token.box) || isUnder(a.whole, b.whole) || isUnder(a.span, b.span);
}

/** A unit of the figure before may stand with it. */
export function isSameLabel(a: string, b: string): boolean {
  const rest = (label: string): string => label.split(' ').slice(1).join(' ');
  return a === b || (rest(a) !== '' && rest(a) === rest(b));
}

/** In points. */
const ALIGNED = 2.5;
const isUnder = (a: Box, b: Box): boolean =>
  Math.min(Math.abs(a.x - b.x), Math.abs(right(a) - right(b)), Math.abs(a.x + a.width / 2 - b.x - b.width / 2)) <
  ALIGNED;

/** What its label, or the next known words over it within `reach` lines, call it. */
export function rolesOf(figure: Figure, lines: TextLine[], reach: number): readonly ColumnRole[] {
  const known = headingsOf(figure, lines, reach).map(headingRoles);
  return known.find((roles) => roles.length > 0) ?? [];
}

function wordsOver({ page, whole }: Omit<Figure, 'over'>, above: TextLine | undefined): string {
  const over =
    above?.page === page ? above.cells.find(({ box }) => box.x < right(whole) && right(box) > whole.x) : undefined;
  return over && !/\d/.test(over.text) && whole.y - bottom(over.box) < whole.height ? over.folded : '';
}

/** Its label or, from the next one upwards, the words over it. */
export function headingsOf(figure: Figure, lines: TextLine[], reach: number): string[] {
  if (figure.label !== '') return [figure.title.replace(/[:›=]$/, '')];
  const above = lines.slice(Math.max(0, figure.index - reach), figure.index).toReversed();
  return above.flatMap(({ page, cells }) => {
    const over = cells.find(
      ({ box, text }) => !/\d/.test(text) && box.x < right(figure.whole) && right(box) > figure.whole.x,
    );
    return over && page === figure.page ? [over.text] : [];
  });
}
