import { Decimal } from './decimal.js';
import type { Draft, DraftLine, LabelledAmount, ReadValue } from './draft.js';
import { isProved } from './line-arithmetic.js';
import type { Box } from './page-model.js';
import { prove } from './proof.js';
import type { PagesReading } from './readers/reading.js';
import { wordsIn } from './second-reading.js';
import { decideNumberStyle, type DecimalMark, parseNumber } from './understanding/numbers.js';
import { textLines, textsOf } from './understanding/text-lines.js';

type Figure = ReadValue<Decimal>;
/** What else a figure may be: what another look makes of it, or with a decimal mark, which pictures lose first. */
type Rivals = Map<Figure, Figure[]>;

/** More lines that do not multiply out are not a slip of the reader's. */
const MAX_LINES = 12;
/** In text heights: the letter before or after, which was passed over, may lie so far outside. */
const REACH = 0.6;

/**
 * A draft of a picture whose figures do not agree: those are read once more, and where exactly one choice between the
 * readings makes a line multiply out, or the invoice add up, the arithmetic has decided. Else they stay as first read.
 */
export async function settleFigures(reading: PagesReading, draft: Draft): Promise<Draft> {
  if (!reading.readAgain) return draft;
  const lines = await settleLines(reading, draft.lines);
  const settled = { ...draft, lines };
  return prove(settled).equation ? settled : settleAmounts(reading, settled);
}

async function settleLines(reading: PagesReading, lines: DraftLine[]): Promise<DraftLine[]> {
  const open = lines.filter(isOpen);
  if (open.length === 0 || open.length > MAX_LINES) return lines;
  const rivals = await lookAgain(
    reading,
    open.flatMap((line) => figuresOf(line)),
  );
  return lines.map((line) => (open.includes(line) ? settleLine(line, rivals) : line));
}

const figuresOf = ({ quantity, unitPrice, lineTotal }: DraftLine): Figure[] =>
  [quantity, unitPrice, lineTotal].filter((figure) => figure !== null);

const isOpen = (line: DraftLine): boolean => figuresOf(line).length === 3 && !isProved(line);

function settleLine(line: DraftLine, rivals: Rivals): DraftLine {
  const choices = (figure: Figure | null): Figure[] => [figure!, ...(rivals.get(figure!) ?? [])];
  const fitting = [...choices(line.quantity), ...withoutLitre(line.quantity!)].flatMap((quantity) =>
    choices(line.unitPrice).flatMap((unitPrice) =>
      choices(line.lineTotal)
        .filter((lineTotal) => lineTotal === line.lineTotal || isMoney(lineTotal))
        .map((lineTotal) => ({ ...line, quantity, unitPrice, lineTotal }))
        .filter(isProved),
    ),
  );
  return fitting.length === 1 ? fitting[0]! : line;
}

/** "62,94" and "22" run together: what has more decimals than cents goes on in the next column. */
const isMoney = ({ value }: Figure): boolean => value.equals(value.inCents());

/** "29,1 l" is read as "29,11". */
function withoutLitre({ text, ...figure }: Figure): Figure[] {
  const { mark } = decideNumberStyle([text]);
  const value = /\d1$/.test(text) ? parseNumber(text.slice(0, -1), mark) : null;
  return value ? [{ ...figure, text, value }] : [];
}

async function settleAmounts(reading: PagesReading, draft: Draft): Promise<Draft> {
  const rivals = await lookAgain(
    reading,
    draft.amounts.flatMap(({ amount }) => amount ?? []),
  );
  const choices = [...rivals].flatMap(([figure, others]) =>
    others.map((other) => ({ place: placeOf(figure), value: other.value, other })),
  );
  const distinct = new Map(choices.map((choice) => [`${choice.place} ${choice.value}`, choice]));
  const adding = [...distinct.values()]
    .map(({ place, other }) => ({ ...draft, amounts: draft.amounts.map((one) => replaced(one, place, other)) }))
    .filter((settled) => prove(settled).equation !== null);
  return adding.length === 1 ? adding[0]! : draft;
}

/** One printed figure may stand for several amounts. */
const replaced = (labelled: LabelledAmount, place: string, other: Figure): LabelledAmount =>
  labelled.amount && placeOf(labelled.amount) === place ? { ...labelled, amount: other } : labelled;

const placeOf = ({ source }: Figure): string => JSON.stringify(source);

async function lookAgain(reading: PagesReading, figures: Figure[]): Promise<Rivals> {
  const { mark } = decideNumberStyle(textsOf(reading.pages.flatMap(textLines)));
  const rivals: Rivals = new Map();
  for (const number of new Set(figures.map(({ source }) => source.page))) {
    const own = figures.filter(({ source }) => source.page === number && source.box);
    const boxes = own.map(({ source }) => widened(source.box!));
    const texts = await reading.readAgain!(number, boxes);
    for (const [index, figure] of own.entries()) {
      const others = [figure.text, texts?.[index] ?? '', ...eyesOn(reading, figure)].flatMap((text) =>
        valuesOf(text, mark),
      );
      const values = new Map(others.map((value) => [value.trimmed().toString(), value]));
      values.delete(figure.value.trimmed().toString());
      rivals.set(
        figure,
        [...values.values()].map((value) => ({ ...figure, value })),
      );
    }
  }
  return rivals;
}

/** What each engine read where the figure stands. */
function eyesOn({ pages }: PagesReading, { source }: Figure): string[] {
  const eyes = pages.find(({ number }) => number === source.page)?.eyes;
  const textsOfBoth = eyes && [eyes.first, eyes.second].map((words) => wordsIn(words, source.box!));
  return textsOfBoth?.map((words) => words.map(({ text }) => text).join('')) ?? [];
}

function valuesOf(text: string, mark: DecimalMark): Decimal[] {
  const value = parseNumber(text, mark) ?? parseNumber(COUNT_OF_UNITS.exec(text)?.[1] ?? '', mark);
  if (!value) return [];
  return /[.,]/.test(text) || value.compare(Decimal.of(100)) < 0
    ? [value]
    : [value, Decimal.ofHundredths(value.toNumber())];
}

/** "57m": the unit behind a quantity. */
const COUNT_OF_UNITS = /^(\d[\d.,]*)[^\d.,]{1,6}$/;

const widened = ({ x, y, width, height }: Box): Box => ({
  x: x - REACH * height,
  y,
  width: width + 2 * REACH * height,
  height,
});
