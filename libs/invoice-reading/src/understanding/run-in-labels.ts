import { groupWhile } from '../group-while.js';
import { bottom, type Word } from '../page-model.js';
import { type Cell, cellOf } from './cells.js';
import { fold } from './fold.js';
import { DATED, INVOICE_DATE } from './words/date-words.js';
import { isDueLabel } from './words/due-labels.js';
import { DOCUMENT_NUMBER, INVOICE_NUMBER, NUMBER_OF_OTHERS, VAGUE_NUMBER } from './words/number-words.js';

/**
 * "Your order 309930 Client C7506 Document no. 45/6113 Date of issue 21/9/2023 Terms Net" over "30 days": fields that run on without
 * any sign between them become cells of their own, where most of their labels are known. The last may go on in the next row.
 */
export function withLabelsApart(rows: Cell[][]): Cell[][] {
  const apart = [...rows];
  for (const index of rows.keys()) {
    const [[cell, ...others] = [], next = []] = apart.slice(index, index + 2);
    if (!cell || others.length > 0 || cell.words.filter(isValue).length < FEWEST) continue;
    const below = goesOn(cell, next) ? next[0]! : null;
    const fields = fieldsOf([...cell.words, ...(below?.words ?? [])]);
    if (!areFields(fields)) continue;
    const broken = fields.findIndex((words) => below !== null && words.includes(below.words[0]!));
    apart[index] = (broken < 0 ? fields : fields.slice(0, broken)).map(cellOf);
    if (below)
      apart[index + 1] = [...fields.slice(broken).map((words) => onRowOf(below.words[0]!, words)), ...next.slice(1)];
  }
  return apart.filter((cells) => cells.length > 0);
}
const FEWEST = 3;

/** A code, a date or its year. */
const isValue = ({ text }: Word): boolean => /\d/.test(text) && text.length >= SHORTEST;
const SHORTEST = 4;

const goesOn = ({ box }: Cell, [first, ...others]: Cell[]): boolean =>
  first !== undefined &&
  others.length === 0 &&
  Math.abs(first.box.x - box.x) < 1 &&
  first.box.y - bottom(box) < box.height &&
  first.box.width <= box.width;

/** A label begins with a capital, behind a value or the end of a sentence. */
const fieldsOf = (words: Word[]): Word[][] =>
  groupWhile(
    words,
    (word, last) => !(/^\p{Lu}/u.test(word.text) && !/\d/.test(word.text) && (isValue(last) || ENDS.test(last.text))),
  );
const ENDS = /\p{Ll}{3}\.$/u;

function areFields(fields: Word[][]): boolean {
  const labels = fields.flatMap((words) => {
    const value = words.findIndex(({ text }) => /\d/.test(text));
    return value > 0 && words.some(isValue) ? [fold(cellOf(words.slice(0, value)).text)] : [];
  });
  const known = labels.filter(isKnown);
  const isSentence = fields.some((words) => words.some(({ text }) => /[,;:(]$|^\(/.test(text)));
  return !isSentence && known.length >= FEWEST && known.length * 2 > labels.length;
}

const isKnown = (label: string): boolean =>
  [INVOICE_NUMBER, INVOICE_DATE, DOCUMENT_NUMBER, VAGUE_NUMBER, DATED].some(
    (name) => name.exec(label)?.[0].trim() === label,
  ) ||
  NUMBER_OF_OTHERS.test(label) ||
  isDueLabel(label);

/** Where a field breaks, its label stands with its value. */
const onRowOf = ({ box }: Word, words: Word[]): Cell =>
  cellOf(words.map((word) => (word.box.y + word.box.height <= box.y + 1 ? { ...word, box } : word)));
