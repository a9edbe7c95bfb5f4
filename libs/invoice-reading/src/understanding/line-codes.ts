import type { DraftLine } from '../draft.js';
import { codesInBrackets } from './codes-in-brackets.js';
import { columnRoles, skuRank } from './column-vocabulary.js';
import { fold } from './fold.js';
import { areDates, codeIn, DASHED_CODE, isCodeColumn, leadingCodes, shapeOf } from './item-codes.js';
import { classifyAmountLabel } from './words/amount-labels.js';
import { areDifferent, codeOfArticle, labelledCodes, type Labelled, labelledIn, OF_ARTICLE } from './labelled-codes.js';

/** The lines with their codes, as all of them together tell: a column may just count, descriptions may begin with codes. */
export const withCodes = (lines: DraftLine[]): DraftLine[] =>
  withCodesAlone(
    withCodesBehind(
      withLabelledCodes(
        withNamedCodes(withLeadingCodes(withEnclosedCodes(withoutWords(withoutOrdinals(withoutTypes(lines)))))),
      ),
    ),
  );

/** "OLIO-EV5 (INTERNO)" on every line with a code: the word behind the codes says of what kind they are. */
function withoutTypes(lines: DraftLine[]): DraftLine[] {
  const types = new Set(lines.flatMap(({ sku }) => (sku ? [TYPE.exec(sku.value)?.groups!.type] : [])));
  if (types.size !== 1 || types.has(undefined)) return lines;
  return lines.map((line) => {
    const value = line.sku?.value.replace(TYPE, '');
    return line.sku && value ? { ...line, sku: { ...line.sku, value, text: value } } : line;
  });
}
const TYPE = /(?<=\S) \((?<type>\p{L}{3,})\)$/u;

/** "0761010085004 | [860529] Angle grinder": beside bar codes the seller's own begin the descriptions. */
function withEnclosedCodes(lines: DraftLine[]): DraftLine[] {
  const own = lines.map(({ sku, description }) =>
    sku && BAR_CODE.test(sku.value) && description ? codeIn(description.value) : { code: null, text: '' },
  );
  if (new Set(own.flatMap(({ code }) => code ?? [])).size !== lines.length) return lines;
  return lines.map((line, at) => parted(line, own[at]!.code!, own[at]!.text));
}
const BAR_CODE = /^\d{8}$|^\d{12,14}$/;

/** "HNG-35-SC" under "Item", on every line: no more than the code is printed of the goods. */
function withCodesAlone(lines: DraftLine[]): DraftLine[] {
  const texts = lines.map(({ description }) => description?.value ?? '');
  const areCodes = lines.length > 1 && isCodeColumn(texts) && texts.every((text) => /\d/.test(text));
  if (!areCodes || lines.some(({ sku }) => sku !== null)) return lines;
  return lines.map((line) => ({ ...line, sku: line.description }));
}

/** "Item no." may just count the lines, or count them before their codes: "1. HOS-25", "2 SEN-T". */
function withoutOrdinals(lines: DraftLine[]): DraftLine[] {
  if (lines.every(({ sku }, index) => sku?.value.replace(/[.)]$/, '') === String(index + 1)))
    return lines.map((line) => {
      const { code, text } = codeIn(line.description?.value ?? '');
      return code ? parted(line, code, text) : { ...line, sku: null };
    });
  const counted = lines.map(({ sku }) => /^(\d{1,3})[.)]? (\S.*)$/.exec(sku?.value ?? ''));
  const first = Number(counted[0]?.[1]);
  if (!counted.every((one, index) => one !== null && Number(one[1]) === first + index)) return lines;
  return lines.map((line, index) => {
    const value = counted[index]![2]!;
    return { ...line, sku: line.sku && { ...line.sku, value, text: value } };
  });
}

/**
 * Under a heading that may be one for codes stand words: names ("Artículo / descripción"), which are the description's, or
 * one word on all lines or rates ("Cod. IVA"), which are nothing of the goods. The code may stand among the words of the description.
 */
function withoutWords(lines: DraftLine[]): DraftLine[] {
  const texts = lines.flatMap(({ sku }) => sku?.value ?? []);
  const areNames = texts.filter(isName).length * 2 > texts.length;
  const isOneWord = texts.length > 1 && new Set(texts).size === 1 && !/\d/.test(texts[0]!);
  const areRates = texts.length > 0 && texts.every((text) => /^\d[\d.,]* ?%$/.test(text));
  const isOfTaxes = isOneWord || areRates || areClassesBehind(lines);
  if (!areNames && !isOfTaxes) return lines;
  return lines.map((line) => {
    const { sku, description } = line;
    if (!sku) return line;
    const isPart = isOfTaxes || description?.value.startsWith(sku.value);
    const value = isPart ? description!.value : [sku.value, description?.value ?? ''].join(' ').trim();
    const { code, text } = codeIn(value);
    const own = { ...line, sku: null, description: { ...(description ?? sku), value, text: value } };
    return code ? parted(own, code, text) : own;
  });
}

/** "$462.00 | GST", "$65.00 | FRE" under "Code": a few letters behind the amounts, the same on most lines. */
function areClassesBehind(lines: DraftLine[]): boolean {
  const isBehind = ({ sku, lineTotal }: DraftLine): boolean =>
    !!sku?.source.box && !!lineTotal?.source.box && sku.source.box.x > lineTotal.source.box.x;
  const classes = new Set(lines.map(({ sku }) => sku?.value ?? ''));
  return (
    lines.every(isBehind) &&
    classes.size * 2 <= lines.length &&
    [...classes].every((text) => /^\p{Lu}{1,4}$/u.test(text))
  );
}

/** Two words at least, not all of them in capitals. */
const isName = (text: string): boolean =>
  /\p{Ll}{2}/u.test(text) && text.split(' ').filter((word) => /^\p{L}[\p{L}'’.-]*$/u.test(word)).length > 1;

/** Where no line has a code of its own, each description may begin with one. */
function withLeadingCodes(lines: DraftLine[]): DraftLine[] {
  if (lines.some(({ sku, description }) => sku !== null || description === null)) return lines;
  // What is charged beside the goods has none; whoever sells transport has codes for that as well.
  const goods = lines.filter(({ description }) => classifyAmountLabel(fold(description!.value)) !== 'charge');
  const dashed = dashedCodes(lines, goods.length);
  if (dashed) return lines.map((line, at) => (dashed[at] ? withoutLeading(line, dashed[at]) : line));
  const codesOf = (some: DraftLine[]): string[] | null =>
    leadingCodes(some.map(({ description }) => description!.value));
  const ofAll = codesOf(lines);
  const [coded, codes] = ofAll ? [lines, ofAll] : [goods, codesOf(goods)];
  if (!codes) return lines;
  return lines.map((line) => {
    const index = coded.indexOf(line);
    return index < 0 ? line : withoutLeading(line, codes[index]!);
  });
}

const withoutLeading = (line: DraftLine, code: string): DraftLine =>
  parted(line, code, line.description!.value.slice(code.length).replace(/^\s*[–—-]?\s+/, ''));

/** What stands before a dash on nearly all lines, another on each: some codes may be of letters alone, in parts as no word in capitals is. */
function dashedCodes(lines: DraftLine[], goods: number): (string | null)[] | null {
  const codes = lines.map(({ description }) => DASHED_CODE.exec(description!.value)?.[0] ?? null);
  const some = codes.filter((code) => code !== null);
  const areCodes =
    some.every((code) => /[\d./_-]/.test(code)) && some.filter((code) => /\d/.test(code)).length * 2 >= some.length;
  return areCodes && !areDates(some) && areDifferent(codes, goods) ? codes : null;
}

/** "Kod towaru: 1892.50", "Artikelnummer M776-13": behind a word for codes, wherever it stands among the words of a line. */
function withNamedCodes(lines: DraftLine[]): DraftLine[] {
  if (lines.some(({ sku }) => sku !== null)) return lines;
  return lines.map((line) => {
    const words = line.description?.value.split(' ') ?? [];
    for (const [at, word] of words.entries()) {
      if (at < 2 || !CODE.test(word)) continue;
      // "replaced, ref. 3-118" goes on with what is said.
      const length = [5, 4, 3, 2, 1].find(
        (some) => at > some && !words[at - some - 1]!.endsWith(',') && namesCode(words.slice(at - some, at)),
      );
      // "Photographs, half a day | Artikel 192617": the word that heads descriptions elsewhere, before a code that ends them.
      const isLast = at === words.length - 1 && !YEAR.test(word) && OF_ARTICLE.test(fold(words[at - 1]!));
      const labelled = length ?? (isLast ? 1 : 0);
      if (labelled) return parted(line, word, [...words.slice(0, at - labelled), ...words.slice(at + 1)].join(' '));
    }
    return line;
  });
}
/** "Art. no.", or "SKU | Item": in two languages. */
function namesCode(words: string[]): boolean {
  const names = words.join(' ').split(/ [|/] /);
  return (words.length <= LABEL_WORDS || names.length === 2) && names.some((name) => isOwnCode(fold(name)));
}
const LABEL_WORDS = 3;
const YEAR = /^(?:19|20)\d\d$/;
/** Not that of the trade, or the customer's own. */
const isOwnCode = (label: string): boolean => columnRoles(label).includes('sku') && skuRank(label) < 2;
const CODE = /^(?=\S*\d)[\p{Lu}\d][\p{Lu}\d\-._/]{3,}$/u;

/**
 * "Indeks: TA-3173" in each description, another on each line: whatever the word for it, a code; of two such words either may be its.
 * On an only line it must be a word for goods.
 */
function withLabelledCodes(lines: DraftLine[]): DraftLine[] {
  if (lines.some(({ sku, description }) => sku !== null || !description)) return lines;
  if (lines.length === 1) {
    const found = codeOfArticle(lines[0]!.description!.value);
    return found ? [withoutLabelled(lines[0]!, found)] : lines;
  }
  const labelled = labelledCodes(lines.map(({ description }) => description!.value));
  const [codes, ...others] = labelled;
  if (!codes || others.length > 0 || codes.some((code) => code === null)) return lines;
  return lines.map((line, index) =>
    withoutLabelled(
      line,
      labelledIn(line.description!.value).find(({ code }) => code === codes[index])!,
    ),
  );
}

/** "Hard hat, white (HH-V2W)": in brackets behind the names. */
function withCodesBehind(lines: DraftLine[]): DraftLine[] {
  if (lines.some(({ sku }) => sku !== null)) return lines;
  const found = codesInBrackets(lines.map(({ description }) => description?.value ?? ''));
  return lines.map((line, at) => (found?.[at] ? parted(line, found[at].code, found[at].name) : line));
}

const withoutLabelled = (line: DraftLine, { all, code }: Labelled): DraftLine =>
  parted(line, code, line.description!.value.replace(all, ' ').replace(/\s+/g, ' ').trim());

/** The one line of a last page begins with a code of the one shape that those of all other pages have. */
export function withCodesOfOneShape(lines: DraftLine[]): DraftLine[] {
  const shapes = new Set(lines.flatMap(({ sku }) => (sku ? shapeOf(sku.value) : [])));
  const [shape] = shapes;
  if (shape === undefined || shapes.size > 1 || !/9/.test(shape)) return lines;
  return lines.map((line) => {
    const [first = '', ...rest] = line.description?.value.split(' ') ?? [];
    if (line.sku || rest.length === 0 || shapeOf(first) !== shape) return line;
    return parted(line, first, rest.join(' ').replace(/^[–—-] /, ''));
  });
}

/** "NA347" alone in the row below each description, another on each line; `below` are those rows' words. */
export function withCodesBelow(lines: DraftLine[], below: string[]): DraftLine[] {
  const areCodes =
    below.every((word) => word.length > 3 && /\d|\p{Lu}-\p{Lu}/u.test(word)) &&
    below.filter((word) => /\d/.test(word)).length * 2 > below.length &&
    isCodeColumn(below);
  if (!areCodes || new Set(below).size < lines.length) return lines;
  if (lines.some(({ sku, description }) => sku !== null || !description)) return lines;
  return lines.map((line, index) => {
    const [description, code] = [line.description!.value, below[index]!];
    return description.endsWith(` ${code}`) ? parted(line, code, description.slice(0, -code.length).trim()) : line;
  });
}

/** "CEM32", "PALE" alone in the row over each name: codes, where each is another one; names of brands recur, and have no digits. */
export function areCodesAbove(lines: DraftLine[], above: string[]): 'surely' | 'perhaps' | 'not' {
  if (lines.length < 2 || lines.some(({ sku, description }) => sku !== null || !description)) return 'not';
  if (!above.every((word) => IN_CAPITALS.test(word)) || !isCodeColumn(above)) return 'not';
  const isOther = new Set(above).size === above.length && above.some((word) => /\d/.test(word));
  return isOther ? 'surely' : 'perhaps';
}
const IN_CAPITALS = /^[\p{Lu}\d][\p{Lu}\d\-._/]+$/u;

export const withCodesAbove = (lines: DraftLine[], above: string[]): DraftLine[] =>
  areCodesAbove(lines, above) === 'surely'
    ? lines.map((line, index) =>
        parted(line, above[index]!, line.description!.value.slice(above[index]!.length).trim()),
      )
    : lines;

/** What was read as the description is a code and the rest of it. */
function parted(line: DraftLine, code: string, rest: string): DraftLine {
  const description = line.description!;
  return {
    ...line,
    sku: { ...description, value: code, text: code },
    description: { ...description, value: rest, text: rest },
  };
}
