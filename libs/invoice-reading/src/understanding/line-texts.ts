import type { ReadValue } from '../draft.js';
import { around } from '../page-model.js';
import { skuRank, type ColumnRole } from './column-vocabulary.js';
import { fold } from './fold.js';
import { codeIn, isCodeColumn, isTradeNumber } from './item-codes.js';
import type { Column } from './line-columns.js';
import type { RowGroup } from './row-groups.js';
import type { TableRow } from './table-rows.js';
import { readText, type TextToken } from './tokens.js';

interface PlacedText {
  column: number;
  token: TextToken;
  role: ColumnRole | undefined;
  /** Whose code it is, where it is one: see skuRank. */
  rank: number;
}

/** What an invoice line is called: the supplier's code and the description, without what belongs to neither. */
export function readLineTexts(
  { anchor, rows, beginAbove }: RowGroup,
  columns: Column[],
): { sku: ReadValue<string> | null; description: ReadValue<string> | null } {
  // Two rows of headings over two of texts, the figures with the lower.
  const first = columns.some(({ tiers }) => tiers.length > 1) ? 0 : rows.indexOf(anchor);
  const placed = rows.flatMap((row, index) => {
    if (beginAbove) return placeTexts(row, (column) => (isBegun(rows.slice(0, index), column) ? 1 : 0), columns);
    const texts = placeTexts(row, () => Math.max(0, index - first), columns);
    return index < first ? texts.map(asName) : texts;
  });
  const codes = placed.filter(({ role, rank, token }) => role === 'sku' && rank < Infinity && token.text !== '');
  const own = codes.length > 0 ? codes.reduce((a, b) => (b.rank < a.rank ? b : a)) : null;
  const code = own && wholeCode(own, placed);
  const sku = code && isLegible(code) ? underHeading([withoutScheme(code)]) : null;
  const described = byColumn(placed.filter(({ role }) => role === 'description')).map(({ token }) => token);
  const words = placed.filter(({ role }) => role !== 'unit');
  const others = withoutMarks(words.filter(({ role }) => role !== 'sku' && role !== 'date'));
  const rest = words.filter(({ token }) => token !== own?.token);
  const texts =
    [described, others, rest.map(({ token }) => token), words.map(({ token }) => token)].find(
      (some) => some.length > 0,
    ) ?? [];
  return own ? { sku, description: underHeading(named(texts)) } : withCodeInside(named(texts));
}

/** Beside a name, a letter in a column of its own is the class of a tax. */
function withoutMarks(placed: PlacedText[]): TextToken[] {
  const named = new Set(placed.flatMap(({ column, token }) => (/\p{L}{3}/u.test(token.text) ? column : [])));
  const isMark = ({ column, token }: PlacedText): boolean =>
    named.size > 0 && !named.has(column) && /^\p{Lu}$/u.test(token.text);
  return placed.filter((one) => !isMark(one)).map(({ token }) => token);
}

/** What a centred cell says began in a row above. */
const isBegun = (above: TableRow[], column: number): boolean => above.some(({ texts }) => texts.has(column));

/** What one cell says goes on in the next row, whatever stands beside it. */
const byColumn = (placed: PlacedText[]): PlacedText[] => placed.toSorted((a, b) => a.column - b.column);

/** Words over the figures, where only a column of codes has a heading, are the name. */
const asName = (placed: PlacedText): PlacedText =>
  placed.role === 'sku' && !isCodeColumn([placed.token.text])
    ? { ...placed, role: 'description', rank: Infinity }
    : placed;

/** "P-" over "1001": a code that is broken at its hyphen goes on in the row below. */
function wholeCode(own: PlacedText, placed: PlacedText[]): TextToken {
  const rest = placed.slice(placed.indexOf(own) + 1).find(({ role, rank }) => role === 'sku' && rank === Infinity);
  if (!rest || !/[\p{L}\d][-/_]$/u.test(own.token.text)) return own.token;
  const words = [...own.token.words, ...rest.token.words];
  return { kind: 'text', words, text: own.token.text + rest.token.text, box: around([own.token.box, rest.token.box]) };
}

/** "EAN 3401122071010": the number, without the name of who gives such numbers. */
const withoutScheme = (code: TextToken): TextToken => ({ ...code, text: code.text.replace(SCHEME, '') });
const SCHEME = /^(?:EAN|GTIN|UPC|ISBN)(?:-?1[0-4])?[ :.]+(?=[\d-]{8,}$)/;

/** A code that a picture hardly shows is left out: a wrong one would find a wrong product. */
const isLegible = ({ words }: TextToken): boolean => words.every(({ confidence = 1 }) => confidence >= LEGIBLE);
const LEGIBLE = 0.6;

/** Every text of one row with the meaning of its column; `tierOf` counts the rows of the line, or of its cell, from the first. */
function placeTexts(row: TableRow, tierOf: (column: number) => number, columns: Column[]): PlacedText[] {
  return [...row.texts].flatMap(([index, tokens]) => {
    const tier = tierOf(index);
    const { tiers, roles: whole } = columns[index]!;
    // "Goods/services" over "code" beside a description: one heading, that of the codes.
    const isOne = whole[0] === 'sku' && columns.some(({ roles }, at) => at !== index && roles[0] === 'description');
    const { heading, roles } = tiers.length > 1 && !isOne ? tiers[Math.min(tier, tiers.length - 1)]! : columns[index]!;
    const isCode = roles.includes('sku');
    // Below its first row a code column holds the rest of a code at best, a note at worst.
    const rank = isCode && (tier === 0 || tiers.length > 1) ? skuRank(fold(heading)) : Infinity;
    // A heading set to the middle of a wide column stands far from where the descriptions begin.
    const spills = isCode && tokens.length > 1 && !hasDescription(row, columns);
    return tokens.map((token, position) => {
      if (spills && position > 0) return { column: index, token, role: 'description' as const, rank: Infinity };
      return { column: index, token, role: isCode ? ('sku' as const) : textRole(token, roles), rank };
    });
  });
}

/** "Position" may count the lines or name what they are of: words do not count, and "1." names nothing. */
const textRole = ({ text }: TextToken, roles: readonly ColumnRole[]): ColumnRole | undefined =>
  roles[0] === 'position' && !/^\d{1,4}[.)]?$/.test(text) ? (roles[1] ?? roles[0]) : roles[0];

const hasDescription = (row: TableRow, columns: Column[]): boolean =>
  [...row.texts.keys()].some((index) => columns[index]!.roles[0] === 'description');

const named = (tokens: TextToken[]): TextToken[] => {
  const names = tokens.filter(({ text }) => !isTradeNumber(text));
  return names.length > 0 ? names : tokens;
};

/** Words with a code among them, as it is set apart in its brackets or behind its name. */
export function withCodeInside(tokens: TextToken[]) {
  const coded = tokens.map((token) => ({ token, ...codeIn(token.text) }));
  const found = coded.find(({ code }) => code !== null);
  if (!found) return { sku: null, description: underHeading(tokens) };
  // "R278-" over "16", which had no room beside it.
  const next = found.code!.endsWith('-') ? tokens[tokens.indexOf(found.token) + 1] : undefined;
  const end = next && /^[\p{Lu}\d]{1,8}$/u.test(next.text) ? next : undefined;
  const rest = tokens
    .filter((token) => token !== end)
    .map((token) => (token === found.token ? { ...token, text: found.text } : token))
    .filter(({ text }) => text !== '');
  return {
    sku: underHeading([{ ...found.token, text: found.code! + (end?.text ?? '') }]),
    description: underHeading(rest),
  };
}

const underHeading = (tokens: TextToken[]): ReadValue<string> | null =>
  tokens.length === 0 ? null : readText(tokens, ['heading']);
