import type { Doubt, DraftLine } from '../../draft.js';
import { sidewaysOverlap } from '../../page-model.js';
import { lastInBrackets, NORM } from '../codes-in-brackets.js';
import { columnRoles, skuRank } from '../column-vocabulary.js';
import { fold } from '../fold.js';
import { areDates, DASHED_CODE, isSize, shapeOf } from '../item-codes.js';
import { areDifferent, labelledCodes, withoutOthers } from '../labelled-codes.js';
import { METERED } from '../measures.js';
import type { Cell } from '../cells.js';
import { standsOnOneOf, type TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';

/**
 * Lines without codes, of which (nearly) each has a word shaped like a code in the same place: one who reads the paper would
 * order by it, whatever it is called.
 */
export function leftItemCodes({ table, read: { lines } }: Printed): Doubt[] {
  const described = lines.map(({ description }) => description?.value ?? '');
  const texts = described.map((text) => (METERED.test(text) ? '' : withoutOthers(text)));
  const overlooked = overlookedCode(table, lines);
  if (overlooked)
    return [{ code: 'unsure-codes', message: `“${overlooked}” may be the code of a line that has none.` }];
  if (lines.some(({ sku }) => sku !== null)) return [];
  const heading = headingOfCodes(table, lines.length);
  if (heading)
    return [{ code: 'unsure-codes', message: `Codes stand under “${heading}”, which were read on none of the lines.` }];
  if (lines.length < 2) return [];
  const places = [
    ...labelledCodes(texts),
    behindOneWord(texts),
    inBrackets(texts),
    ...PLACES.map((place) => ofOneShape(texts.map((text) => besideName(place(text), text)))),
  ];
  const left = places.find((codes) => codes !== null && areDifferent(codes, lines.length));
  const code = left?.find((one) => one !== null) ?? beforeDash(texts) ?? firstOfSeries(described);
  return code
    ? [{ code: 'unsure-codes', message: `The lines may have codes among their words, such as “${code}”.` }]
    : [];
}

/** "GR-96430 Gasket", "LOZ-6203 Bearing" among services: letters and a number that begin two lines at least. */
function firstOfSeries(texts: string[]): string | undefined {
  const codes = texts.flatMap((text) => SERIES.exec(text)?.[0] ?? []);
  return new Set(codes).size > 1 ? codes.find((code) => !NORM.test(code)) : undefined;
}
const SERIES = /^\p{Lu}{2,5}-\d{3,}\p{Lu}?(?=\s+\p{Lu}?\p{Ll}{2})/u;

/** What is shaped like the codes of all others, and stands where theirs stand, on the row of a line without one. */
export function overlookedCode(table: TextLine[], lines: DraftLine[]): string | undefined {
  const codes = lines.flatMap(({ sku }) => sku ?? []);
  const shapes = new Set(codes.map(({ value }) => shapeOf(value)));
  const isAmongCodes = ({ box }: Cell): boolean =>
    codes.some(({ source }) => source.box && sidewaysOverlap(source.box, box) > 0);
  const isWithoutCode = standsOnOneOf(
    lines.flatMap(({ sku, lineTotal }) => (sku === null && lineTotal ? lineTotal.source : [])),
  );
  return table
    .filter(isWithoutCode)
    .flatMap(({ cells }) => cells)
    .find((cell) => shapes.has(shapeOf(cell.text)) && isAmongCodes(cell))?.text;
}

/** "SKU" over figures on as many rows as there are lines at least, none of which was read as a code. */
function headingOfCodes(table: TextLine[], lines: number): string | undefined {
  const at = table.findIndex(({ cells }) => cells.some(isOfCodes));
  const heading = table[at]?.cells.find(isOfCodes);
  const below = table
    .slice(at + 1)
    .filter(({ cells }) =>
      cells.some(({ box, text }) => heading && sidewaysOverlap(box, heading.box) > 0 && /^\S*\d{3}\S*$/.test(text)),
    );
  return lines > 0 && below.length >= lines ? heading?.text : undefined;
}
const isOfCodes = ({ folded, text }: Cell): boolean =>
  !/\d/.test(text) && columnRoles(folded)[0] === 'sku' && skuRank(folded) < 2;

/** "Valve Rifa K-1042", "Pump Rifa K-2205": behind the same word, which is not what the goods are called. */
function behindOneWord(texts: string[]): (string | null)[] | null {
  const pairs = texts.map((text) => {
    const words = text.split(' ');
    return words.flatMap((word, at) => (at > 1 && isCode(word) ? [[fold(words[at - 1]!), word] as const] : []));
  });
  const labels = [...new Set(pairs.flatMap((some) => some.map(([label]) => label)))].filter((label) =>
    /^\p{L}{2,}$/u.test(label),
  );
  const found = labels.map((label) => pairs.map((some) => some.find(([own]) => own === label)?.[1] ?? null));
  return found.find((codes) => areDifferent(codes, texts.length)) ?? null;
}

/** Goods that are called by nothing else have no code of their own. */
const besideName = (word: string, text: string): string => (/\p{L}{3}/u.test(text.replace(word, '')) ? word : '');
const bare = (word: string): string => word.replace(/^[[(<*]+|[\])>*,;:]+$/g, '');
const PLACES: ((text: string) => string)[] = [
  (text) => bare(text.split(' ')[0]!),
  (text) => bare(text.split(' ').at(-1)!),
  (text) => /[[(<](\S+)[\])>]/.exec(text)?.[1] ?? '',
];

/** "PMP-0420 - Pump", "TUY-PE40 - Tube": on some of the lines, beside others that are in words. */
function beforeDash(texts: string[]): string | undefined {
  const codes = texts.flatMap((text) => DASHED_CODE.exec(text)?.[0] ?? []).filter((code) => /\d/.test(code));
  return codes.length > 1 && new Set(codes).size === codes.length && !areDates(codes) ? codes[0] : undefined;
}

/** What ends nearly all names in brackets, whatever shape it has: "(3105-02)", "[B 771]". */
const inBrackets = (texts: string[]): (string | null)[] =>
  texts.map((text) => {
    const code = lastInBrackets(text)?.code;
    return code && isCode(code) && !NORM.test(code) ? code : null;
  });

/** Names of models are of many shapes, codes of one series are of one. */
function ofOneShape(words: string[]): (string | null)[] | null {
  const codes = words.map((word) => (isCode(word) ? word : null));
  const some = codes.filter((code) => code !== null);
  return some.length >= FEWEST && new Set(some.map(shapeOf)).size === 1 ? codes : null;
}
const FEWEST = 3;

const isCode = (word: string): boolean => CODE.test(word) && !isSize(word) && !TRADE.test(word);
const CODE = /^(?=(?:\D*\d){3})[\p{Lu}\d][\p{Lu}\d\-._/]{3,}$/u;
/** As long as the numbers under which all the trade knows it. */
const TRADE = /^(?:\d{8}|\d{12,14})$/;
