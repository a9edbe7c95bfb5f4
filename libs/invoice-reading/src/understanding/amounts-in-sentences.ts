import type { LabelledAmount } from '../draft.js';
import { sidewaysOverlap } from '../page-model.js';
import type { Cell } from './cells.js';
import { fold } from './fold.js';
import { kindOfLabel } from './label-segments.js';
import { sentenceAbove, sentencesOf } from './sentences.js';
import type { TextLine } from './text-lines.js';
import { SAVING } from './words/discount-words.js';
import { CONDITION } from './words/request-words.js';

const SENTENCE_WORDS = 6;
export const isSentence = ({ words }: Cell): boolean =>
  words.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= SENTENCE_WORDS;

/** "With this invoice you have 12.00 saved": what a sentence says of the amount may stand behind it. */
export function withSaving(one: LabelledAmount, cells: Cell[]): LabelledAmount {
  const { kind, label, amount } = one;
  if (kind !== 'other' || !amount) return one;
  const said = cells.flatMap(({ text }) => sentencesOf(text)).find((sentence) => sentence.includes(amount.text));
  const behind = said?.slice(said.indexOf(amount.text) + amount.text.length) ?? '';
  return SAVING.test(fold(behind)) ? { ...one, kind: 'information', label: `${label}${behind}` } : one;
}

/** "Registered in Zagreb, share capital" over "2,500.00 EUR fully paid": an amount that begins a row of a sentence which the row above names. */
export function inSentence(one: LabelledAmount, cells: Cell[], above: TextLine | undefined): LabelledAmount {
  const { kind, label, amount } = one;
  const box = amount?.source.box;
  if (kind !== 'other' || label !== '' || !box) return one;
  const cell = cells.find((other) => Math.abs(other.box.x - box.x) < 1);
  // As in one row, what stands behind the figure before it.
  const begun = cell && sentenceAbove(cell, above)?.replace(/^.*\d/, '');
  return begun && kindOfLabel(begun) === 'information' ? { ...one, kind: 'information', label: begun } : one;
}

/** A fee that is due only from whoever pays late is said in a sentence, not set among the sums. */
export const isOnlyIfLate = ({ amount }: LabelledAmount, cells: Cell[], above: TextLine | undefined): boolean =>
  cells.some((cell) => {
    if (!amount?.source.box || sidewaysOverlap(amount.source.box, cell.box) <= 0) return false;
    const begun = sentenceAbove(cell, above);
    return (isSentence(cell) || begun !== undefined) && CONDITION.test(fold(sentenceWith(cell, amount.text, begun)));
  });

/** "Deposit of 1,000.00 received. Penalties: …": what is said of the amount; its sentence may begin in the row above. */
function sentenceWith({ text }: Cell, amount: string, begun = ''): string {
  const own = sentencesOf(text);
  const said = own.find((one) => one.includes(amount)) ?? text;
  return said === own[0] ? `${begun} ${said}` : said;
}
