import { type Cell, cellOf, hasDigits } from './cells.js';
import { findDate } from './dates.js';
import { groupWhile } from '../group-while.js';
import type { Word } from '../page-model.js';

/**
 * "Your ref.: B-72 Client: C9 Due on.: 15/04/2025 Sent" over "on.: 06/04/2025": fields with a date among them that run on as a
 * sentence does become cells of their own; one that breaks at the end of a row is of the next. So do labels in a row, "Due on.: Sent on.:".
 */
export function withFieldsApart(rows: Cell[][]): Cell[][] {
  const apart = [...rows];
  for (const index of rows.keys()) {
    const [row, next = []] = apart.slice(index, index + 2);
    if (leadersIn(row!) < FIELDS || ![row!, next].some(isDated)) continue;
    if (hasDigits(row!)) {
      const fields = row!.flatMap(({ words }) => fieldsOf(words).map(cellOf));
      apart.splice(index, 2, ...withoutBreak(fields, next));
    } else {
      apart[index] = row!.flatMap(({ words }) => groupWhile(words, (_, last) => !isLeader(last)).map(cellOf));
    }
  }
  return apart.filter((cells) => cells.length > 0);
}
const FIELDS = 3;

const isDated = (cells: Cell[]): boolean => cells.some(({ text }) => findDate(text) !== null);

/** What stands between a label and its value: "No.:", "No. :", "No. ›". */
const isLeader = ({ text }: Word): boolean => /[:›»]$/.test(text);
const leadersIn = (cells: Cell[]): number => cells.flatMap(({ words }) => words).filter(isLeader).length;

/** Behind the last word with a digit before the next leader begins the next label, which may be one word with its leader. */
function fieldsOf(words: Word[]): Word[][] {
  const leaders = words.flatMap((word, at) => (isLeader(word) ? at : []));
  const begins = leaders.slice(1).flatMap((leader, index) => {
    const first = leaders[index]! + 1;
    const label = first + words.slice(first, leader).findLastIndex(({ text }) => /\d/.test(text)) + 1;
    const isLabel = label < leader || /^\p{L}/u.test(words[leader]!.text);
    return label > first && isLabel ? words[label]! : [];
  });
  const between = words.slice(leaders[0], leaders.at(-1));
  const isSentence = between.some(({ text }, at) => PUNCTUATED.test(text) && !isDayOf(text, between[at + 1]));
  return isSentence ? [words] : groupWhile(words, (word) => !begins.includes(word));
}

/** "Note: Terms: 30 days (to pay until: 09-10-2025). IBAN: …" is a sentence, or two. */
const PUNCTUATED = /^\(|[,;)]\.?$/;

/** "December 6, 2025". */
const isDayOf = (text: string, next: Word | undefined): boolean =>
  /^\d{1,2},$/.test(text) && /^\d{4}$/.test(next?.text ?? '');

const beginsWithValue = ({ words, text }: Cell): boolean => /\d/.test(words[0]!.text) || findDate(text)?.index === 0;

/** The last label of a row goes on in the next one, or has its value there. */
function withoutBreak(fields: Cell[], next: Cell[]): Cell[][] {
  const [first, ...more] = next;
  const last = fields.at(-1)!;
  if (!first || Math.abs(first.box.x - fields[0]!.box.x) > 1 || hasDigits([last])) return [fields, next];
  const isBegun = leadersIn([last]) === 0 && leadersIn([first]) > 0;
  const goesOn = isLeader(last.words.at(-1)!) ? beginsWithValue(first) : isBegun;
  if (!goesOn) return [fields, next];
  const label = last.words.map((word) => ({ ...word, box: first.words[0]!.box }));
  return [fields.slice(0, -1), [...fieldsOf([...label, ...first.words]).map(cellOf), ...more]];
}
