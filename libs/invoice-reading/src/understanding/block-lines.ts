import type { AmountKind, DraftLine } from '../draft.js';
import { bottom, type Word } from '../page-model.js';
import type { Figure } from './block-figures.js';
import type { Cell } from './cells.js';
import { partCodes, rolesUnderHeadings } from './block-codes.js';
import { carriedOver } from './carried-rows.js';
import { columnRoles, type ColumnRole } from './column-vocabulary.js';
import { findDate } from './dates.js';
import { fold } from './fold.js';
import { codeIn, isCodeColumn } from './item-codes.js';
import { findItemBlocks, isMoney, type ItemFigures } from './item-blocks.js';
import { withCodes } from './line-codes.js';
import type { LineTable } from './line-table.js';
import { shapeOf } from './number-values.js';
import type { DecimalMark } from './numbers.js';
import type { TextLine } from './text-lines.js';
import { readNumber, readText, textToken, type TextToken } from './tokens.js';
import { withoutUnits } from './unit-texts.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** A line's figures, and the text lines from the first to the last that they stand on. */
interface Block {
  item: ItemFigures;
  first: number;
  last: number;
}

/** Text further away (in text heights) belongs to something else. */
const NEAR = 1.6;

/** The invoice lines by their arithmetic alone, each with the words of its block; null where nothing multiplies out. */
export function readBlockLines(lines: TextLine[], mark: DecimalMark): LineTable | null {
  const found = findItemBlocks(lines, mark);
  if (!found) return null;
  const cores = withOwnHeadings(found.items.map(coreOf), lines);
  const grown = withNeighbours(cores, lines);
  const headings = grown.map(({ first, last }) => rolesUnderHeadings(lines.slice(first, last + 1)));
  const blocks = grown.map((block, at) => withoutCodes(withAmountsBetween(block, found.figures), headings[at]!));
  const texts = withoutOrdinals(withoutRepeated(blocks.map((block) => textsIn(block, lines))));
  const { codes, names, areUnsure } = partCodes(texts, headings);
  const read = blocks.map(({ item }, at) => toLine(item, names[at]!, codes?.[at] ?? null));
  const own = blocks.map(({ first, last }) => lines.slice(first, last + 1));
  return {
    ...{ lines: withCodes(read), used: new Set(own.flat()), blocks: own, beside: new Map() },
    ...{ headless: !found.isCertain, isTwofold: areUnsure },
  };
}

function coreOf(item: ItemFigures): Block {
  const at = [item.quantity, item.price, item.amount, item.discount ?? item.amount].map(({ index }) => index);
  return { item, first: Math.min(...at), last: Math.max(...at) };
}

const figuresOf = ({ quantity, price, amount, discount, tax, others }: ItemFigures): Figure[] =>
  [quantity, price, amount, discount, tax, ...others.map(({ figure }) => figure)].filter((figure) => figure !== null);

/** "incl. fee 3.50": amounts among the words of a line, unless they are counts, or a code stands before its name. */
function withAmountsBetween({ item, first, last }: Block, figures: Figure[]): Block {
  const known = figuresOf(item);
  const isCode = ({ label }: Figure): boolean => columnRoles(label).includes('sku');
  const left = figures.filter(
    (figure) =>
      figure.index >= first &&
      figure.index <= last &&
      !known.includes(figure) &&
      isMoney(figure) &&
      !(figure.counts || figure.isNamed || isCode(figure)),
  );
  return {
    item: { ...item, others: [...item.others, ...left.map((figure) => ({ figure, heading: figure.label }))] },
    first,
    last,
  };
}

/** "2497.48" under a heading for codes is no amount. */
const withoutCodes = ({ item, ...block }: Block, headings: Map<Word, ColumnRole>): Block => ({
  ...block,
  item: { ...item, others: item.others.filter(({ figure }) => !isNoAmount(headings.get(figure.token.words[0]!))) },
});
const isNoAmount = (role: ColumnRole | undefined): boolean => role === 'sku' || role === 'mark';

/** The same headings over the figures of each line, a code perhaps beside them; or, over one line, beside a code. */
function withOwnHeadings(cores: Block[], lines: TextLine[]): Block[] {
  const above = cores.map(({ first }) => {
    const line = lines[first - 1];
    return line && isNext(line, lines[first]!) ? line.cells : [];
  });
  const shared = above[0]!.filter(
    ({ text, folded }) => !/\d/.test(text) && above.every((cells) => cells.some((cell) => cell.folded === folded)),
  );
  const hasCode = above[0]!.some(({ text }) => /\d/.test(text) && isCodeColumn([text]));
  const areHeadings = shared.length > 1 && (cores.length > 1 || hasCode);
  return areHeadings ? cores.map((core) => ({ ...core, first: core.first - 1 })) : cores;
}

/** The lines of words around the figures: what stands between two blocks belongs to the lower one where names stand above. */
function withNeighbours(cores: Block[], lines: TextLine[]): Block[] {
  const areAbove = standAbove(cores, lines);
  const carried = carriedOver(lines);
  const isOther = (line: TextLine): boolean => isSum(line) || carried.has(line);
  const limits = cores.map(({ first, last }, at) => ({
    from: (cores[at - 1]?.last ?? -1) + 1,
    to: (cores[at + 1]?.first ?? lines.length) - 1,
    first,
    last,
  }));
  const grown = cores.map(({ item }, at): Block => {
    const { from, to, first, last } = limits[at]!;
    const up = (): number => {
      let index = first;
      while (index > from && isNext(lines[index - 1]!, lines[index]!) && !isOther(lines[index - 1]!)) index--;
      return index;
    };
    const down = (): number => {
      let index = last;
      while (index < to && isNext(lines[index]!, lines[index + 1]!) && !isOther(lines[index + 1]!)) index++;
      return index;
    };
    return areAbove ? { item, first: up(), last } : { item, first, last: down() };
  });
  // The first, or the last, of a page stands beside what is no part of it.
  const sizes = grown.flatMap(({ first, last }, at) => {
    const isInner = areAbove ? grown[at - 1]?.last === first - 1 : grown[at + 1]?.first === last + 1;
    const { first: from, last: to } = cores[at]!;
    return isInner ? [areAbove ? from - first : last - to] : [];
  });
  const most = sizes.length > 0 ? Math.max(...sizes) : MOST_ALONE;
  // A name may have a note below it, or go on.
  const isMore = (index: number, next: number): boolean =>
    lines[index]!.cells.length === 1 && lines[next]!.cells.length === 1;
  // What stands farther over the name than the name over its figures belongs to something else.
  const pitch = (index: number): number => lines[index + 1]!.box.y - lines[index]!.box.y;
  const near = grown.map((block, at) => {
    const core = cores[at]!;
    let [first, last] = [Math.max(block.first, core.first - most), Math.min(block.last, core.last + most)];
    while (
      first < core.first &&
      first > block.first &&
      isMore(first - 1, first) &&
      pitch(first - 1) < PITCH * pitch(core.first - 1)
    )
      first--;
    const name = lines[core.last + 1];
    while (last > core.last && last < block.last && isMore(last + 1, last) && lines[last + 1]!.box.x > name!.box.x)
      last++;
    return { ...block, first, last };
  });
  return areAbove ? fromTheirMarks(near, lines) : near;
}

/** Where all others begin with a code or a number of one shape, so does the first: what stands over that is a note. */
function fromTheirMarks(blocks: Block[], lines: TextLine[]): Block[] {
  const [mark, ...marks] = blocks.slice(1).map(({ first }) => markOf(lines[first]!));
  const [block, ...others] = blocks as [Block, ...Block[]];
  if (!mark || !/9/.test(mark) || marks.some((other) => other !== mark)) return blocks;
  const begin = lines.slice(block.first, block.item.price.index).findIndex((line) => markOf(line) === mark);
  return begin < 0 ? blocks : [{ ...block, first: block.first + begin }, ...others];
}

/** "[Z892-07]" is "[A9-9]", "12)" is "9)". */
const markOf = ({ cells }: TextLine): string => shapeOf(cells[0]?.words[0]?.text ?? '').replace(/([A9])\1+/g, '$1');

const MOST_ALONE = 1;
const PITCH = 1.4;

const isNext = (upper: TextLine, lower: TextLine): boolean =>
  upper.page === lower.page &&
  lower.box.y - bottom(upper.box) < NEAR * Math.min(upper.box.height, lower.box.height) &&
  ![upper, lower].every(hasAmount);

const hasAmount = ({ cells }: TextLine): boolean =>
  cells.some(({ text, words }) => MONEY.test(text) && !words.some(({ isCode }) => isCode));

/** "Subtotal 965.10" behind some of the lines is no part of the last of them. */
const isSum = (line: TextLine): boolean =>
  hasAmount(line) && SUMS.has(classifyAmountLabel(line.cells[0]!.folded.replace(/[ \d]+$/, '')));
const SUMS = new Set<AmountKind | null>(['net', 'total']);

const MONEY = /^\D{0,5}\d[\d.,' ]*[.,]\d\d\D{0,5}$/;

/** Where the figures have no name beside them, and one line of words stands over the first. */
function standAbove(cores: Block[], lines: TextLine[]): boolean {
  const named = withoutRepeated(cores.map((block) => textsIn(block, lines))).filter((texts) =>
    texts.some((text) => isNamed(text) && !codeOf(text.text)),
  );
  if (named.length * 2 > cores.length) return false;
  const [core] = cores;
  const [above, below] = [lines[core!.first - 1], lines[cores.at(-1)!.last + 1]];
  const isAbove = above !== undefined && isNext(above, lines[core!.first]!) && above.cells.length < 3;
  const isBelow =
    below !== undefined && isNext(lines[cores.at(-1)!.last]!, below) && below.cells.length < 3 && !hasAmount(below);
  return isAbove && !(isBelow && above.cells.length > 1);
}

const isNamed = ({ text }: TextToken): boolean => /\p{L}{3}/u.test(text);

/** The words of each cell that no figure takes. */
function textsIn({ item, first, last }: Block, lines: TextLine[]): TextToken[] {
  const spent = new Set<Word>([...figuresOf(item), ...rowOfDiscount(item, lines)].flatMap(({ words }) => words));
  return lines.slice(first, last + 1).flatMap(({ cells }) =>
    cells.flatMap(({ words }) => {
      const isLeft = (word: Word, at: number): boolean =>
        !spent.has(word) &&
        !(IS_SIGN.test(word.text) && [words[at - 1], words[at + 1]].some((next) => !next || spent.has(next)));
      const rest = words.filter(isLeft);
      return rest.length > 0 ? [textToken(rest)] : [];
    }),
  );
}
/** "Discount 20 %" in a row of its own is no part of the name. */
const rowOfDiscount = ({ discount, quantity, price, amount }: ItemFigures, lines: TextLine[]): Cell[] =>
  discount && [quantity, price, amount].every(({ index }) => index !== discount.index)
    ? lines[discount.index]!.cells.filter(({ words }) => words.includes(discount.token.words[0]!))
    : [];
const IS_SIGN = /^(?:[x×*✕@]|[-–—·•|/]+)$/i;

/** Labels and headings that are printed with each line, with their values or without one, positions, days, units and marks of a tax are no names. */
function withoutRepeated(blocks: TextToken[][]): TextToken[][] {
  const isInEach = (test: (text: string) => boolean): boolean =>
    blocks.length > 1 && blocks.every((texts) => texts.some(({ text }) => test(text)));
  const isRepeated = (text: string): boolean => isInEach((other) => fold(other) === fold(text));
  const isAttribute = (text: string): boolean => {
    const label = LABEL.exec(text)?.[0];
    return label !== undefined && isInEach((other) => other.startsWith(label));
  };
  return withoutUnits(blocks).map((texts, at) =>
    texts.filter(
      ({ text }) =>
        !isRepeated(text) &&
        !text.endsWith(':') &&
        !(isAttribute(text) && !codeOf(text) && codeIn(text).code === null) &&
        !isTaxField(text) &&
        !/^\p{L}$/u.test(text) &&
        !(/^0*\d{1,3}[.)]?$/.test(text) && parseInt(text, 10) === at + 1) &&
        !(findDate(text) !== null && /^[\d./-]+$/.test(text)),
    ),
  );
}
/** "VAT class: A". */
const isTaxField = (text: string): boolean =>
  /[:›] \S{1,6}(?: %)?$/.test(text) && columnRoles(fold(LABEL.exec(text)?.[0] ?? ''))[0] === 'tax';
const LABEL = /^\p{L}[^\d:›]{0,30}[:›]/u;

/** "001 [AZ-5442] Paper", "2. [LV-1110] Lamp": what counts the lines before each name. */
function withoutOrdinals(blocks: TextToken[][]): TextToken[][] {
  const isCounted = ({ text }: TextToken, at: number): boolean =>
    Number(/^(\d{1,3})[.)]? \S/.exec(text)?.[1]) === at + 1;
  if (blocks.length < 2 || !blocks.every((texts, at) => texts.some((text) => isCounted(text, at)))) return blocks;
  return blocks.map((texts, at) => {
    const counted = texts.findIndex((text) => isCounted(text, at));
    return texts.with(counted, textToken(texts[counted]!.words.slice(1)));
  });
}

/** "Article: EAH28": a word alone with a digit behind a label. */
const codeOf = (text: string): string | undefined => /[:›] (?=\S*\d)(\S{3,24})$/.exec(text)?.[1];

/** In points. */
const ALIGNED = 2.5;

function toLine(item: ItemFigures, texts: TextToken[], code: TextToken | null): DraftLine {
  const number = (figure: Figure | null) => figure && readNumber(figure.token);
  const named = texts.filter(isNamed);
  // "mm", "3G2.5": where a name goes on in the next row.
  const goesOn = ({ box }: TextToken): boolean =>
    named.some((name) => Math.abs(name.box.x - box.x) < ALIGNED && name.box.y < box.y);
  const words = named.length > 0 ? texts.filter((text) => isNamed(text) || goesOn(text)) : texts;
  const enclosed = code ? undefined : words.find(({ text }) => codeIn(text).code !== null);
  const inside = enclosed && codeIn(enclosed.text);
  const described = words
    .map((token) => (token === enclosed ? { ...token, text: inside!.text } : token))
    .filter(({ text }) => text !== '');
  return {
    sku: code ? readText([code]) : enclosed ? readText([{ ...enclosed, text: inside!.code! }]) : null,
    description: described.length > 0 ? readText(described) : null,
    quantity: number(item.quantity),
    unitPrice: number(item.price),
    discount: number(item.discount),
    tax: number(item.tax),
    lineTotal: number(item.amount),
    // Nothing but what it comes to says what it is: it must follow from the rest.
    beside: item.others.map(({ figure, heading }) => ({ heading, isNamed: true, amount: readNumber(figure.token) })),
  };
}
