import type { Doubt, LabelledAmount } from '../../draft.js';
import { bottom, sidewaysOverlap } from '../../page-model.js';
import { findDate } from '../dates.js';
import { digitsAlike, fold, squash } from '../fold.js';
import { hasTaxLabel } from '../tax-numbers.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { classifyAmountLabel } from '../words/amount-labels.js';
import { PLAIN_DATE } from '../words/date-words.js';
import { TAX_ID } from '../words/party-words.js';
import type { Printed } from './leftovers.js';

interface Field {
  label: string;
  value: string;
  isBelow: boolean;
}

/**
 * A field of the head that the foot, or a slip to pay with, prints once more under the very same label has the same value
 * there, whatever it is called.
 */
export function leftSameLabels(printed: Printed): Doubt[] {
  const { lines, isBelow } = printed;
  const due = twoDue(printed);
  if (due) return [due];
  const fields = lines.flatMap((line, index) =>
    line.cells.flatMap((cell, at) =>
      fieldOf(cell, line.cells[at + 1], lines[index + 1]).map((one) => ({ ...one, isBelow: isBelow(line) })),
    ),
  );
  const other = otherInSentence(fields, lines);
  if (other) return [other];
  for (const label of new Set(fields.map((one) => one.label))) {
    const [[first, ...firsts], [other, ...others]] = [false, true].map((side) => [
      ...new Set(fields.filter((one) => one.label === label && one.isBelow === side).map(({ value }) => value)),
    ]) as [string[], string[]];
    if (!first || !other || firsts.length > 0 || others.length > 0) continue;
    if (squash(first) === squash(other) || shapeOf(first) !== shapeOf(other)) continue;
    return [{ code: 'several-references', message: `“${label}” is named twice: ${first}, ${other}.` }];
  }
  return [];
}

/** "Use reference numbers 20418", where the field "Reference number" of the head has another: nouns may have an ending. */
function otherInSentence(fields: Field[], lines: TextLine[]): Doubt | undefined {
  const named = fields.flatMap(({ label, value }) => {
    const noun = label.split(' ').at(-1)!;
    return noun.length >= LONG_NOUN && !findDate(value) ? [{ label, noun, value }] : [];
  });
  if (named.length === 0) return undefined;
  for (const { words } of lines.flatMap(({ cells }) => cells)) {
    if (words.length < SENTENCE) continue;
    for (const [at, { text }] of words.entries()) {
      const [before, value] = [fold(words[at - 1]?.text ?? ''), text.replace(/[.,;:)]+$/, '')];
      const field =
        /\d/.test(value) && named.find(({ noun }) => before.startsWith(noun) && before.length - noun.length < 3);
      if (!field || squash(field.value) === squash(value) || digitsAlike(field.value) !== digitsAlike(value)) continue;
      const isOne = named.some(({ noun, value: own }) => before.startsWith(noun) && squash(own) === squash(value));
      if (!isOne)
        return { code: 'several-references', message: `“${field.label}” is named twice: ${field.value}, ${value}.` };
    }
  }
  return undefined;
}
const LONG_NOUN = 8;
const SENTENCE = 5;

/** What is due, over the lines and below them, under the very same label. */
function twoDue({ table: [first], read: { amounts } }: Printed): Doubt | undefined {
  const due = amounts.filter(({ kind, amount }) => kind === 'due' && amount?.source.box);
  const isAbove = ({ amount }: LabelledAmount): boolean =>
    first !== undefined && amount!.source.page === first.page && amount!.source.box!.y < first.box.y;
  for (const { label, amount } of due.filter(isAbove)) {
    const other = due.find(
      (one) => !isAbove(one) && fold(one.label) === fold(label) && !one.amount!.value.equals(amount!.value),
    );
    if (other)
      return { code: 'several-totals', message: `“${label}” is named twice: ${amount!.text}, ${other.amount!.text}.` };
  }
  return undefined;
}

/** "Label: value" in one cell, the value in the next one, or below. */
function fieldOf(cell: Cell, next: Cell | undefined, below: TextLine | undefined): Omit<Field, 'isBelow'>[] {
  const [, said, rest] = /^([^:\d]+): *(\S.*)$/u.exec(cell.text) ?? [];
  const label = fold(said ?? cell.text);
  if (!isLabel(label) || hasTaxLabel(said ?? cell.text)) return [];
  const under =
    below?.page === cell.page && below.box.y - bottom(cell.box) < BELOW * cell.box.height
      ? below.cells.find(({ box }) => sidewaysOverlap(box, cell.box) > 0)
      : undefined;
  const value = rest ?? [next, under].find((one) => one && isValue(one.text))?.text;
  if (value === undefined || !isValue(value)) return [];
  return classifyAmountLabel(label) === null || findDate(value) ? [{ label, value }] : [];
}
/** In text heights. */
const BELOW = 2;

/** Tax numbers and bare dates have rules of their own. */
const isLabel = (folded: string): boolean =>
  /\p{L}{3}/u.test(folded) &&
  !/\d/.test(folded) &&
  folded.split(' ').length <= LABEL_WORDS &&
  !TAX_ID.test(folded) &&
  PLAIN_DATE.exec(folded)?.[0] !== folded;
const LABEL_WORDS = 6;

/** A date alone, or one code with some digits; no amount and no telephone. */
function isValue(text: string): boolean {
  const date = findDate(text);
  if (date) return date.index === 0 && text.length - date.length < AFTER_DATE;
  return (
    RANDOM.test(text) ||
    ((text.match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS && /^[A-Z\d][A-Z\d/.-]*$/.test(text) && !/[.,]\d\d$/.test(text))
  );
}
const FEWEST_DIGITS = 3;

/** "pi_3Qh0Vx": a payment's code of letters and digits in any order, of which no two are alike but for their length. */
const RANDOM = /^(?=.*\d.*\d)(?=.*[a-z])(?=.*[A-Z])[\w-]{8,}$/;
const shapeOf = (code: string): string => (RANDOM.test(code) ? `${code.length}` : digitsAlike(code));
/** " г." */
const AFTER_DATE = 4;
