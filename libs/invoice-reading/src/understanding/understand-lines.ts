import type { AmountKind, Doubt, Draft, DraftLine, Source } from '../draft.js';
import { withCodesTold } from './codes-like-amounts.js';
import { Decimal } from '../decimal.js';
import type { Knowledge } from '../knowledge.js';
import { readCountryHints } from './country.js';
import { agedBalance } from './aged-balances.js';
import { accountSummary, brokenSummary, isOfSummary, withoutSummary } from './account-summaries.js';
import { withCoins } from './coined-lines.js';
import { withColumnSums } from './column-sums.js';
import { withoutConverted } from './converted-amounts.js';
import { readCurrency } from './currency.js';
import { earlyOffers, withoutOffers } from './early-offers.js';
import { fold } from './fold.js';
import { shapeOf } from './item-codes.js';
import { takeEquivalents } from './equivalents.js';
import { withInstalments } from './instalments.js';
import { dateOrderOf, orderOfPeriods, printedDateOrder, readInvoiceDate } from './invoice-date.js';
import { readInvoiceNumber } from './invoice-number.js';
import { readLabelledAmounts } from './labelled-amounts.js';
import { bottom, isByOcr, middle, right, sidewaysOverlap, type Box } from '../page-model.js';
import { NEARLY_ALL } from './labelled-codes.js';
import type { LineTable } from './line-table.js';
import { withRatesOfCodes } from './rates-of-codes.js';
import { taxOfLines, withExactRates, withGrossTotals, withTaxesInTotals } from './line-taxes.js';
import { readLineTables } from './read-line-tables.js';
import { readNumberStyle } from './number-style.js';
import { doubtPaper } from './paper-kind.js';
import { otherSenders } from './other-senders.js';
import { leftovers } from './leftovers/leftovers.js';
import { notedLines } from './leftovers/noted-lines.js';
import { withRatesApart } from './rates-apart.js';
import { withRatesTold } from './rates-of-two.js';
import { readStatements } from './statements.js';
import { standsOnOneOf, type TextLine, textsOf, wordsOn } from './text-lines.js';
import { readVendor } from './vendor/read-vendor.js';
import { withWholeNames } from './strips-of-sums.js';
import { takeTaxDetails } from './tax-details.js';
import { takeTaxFigures } from './tax-figures.js';
import { takeTaxTables } from './tax-tables.js';
import { withTaxedLines } from './taxed-lines.js';
import { withTaxedParts } from './taxed-parts.js';
import { takeTaxesUnderRates } from './taxes-under-rates.js';
import { withPricesOfTotals } from './unpriced-lines.js';
import { withUntaxedTotal } from './untaxed-totals.js';
import { withWages } from './wages.js';
import { joinWrappedSums } from './wrapped-sums.js';
import { classifyAmountLabel, isSumKind } from './words/amount-labels.js';

export interface Understanding {
  isTable?: boolean;
  knowledge?: Knowledge;
}

/** Of a table. */
const HEAD_ROWS = 30;

/** Lines of cells, wherever they come from → everything they say about an invoice. */
export function understandLines(all: TextLine[], { isTable = false, knowledge }: Understanding = {}): Draft {
  const printedLines = withCodesTold(all);
  const style = readNumberStyle(printedLines);
  const { equivalents, rest } = takeEquivalents(printedLines, style.mark);
  const told = withRatesTold(withoutConverted(rest, style.mark, equivalents), style.mark);
  const lines = isTable ? told : withWholeNames(told);
  const hints = readCountryHints(textsOf(lines).join(' '));
  const table = readLineTables(lines, style.mark);
  // Without lines there is nothing to prove: the head of a long table says what it is, and each cell more would cost as much.
  if (isTable && table.lines.length === 0 && printedLines.length > HEAD_ROWS)
    return understandLines(printedLines.slice(0, HEAD_ROWS), { isTable, knowledge });
  const outside = lines.flatMap((line) => (table.used.has(line) ? (table.beside.get(line) ?? []) : line));
  const { number, doubts: numberDoubts } = readInvoiceNumber(outside, { isTable });
  const lastLine = lines.findLastIndex((line) => table.used.has(line));
  const upper = new Set([...lines.slice(0, lastLine), ...table.beside.values()]);
  const isAboveTotals = (line: TextLine): boolean => lastLine < 0 || upper.has(line);
  const order = printedDateOrder(outside) ?? orderOfPeriods(lines) ?? hints.dateOrder;
  const { date, doubts: dateDoubts } = readInvoiceDate(outside, order, isAboveTotals);
  const isUsed = (line: TextLine): boolean => table.used.has(line);
  const joined = isTable ? lines : joinWrappedSums(lines, isUsed);
  const { currency, doubts: currencyDoubts } = readCurrency(joined, hints);
  const isOutside = (line: TextLine): boolean => !table.used.has(line);
  const { amounts: detailed, rest: plain } = takeTaxDetails(joined, style.mark, isOutside);
  const { amounts: figured, rest: untold } = takeTaxFigures(withRatesApart(plain, isOutside), style.mark, isOutside);
  const { amounts: turned, rest: upright } = takeTaxesUnderRates(untold, style.mark, isOutside);
  const { amounts: tabled, rest: whole } = takeTaxTables(upright, style.mark, isOutside);
  const sums = whole.filter(isOutside);
  const labelled = readLabelledAmounts(sums, style.mark, {
    ...{ isTable, isNearTotals: nearTotals(whole, table.used) },
    measured: Decimal.sum(table.lines.flatMap(({ quantity }) => quantity?.value ?? [])),
  });
  const offers = earlyOffers(outside, labelled, style.mark);
  const charged = withoutOffers(labelled, offers);
  const balance = agedBalance(charged, outside, style.mark);
  const summary = balance.length > 0 ? balance : accountSummary(charged, outside, style.mark);
  const printed = withInstalments(withoutSummary(charged, summary), sums, style.mark);
  const vendorName = readVendor(outside, knowledge);
  const named = [...withColumnSums(printed, table.lines), ...detailed, ...figured, ...turned, ...tabled];
  const said = withWages(withUntaxedTotal(withTaxedParts(named, table.lines), outside), outside, table.lines);
  const isCertain = !isByOcr(printedLines.flatMap(wordsOn));
  const priced = isCertain ? withPricesOfTotals(table.lines, said) : table.lines;
  const rated = withExactRates(withRatesOfCodes(priced, said, outside), said);
  const rows = { ...besideLines(lines, table), lines: outside };
  const noted = notedLines(table.lines, rows);
  const ownLines = withCoins(
    withGrossTotals(withTaxesInTotals(withTaxedLines(noted, rated, said, outside), said), said),
    currency,
  );
  const amounts = [...said, ...taxOfLines(ownLines, said)];
  const read = {
    invoiceNumber: number,
    invoiceDate: date,
    vendorName,
    currency,
    lines: ownLines,
    amounts,
  };
  const doubts = [
    ...numberDoubts,
    ...dateDoubts,
    ...currencyDoubts,
    ...brokenSummary(charged, outside, style.mark),
    ...(vendorName ? otherSenders(outside, vendorName.value) : []),
    ...(style.certain ? [] : [UNCERTAIN_NUMBERS]),
    ...(table.headless && table.lines.length > 0 ? [NO_HEADINGS] : []),
    ...(areCodesUnsure(table, isCertain) || isCodeLost(printedLines, table.lines) ? [UNSURE_CODES] : []),
    ...doubtPaper(lines, isTable ? lines : outside, (cell) => isOfSummary(cell, summary)),
  ];
  const left = leftovers({
    ...rows,
    noted,
    offers,
    equivalents,
    mark: style.mark,
    order: dateOrderOf(lines, date),
    read,
  });
  return {
    ...read,
    statements: readStatements(outside, style.mark, {
      quantities: table.lines.flatMap(({ quantity }) => quantity ?? []),
      rows: [...table.used],
    }),
    // What is doubted already is not said again.
    doubts: [...doubts, ...left.filter(({ code }) => doubts.every((doubt) => doubt.code !== code))],
  };
}

/** Where other lines stand: below the first of the invoice's, and as words below the last one's figures. */
function besideLines(lines: TextLine[], { lines: own, used, beside, blocks }: LineTable) {
  const isRow = standsOnOneOf(own.flatMap(({ lineTotal }) => lineTotal?.source ?? []));
  const [first, last] = [lines.findIndex((line) => used.has(line)), lines.findLastIndex(isRow)];
  const among = new Set(lines.slice(lines.findIndex(isRow), Math.max(0, last)));
  const below = new Set(first < 0 ? [] : lines.slice(first));
  return {
    isBelow: (line: TextLine): boolean => below.has(line),
    isAmong: (line: TextLine): boolean => among.has(line),
    table: lines.filter((line) => used.has(line)),
    blocks,
    notes: lines
      .slice(blocks ? 0 : lines.findIndex(isRow) + 1, last)
      .filter((line) => used.has(line) && !beside.has(line) && !isRow(line)),
    tail: lines.slice(last + 1).filter((line) => used.has(line) && !beside.has(line)),
  };
}

/** From the head of the table down to the last amount that a known word calls a sum. */
function nearTotals(lines: TextLine[], used: Set<TextLine>): (line: TextLine) => boolean {
  const isSum = ({ cells }: TextLine): boolean =>
    cells.some(({ folded }) => isSumKind(classifyAmountLabel(folded))) &&
    cells.some(({ text }) => /\d[.,]\d\d(?!\d)/.test(text));
  const first = lines.findIndex((line) => used.has(line) || isSum(line));
  const last = lines.findLastIndex(({ cells }) => cells.some(({ folded }) => isSumKind(classifyAmountLabel(folded))));
  const near = new Set(first < 0 ? [] : lines.slice(first, untilColumnEnds(lines, last) + 1));
  return (line) => near.has(line);
}

/** The column of sums goes on below the last known word: what stands in it belongs to them. */
function untilColumnEnds(lines: TextLine[], last: number): number {
  let end = last;
  const isNext = (upper: TextLine, lower: TextLine | undefined): boolean => {
    const [sum, next] = [upper.cells.at(-1), lower?.cells.at(-1)];
    return (
      lower !== undefined &&
      lower.page === upper.page &&
      lower.box.y - bottom(upper.box) < SUMS_APART * upper.box.height &&
      MONEY.test(sum!.text) &&
      MONEY.test(next!.text) &&
      areAligned(sum!.box, next!.box, upper.box.height)
    );
  };
  while (end >= 0 && isNext(lines[end]!, lines[end + 1])) end++;
  return end;
}
const areAligned = (a: Box, b: Box, within: number): boolean =>
  Math.min(Math.abs(a.x - b.x), Math.abs(right(a) - right(b))) < within;
/** In text heights. */
const SUMS_APART = 2;
const MONEY = /\d[.,]\d\d(?!\d)/;

const UNCERTAIN_NUMBERS: Doubt = {
  code: 'uncertain-numbers',
  message: 'It is not clear whether points or commas separate the decimals.',
};
/**
 * A code that some lines have is missing on others, or stands among their words. Of a text layer nothing is overlooked:
 * where codes stand on the rows of the figures, a line without one, such as shipping, has none.
 */
function isPartlyCoded(lines: DraftLine[], isCertain: boolean): boolean {
  const coded = lines.filter(({ sku }) => sku !== null);
  const bare = lines.filter(({ sku, lineTotal }) => sku === null && lineTotal !== null);
  if (coded.length === 0 || bare.length === 0) return false;
  const areApart = coded.every(
    ({ sku, description, lineTotal }) =>
      isOnRowOf(sku!.source, lineTotal?.source) && !isOver(sku!.source, description?.source),
  );
  // "Transport of L-204 and S-031" speaks of other lines.
  const codes = new Set(coded.map(({ sku }) => sku!.value));
  const isOwn = (word: string): boolean => isLikeCode(word) && !codes.has(word);
  const mayBeCoded = bare.some(({ description }) => description?.value.split(' ').some(isOwn) ?? true);
  // "Shipping", "Discount 5 %": what is charged or taken off beside the goods has no code, wherever theirs stand.
  const areCharges = bare.every(
    ({ description }) => description && BESIDE_GOODS.has(classifyAmountLabel(fold(description.value))),
  );
  // Where the codes of nearly all were cut out of the words, those of a line without figures and capitals hold none.
  const areCutOut =
    coded.length >= NEARLY_ALL * lines.length &&
    coded.every(({ sku, description }) => sku!.source.box === description?.source.box) &&
    bare.every(({ description }) => description && !/\d|\p{Lu}{2}/u.test(description.value));
  return !isCertain || mayBeCoded || !(areApart || areCharges || areCutOut);
}

const BESIDE_GOODS = new Set<AmountKind | null>(['charge', 'discount']);

const areCodesUnsure = ({ isTwofold, isLabelled, lines }: LineTable, isCertain: boolean): boolean =>
  isTwofold || (!isLabelled && isPartlyCoded(lines, isCertain)) || lines.some(isCodedInWords) || isFirstCodeLost(lines);

/** "TXE96 Office chair", "FRH44 Ball valve": where all others begin with a code of one shape, that of the first stands elsewhere. */
function isFirstCodeLost([first, ...others]: DraftLine[]): boolean {
  const begin = ({ sku, description }: DraftLine): string => (sku ? '' : (description?.value.split(' ')[0] ?? ''));
  const codes = others.map(begin);
  const shapes = new Set(codes.map(shapeOf));
  const areCodes = codes.length > 1 && codes.every((code) => SERIES.test(code)) && new Set(codes).size === codes.length;
  return areCodes && shapes.size === 1 && !first!.sku && shapeOf(begin(first!)) !== [...shapes][0];
}
const SERIES = /^(?=.*\d.*\d)(?=.*\p{Lu})[\p{Lu}\d-]{4,}$/u;

/** A code in the shape of an amount is that of a line. */
function isCodeLost(printed: TextLine[], lines: DraftLine[]): boolean {
  const read = new Set(lines.map(({ sku }) => sku?.value));
  return printed.flatMap(wordsOn).some(({ text, isCode }) => isCode && !read.has(text));
}

/** "5941011800003 Mineral water 2 l" under a heading of codes: its description is part of it; "0 986 424 118" is all of a code. */
const isCodedInWords = ({ sku }: DraftLine): boolean =>
  sku !== null && sku.value.split(' ').length > MOST_CODE_WORDS && /\p{L}/u.test(sku.value);
const MOST_CODE_WORDS = 3;

const isOnRowOf = (a: Source, b: Source | undefined): boolean =>
  !!a.box && !!b?.box && a.page === b.page && Math.abs(middle(a.box) - middle(b.box)) < a.box.height / 2;
const isOver = (a: Source, b: Source | undefined): boolean => !!a.box && !!b?.box && sidewaysOverlap(a.box, b.box) > 0;
/** "weeks 36-38" are none. */
const isLikeCode = (word: string): boolean => /\d\D*\d\D*\d/.test(word) && !/^\d{1,2}[-–]\d{1,2}$/.test(word);

const UNSURE_CODES: Doubt = {
  code: 'unsure-codes',
  message: 'It is not clear what the codes of the lines are.',
};
const NO_HEADINGS: Doubt = {
  code: 'no-headings',
  message: 'The table has no headings: what its columns mean was told by the figures alone.',
};
