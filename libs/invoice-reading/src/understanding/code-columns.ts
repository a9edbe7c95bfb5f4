import { sidewaysOverlap } from '../page-model.js';
import { aboveSums } from './above-sums.js';
import { type ColumnRole, UNIT_WORD } from './column-vocabulary.js';
import { fold } from './fold.js';
import { areCodesOfWords, codeIn, isCodeColumn } from './item-codes.js';
import type { Column } from './line-columns.js';
import type { DecimalMark } from './numbers.js';
import { blocksByGaps } from './row-blocks.js';
import { allText, toTableRow, type TableRow } from './table-rows.js';
import type { TextLine } from './text-lines.js';
import type { TextToken } from './tokens.js';
import { classifyAmountLabel, isSumKind } from './words/amount-labels.js';

/** On every row there are two columns of words, of which one may be the codes'; what recurs tells no goods apart. */
export function areDescribedTwice(rows: TableRow[], columns: Column[]): boolean {
  const areKinds = ({ roles }: Column, index: number): boolean => {
    if (roles[0] !== 'description') return false;
    const texts = rows.map((row) => fold(textUnder(index, row)));
    return new Set(texts).size < texts.length && texts.every((text) => /^\p{L}{3,}$/u.test(text));
  };
  const others = columns.map((column, index) => (areKinds(column, index) ? withRoles(column, ['unit']) : column));
  const twice = rows.map((row) => describedTwice(row, others));
  // Freight may have no code: those of most rows tell.
  const coded = twice.filter((texts) => texts.some((text) => isCodeColumn([text])));
  const areAll = rows.length > 0 && twice.every((texts) => texts.length > 0);
  // "Name" beside "Description": neither heads codes, while "Item" may.
  const hasNames = columns.some(({ heading, roles }) => roles[0] === 'description' && NAMES.test(fold(heading)));
  const odd = twice.filter((texts) => !hasNames || !texts.every(isInWords));
  return (areAll && odd.length * FEW > rows.length) || coded.length * 2 > rows.length;
}
const NAMES =
  /^(?:(?:item|product|service|article|artikel|produkt|vare|artikkel) ?(?:name|navn|namn)|name|denumire|nazwa|nazev|nazov|naziv|nom|nombre|nome|naam|navn|namn|nimi|megnevezes|bezeichnung|designation|titel|title|(?:acti|atti|akti)v\p{L}+)$/u;
/** "25-60 180" among words may be said of the goods, too. */
const FEW = 5;

/** "Gas boiler 24 kW", "with mounting kit", "2D USB": codes are not written so. */
const isInWords = (text: string): boolean => WORDS.test(text) || (text.includes(' ') && !isCodeColumn([text]));
const WORDS = /^(?=.* )(?:.* )?\p{L}\p{Ll}{2,}(?=[,. ]|$)|^\p{L}\p{Ll}{3,}$/u;

/** "KER-SET", "L-204" under "No.", beside a description: a word of the row that was read as neither. */
export function areNumberedByWords(rows: TableRow[], columns: Column[]): boolean {
  const has = (row: TableRow, role: ColumnRole): boolean =>
    columns.some(({ roles: [own = 'description'] }, index) => own === role && /\p{L}{2}/u.test(textUnder(index, row)));
  const numbers = columns.filter(({ roles }) => roles[0] === 'position');
  const isCoded = ({ line }: TableRow): boolean =>
    line.cells.some(
      ({ text, box }) => OF_LETTERS_TOO.test(text) && numbers.some((one) => sidewaysOverlap(one.box, box) > 0),
    );
  return rows.some((row) => (has(row, 'position') || isCoded(row)) && has(row, 'description'));
}
/** In one word. */
const OF_LETTERS_TOO = /^(?=.*\d)\p{L}[\p{L}\d./-]{2,}$/u;

/** "10", "22", "41" under "No.": no positions of lines that follow each other, and too short to be surely codes. */
export function areNumberedOddly(rows: TableRow[], columns: Column[]): boolean {
  if (rows.length < 2 || columns.some(({ roles }) => roles[0] === 'sku')) return false;
  return columns.some(({ roles, heading }, index) => {
    if (roles[0] !== 'position' || !NUMBER_SIGN.test(fold(heading))) return false;
    const texts = rows.map((row) => row.numbers.get(index)?.text ?? '');
    const steps = texts.slice(1).map((text, at) => Number(text) - Number(texts[at]));
    return (
      texts.every((text) => /^[1-9]\d+$/.test(text)) &&
      !texts.every((text) => Number(text) % 10 === 0) &&
      steps.some((step) => step !== 1)
    );
  });
}
/** "2890.84" on every line of a paper whose amounts have commas, under a heading that nobody knows: no amounts, so perhaps codes. */
export const areMarkedOtherwise = (rows: TableRow[], columns: Column[], mark: DecimalMark): boolean =>
  rows.length > 0 &&
  columns.every(({ roles }) => roles[0] !== 'sku') &&
  columns.some(
    ({ roles }, index) =>
      roles.length === 0 && rows.every(({ numbers }) => OTHER_MARK[mark].test(numbers.get(index)?.text ?? '')),
  );
const OTHER_MARK = { ',': /^\d+\.\d{1,2}$/, '.': /^\d+,\d{1,2}$/ };

/** A heading that stands over codes and over positions. */
const NUMBER_SIGN = /^(?:no|nr|n|num|number|nummer|numero|numer|#)$/;

/** What stands in two columns of words, one of them perhaps under a heading that nobody knows; nothing where there are no two. */
function describedTwice({ texts }: TableRow, columns: Column[]): string[] {
  // Where the column of codes has one, another word of the line is none.
  if ([...texts.keys()].some((index) => columns[index]!.roles[0] === 'sku')) return [];
  // "VAT 20 %" on each line is its tax.
  const isUnit = (tokens: TextToken[]): boolean =>
    tokens.every(({ text }) => UNIT_WORD.test(fold(text)) || classifyAmountLabel(fold(text)) === 'tax');
  const described = [...texts].filter(
    ([index, tokens]) => (columns[index]!.roles[0] ?? 'description') === 'description' && !isUnit(tokens),
  );
  const named = described.filter(([index]) => columns[index]!.roles[0] === 'description');
  const others = described.filter((one) => !named.includes(one));
  const isTwice =
    named.length > 1 ||
    (named.length === 1 && others.some(([, tokens]) => isCodeColumn(tokens.map(({ text }) => withoutGaps(text)))));
  return isTwice ? described.map(([, tokens]) => withoutGaps(textOf(tokens))) : [];
}

/** "SRV- 1" in a picture is "SRV-1". */
const withoutGaps = (text: string): string => text.replace(/(?<=[-/]) | (?=[-/])/g, '');

/** "HB-" over "M8", which had no room beside it. */
const joined = (rows: string[]): string =>
  rows.reduce((above, row) => (/[-/]$/.test(above) ? above + row : `${above} ${row}`.trim()), '');

/**
 * "Item" beside "Description": of two columns of words the one that holds a code on every row is the code's. On earlier pages
 * stand so many lines.
 */
export function withCodeColumn(columns: Column[], textLines: TextLine[], mark: DecimalMark, before: number): Column[] {
  if (columns.some(({ roles }) => roles[0] === 'sku'))
    return withOwnCodes(withoutCounter(columns, textLines, mark, before), textLines, mark);
  const numbered = codesUnderNo(columns, textLines, mark);
  if (numbered) return numbered;
  const described = columns.filter(({ roles }) => roles[0] === 'description');
  const candidates = columns.filter(({ roles }) => roles.length === 0 || roles[0] === 'description');
  const tariff = described.length === 1 ? columns.find(isTariff) : undefined;
  if (!tariff && (described.length === 0 || candidates.length < 2)) return columns;
  const printed = aboveSums(textLines).map((line) => toTableRow(line, columns, mark));
  const rows = printed.filter(looksPriced);
  const lines = blocksByGaps(printed, rows)?.blocks ?? rows.map((row) => [row]);
  const textsUnder = (column: Column): string[] =>
    lines.map((own) => joined(own.map((row) => textUnder(columns.indexOf(column), row))));
  // "SKU KL-1162" or "[NM-7946]" in the description: what customs or taxes call the goods is not their code.
  const hasCode = (row: TableRow): boolean => {
    const tokens = row.texts.get(columns.indexOf(described[0]!)) ?? [];
    return codeIn(textOf(tokens)).code !== null || tokens.some(({ words }) => words.some(({ isCode }) => isCode));
  };
  const kinds = described.find((column) => described.length > 1 && areKindsOfGoods(textsUnder(column)));
  if (kinds) return withRole(columns, kinds, 'mark');
  if (tariff && printed.filter(hasCode).length * 2 <= rows.length) return withRole(columns, tariff, 'sku');
  if (candidates.length < 2) return columns;
  // "Item" over 1, 2, 3 or 10, 20, 30 beside "Description".
  const isCounted = described.length > 1 && rows.length > 0;
  const counter = isCounted && described.find((column) => areOrdinals(textsUnder(column), before));
  if (counter) return withRole(columns, counter, 'position');
  // "Item" over "OX 251", "HAZMAT" beside names in small letters.
  const areNamed = (column: Column): boolean =>
    described.some((other) => {
      const isNamed = [NAMES, NAMES_OF_GOODS].some((names) => names.test(fold(other.heading)));
      const areInSmall = described.includes(column) && textsUnder(other).every((text) => /\p{Ll}{3}/u.test(text));
      return other !== column && (isNamed || areInSmall);
    });
  const codes = candidates.filter(
    (column) =>
      [textsUnder(column), withoutBare(textsUnder(column))].some(
        (texts) => isCodeColumn(texts) && !areOrigins(texts),
      ) ||
      (areNamed(column) && areCodesOfWords(textsUnder(column))),
  );
  const code = codes.find((column) => described.some((other) => other !== column));
  if (code) return withRole(columns, code, 'sku');
  // "Tuote" over the codes, and what the goods are called under a heading that nobody knows.
  const named = candidates.find((column) => !codes.includes(column) && areNames(textsUnder(column)));
  return codes.length === 1 && named ? withRole(withRole(columns, codes[0], 'sku'), named, 'description') : columns;
}

/** "MX", "CN", "JP": where the goods were made. */
const areOrigins = (texts: string[]): boolean => texts.every((text) => /^[A-Z]{2}$/.test(text));

/** "Landscape:Mowing", "Materials:Plants", "Hauling" beside the names: kinds within kinds, in words. */
const areKindsOfGoods = (texts: string[]): boolean =>
  texts.some((text) => text.includes(':')) &&
  texts.every((text) => /^\p{Lu}\p{Ll}{2}[\p{L} &'’-]*(?::\p{Lu}[\p{L} &'’-]+)*$/u.test(text));

const NAMES_OF_GOODS =
  /^(?:(?:nazev|nazov|naziv) (?:polozky|zbozi|tovaru|vyrobku|artikla|proizvoda)|nazwa (?:towaru|produktu|artykulu))$/;
/** "Item | Stock code" over 10 and M591-80: of two columns that may hold the codes one just counts the lines. */
function withoutCounter(columns: Column[], textLines: TextLine[], mark: DecimalMark, before: number): Column[] {
  const coded = columns.filter(({ roles }) => roles[0] === 'sku');
  if (coded.length < 2) return columns;
  const rows = pricedRows(columns, textLines, mark);
  const counter = coded.find((column) => {
    // What is charged beside the goods is not counted.
    const texts = rows.map((row) => textUnder(columns.indexOf(column), row)).filter((text) => text !== '');
    return texts.length > 0 && areOrdinals(texts, before);
  });
  return withRole(columns, counter, 'position');
}

/** "Item | EAN | Description": beside bar codes the seller's own stand under a word that may head names as well. */
function withOwnCodes(columns: Column[], textLines: TextLine[], mark: DecimalMark): Column[] {
  const [barCodes, ...others] = columns.filter(({ roles }) => roles[0] === 'sku');
  if (others.length > 0 || !BAR_CODES.test(fold(barCodes!.heading))) return columns;
  const described = columns.filter(({ roles }) => roles[0] === 'description');
  // "No. | EAN | Description".
  const numbered = columns.filter(({ roles, heading }) => roles[0] === 'position' && NUMBER_SIGN.test(fold(heading)));
  const own = [...(described.length > 1 ? described : []), ...numbered].find((column) => {
    // Codes of figures alone are no amounts.
    const opened = columns.map((other) => (other === column ? withRoles(other, ['sku']) : other));
    const rows = pricedRows(opened, textLines, mark);
    const codes = rows.map((row) => textUnder(columns.indexOf(column), row));
    const areCodes = codes.length > 0 && codes.every((code) => OWN_CODE.test(code));
    return areCodes && new Set(codes).size === codes.length && !areOrdinals(codes);
  });
  return own ? withRole(withRole(columns, barCodes, 'mark'), own, 'sku') : columns;
}
const BAR_CODES = /^(?:ean(?: ?13| code)?|gtin|bar ?code|strichcode|streepjescode|code barres?|codice a barre)$/;
const OWN_CODE = /^(?=.*\d)[\p{L}\d./-]{3,}$/u;

/** "HSN/SAC", "PKWiU": the only codes that the lines of an Indian or a Polish paper have. */
const isTariff = ({ heading, roles }: Column): boolean =>
  roles[0] === 'mark' && /^(?:hsn|sac|(?:cn )?pkwiu)(?= |$)/.test(fold(heading));

const areNames = (texts: string[]): boolean => texts.length > 0 && texts.every((text) => /\p{L}{3}/u.test(text));

const withRole = (columns: Column[], column: Column | undefined, role: ColumnRole): Column[] =>
  columns.map((other) => (other === column ? withRoles(other, [role]) : other));

/** One after the other, in steps as large as the very first. */
function areOrdinals(texts: string[], before = 0): boolean {
  const step = Number(texts[0]) / (before + 1);
  return (
    STEPS.has(step) && texts.every((text, index) => /^\d+$/.test(text) && Number(text) === step * (before + index + 1))
  );
}
const STEPS = new Set([1, 5, 10, 100, 1000]);

const withRoles = (column: Column, roles: Column['roles']): Column => ({
  ...column,
  roles,
  tiers: [{ heading: column.heading, roles }],
});

const textUnder = (column: number, { texts }: TableRow): string => textOf(texts.get(column) ?? []);
const textOf = (tokens: TextToken[]): string => tokens.map(({ text }) => text).join(' ');

/** "No." over 1973-S, 1977-S, 1917-S: what counts no lines is the code of the goods. */
function codesUnderNo(columns: Column[], textLines: TextLine[], mark: DecimalMark): Column[] | null {
  const numbered = columns.filter(
    ({ roles, heading }) => roles[0] === 'position' || (roles.length === 0 && NUMBER.test(fold(heading))),
  );
  if (numbered.length === 0) return null;
  const opened = columns.map((column) => (numbered.includes(column) ? withRoles(column, []) : column));
  const rows = pricedRows(opened, textLines, mark);
  const textsUnder = (column: Column): string[] => {
    const at = columns.indexOf(column);
    return rows.map((row) => row.numbers.get(at)?.text ?? textUnder(at, row));
  };
  const counter = numbered.length > 1 && numbered.find((column) => areOrdinals(textsUnder(column)));
  const coded = numbered.find(
    (column) =>
      column !== counter &&
      [textsUnder(column), withoutBare(textsUnder(column))].some((texts) => areCodes(texts, Boolean(counter))),
  );
  return coded ? withRole(columns, coded, 'sku') : null;
}

/** What is charged beside the goods has no code: those of most lines, each with letters, tell. */
function withoutBare(texts: string[]): string[] {
  const coded = texts.filter((text) => text !== '');
  return coded.length * 2 > texts.length && coded.every((text) => /\p{L}/u.test(text)) ? coded : [];
}

/** In full it may head a count as well. */
const NUMBER = /^(?:number|nummer|numero|numer|numeris|numurs|cislo|broj|stevilka|numara|numar)$/;

/** "1", "1.0", "001", "10": positions are short, or rise by one step. Beside what counts the lines a code may be of letters alone. */
function areCodes(texts: string[], areCounted: boolean): boolean {
  if (
    areCounted &&
    texts.every((text) => /^[\p{L}\d][\p{L}\d\-./]{2,}$/u.test(text)) &&
    texts.some((text) => /\d/.test(text))
  )
    return true;
  return (
    isCodeColumn(texts) &&
    texts.every((text) => text.length > 2) &&
    (texts.every((text) => !/^[\d.,]+$/.test(text)) || areScattered(texts) || areOfLettersToo(texts))
  );
}

/** "22216-E1", "51107": no position has letters, and of these codes no other is as short as one. */
const areOfLettersToo = (texts: string[]): boolean =>
  texts.some((text) => /\p{L}/u.test(text)) && texts.every((text) => /\p{L}/u.test(text) || /^\d{4,}$/.test(text));

/** "335", "389", "347": numbers that fall, or rise by more than those of the lines of an order that was delivered in part. */
function areScattered(texts: string[]): boolean {
  if (texts.length < 2 || !texts.every((text) => /^[1-9]\d{2,}$/.test(text))) return false;
  const steps = texts.slice(1).map((text, at) => Number(text) - Number(texts[at]));
  const rise = Number(texts.at(-1)) - Number(texts[0]);
  return steps.some((step) => step < 0) || (rise > PART_STEP * steps.length && steps.some((step) => step % 10 !== 0));
}
const PART_STEP = 10;

/** The rows of the lines, under these columns. */
const pricedRows = (columns: Column[], textLines: TextLine[], mark: DecimalMark): TableRow[] =>
  aboveSums(textLines)
    .map((line) => toTableRow(line, columns, mark))
    .filter(looksPriced);

/** Two figures, and no words of the sums. */
const looksPriced = (row: TableRow): boolean =>
  [...row.numbers.values()].filter(({ percent }) => !percent).length >= 2 &&
  !isSumKind(classifyAmountLabel(fold(allText(row))));
