import { CLEAR, type Doubt, type ReadValue } from '../draft.js';
import { UNREADABLE_LETTER } from '../page-model.js';
import { findDate } from './dates.js';
import { fold } from './fold.js';
import { findLabels, firstWords, type LabelHit } from './labels.js';
import { cellOf, type Cell, type TextLine } from './text-lines.js';
import { INVOICE_NUMBER, INVOICE_TITLE, NUMBER_WORD, VAGUE_NUMBER } from './vocabulary.js';

/** How plainly each kind of label names the number. */
const CERTAIN = 0.95;
const TITLE = 0.85;
const VAGUE = 0.5;

/** The invoice number by its label; several different ones are a doubt. */
export function readInvoiceNumber(lines: TextLine[]): { number: ReadValue<string> | null; doubts: Doubt[] } {
  const found = [
    ...findLabels(lines, INVOICE_NUMBER).flatMap((hit) => valueOf(hit, CERTAIN, [hit.rest, hit.next, hit.below])),
    ...findLabels(lines, INVOICE_TITLE).flatMap((hit) =>
      valueOf(hit, TITLE, [hit.rest, isBare(hit) ? hit.next : null]).map(lessSureOfCounts),
    ),
    ...findLabels(lines, VAGUE_NUMBER).flatMap((hit) => valueOf(hit, VAGUE, [hit.rest, hit.next])),
  ];
  const number = found[0] ?? null;
  const rivals = found.filter(({ confidence, value }) => confidence >= CLEAR && fold(value) !== fold(number!.value));
  if (rivals.length === 0) return { number, doubts: [] };
  const message = `More than one invoice number is printed: ${[number!, ...rivals].map(({ value }) => value).join(', ')}.`;
  return { number, doubts: [{ code: 'several-numbers', message, field: 'invoiceNumber' }] };
}

/** "Invoice 2 of 3", "Rechnung 2026". */
const lessSureOfCounts = (number: ReadValue<string>): ReadValue<string> =>
  /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(number.value) ? { ...number, confidence: VAGUE } : number;

const isBare = ({ cell, label }: LabelHit): boolean => cell.folded === label;

/** The first place that holds something shaped like a number; a place that holds other words ends the search there. */
function valueOf(hit: LabelHit, confidence: number, places: (Cell | null)[]): ReadValue<string>[] {
  for (const place of places) {
    if (!place) continue;
    const value = numberIn(place);
    if (value) return [toReadValue(value, confidence)];
    if (place === hit.rest) return [];
  }
  return [];
}

function toReadValue(cell: Cell, confidence: number): ReadValue<string> {
  const source = { page: cell.page, box: cell.box };
  const readable = !cell.text.includes(UNREADABLE_LETTER);
  return {
    value: cell.text,
    text: cell.text,
    source,
    checks: ['label'],
    confidence: readable ? confidence : Math.min(confidence, 0.4),
  };
}

/** A code at the start of the cell: one word with a digit, or letters and digits that fill the whole cell. */
function numberIn(place: Cell): Cell | null {
  const start = place.words.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (start < 0) return null;
  const cell = cellOf(place.words.slice(start));
  if (NUMBER_WORD.test(fold(cell.words[0]!.text))) return null;
  const word = withoutPunctuation(firstWords(cell, 1));
  if (isCode(word.text)) return isDate(cell) ? null : word;
  const whole = withoutPunctuation(cell);
  const isShort = cell.words.length <= 3 && /^\p{Lu}{1,6}$/u.test(word.text);
  return isShort && isCode(whole.text.replaceAll(' ', '')) ? whole : null;
}

const isCode = (text: string): boolean =>
  /^[\p{L}\p{N}\uFFFD][\p{L}\p{N}\-–_/.\\\uFFFD]*$/u.test(text) && /\d/.test(text) && text.length <= 40;

const isDate = (cell: Cell): boolean => findDate(cell.text)?.index === 0;

function withoutPunctuation(cell: Cell): Cell {
  return { ...cell, text: cell.text.replace(/^[#:]\s*/, '').replace(/[.,;:]$/, '') };
}
