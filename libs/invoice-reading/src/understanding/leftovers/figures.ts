import { Decimal } from '../../decimal.js';
import type { Doubt, Draft } from '../../draft.js';
import { bottom } from '../../page-model.js';
import { findDate, withoutDates } from '../dates.js';
import { columnRoles, UNIT_WORD } from '../column-vocabulary.js';
import { isRateOfOne } from '../exchange-rates.js';
import { withoutIbans } from '../iban.js';
import { priceIn, withoutCount } from '../counted-charges.js';
import { fold } from '../fold.js';
import { type DecimalMark, parseNumber, WITH_CURRENCY } from '../numbers.js';
import { isWeighed } from '../measures.js';
import { numberIn } from '../tax-tables.js';
import type { Cell } from '../cells.js';
import { textOf, type TextLine } from '../text-lines.js';
import { type NumberToken, tokensOf } from '../tokens.js';
import { isConditional } from '../words/request-words.js';
import { classifyAmountLabel, INFORMATION } from '../words/amount-labels.js';
import { isTotalQuantity } from '../words/measure-words.js';
import { COIN, PACKED } from './harmless-words.js';
import type { Printed } from './leftovers.js';

/** A figure with the decimals of money, anywhere on the paper, is one of its amounts. */
export function leftFigures({ lines, tail, offers, mark, read }: Printed): Doubt[] {
  const known = new Set([...knownOf(read), ...read.amounts.flatMap((one) => priceIn(one, mark))].map(keyOf));
  const codes = new Set(read.lines.flatMap(({ sku }) => sku?.value ?? []));
  for (const line of [...lines, ...tail]) for (const part of partsOfKnown(textOf(line), mark, known)) known.add(part);
  const left = [...lines, ...tail].flatMap((line, index, all) => {
    const { cells } = line;
    if (!cells.some(({ text }) => /\d/.test(text))) return [];
    const said = fold(textOf(line));
    const before = all[index - 1];
    const isTold = [said, before && goesOn(before, line) ? `${fold(textOf(before))} ${said}` : said].some(
      (text) => isConditional(text) || IN_CASE.test(text),
    );
    if (isTold || INFORMATION.test(said)) return [];
    const parted = inTwoColumns(cells, mark).filter(({ value }) => !known.has(keyOf(value)));
    if (parted.length > 0) return parted.map(({ text }) => text);
    const counted = new Set(withoutCount(cells.flatMap((cell) => tokensOf(cell, mark))).map(({ text }) => text));
    return cells.flatMap((cell, position) => {
      if (isRateOfOne(cell, cells[position - 1], before)) return [];
      const isDated = findDate(cell.text) !== null;
      const withoutAccount = withoutIbans(cell.text).replace(POSTCODE, '');
      const tokens = tokensOf(cell, mark);
      return tokens.flatMap((token, at) => {
        // Beside a date, days and hours are no amounts, nor is there another than what is offered.
        const isHarmless = offers.has(cell) || (token.kind === 'number' && !isNoTime(token, cell));
        if (token.kind !== 'number' || (isDated && !WITH_CURRENCY.test(cell.text) && isHarmless)) return [];
        if (known.has(keyOf(token.value)) || codes.has(token.text) || !counted.has(token.text)) return [];
        if (!isMoney(token) && !(isShifted(token) && isAmount(token, cell, line, mark))) return [];
        // "RO11 CARN 0000 RON1 1884 0271".
        if (!withoutAccount.includes(token.text)) return [];
        if ((mark === ',' && isDayOfMonth(token, cell)) || isCodeOfTrade(token, cell)) return [];
        const [before, next] = [tokens[at - 1], tokens[at + 1]];
        // "Réf.: 1222.88".
        if (before?.kind === 'text' && columnRoles(fold(before.text)).includes('sku')) return [];
        return next?.kind === 'text' && isUnit(next.text) ? [] : token.text;
      });
    });
  });
  return [...new Set(left)].map((text) => ({
    code: 'left-figure',
    message: `The amount of ${text} is printed outside the lines and sums, and is none of theirs.`,
    field: 'totalAmount' as const,
  }));
}

/** "22.40 + 18.65 + 24.00 = 65.05 t": what comes to a figure of the lines or sums. */
function partsOfKnown(text: string, mark: DecimalMark, known: Set<string>): string[] {
  const [, terms = '', sum = ''] = EQUATION.exec(text) ?? [];
  const [values, total] = [terms.split('+').map((term) => parseNumber(term.trim(), mark)), parseNumber(sum, mark)];
  if (!total || !known.has(keyOf(total)) || values.some((value) => !value)) return [];
  return Decimal.sum(values.map((value) => value!)).equals(total) ? values.map((value) => keyOf(value!)) : [];
}
const EQUATION = /(?<![\d.,])((?:\d[\d.,]* ?\+ ?)+\d[\d.,]*) ?= ?(\d[\d.,]*\d)/;

/** "HX2 9TL" ends like nine liras, and "9712 RM Groningen" begins like so many ringgit. */
const POSTCODE = /(?<![A-Z\d])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![A-Z\d])|[1-9]\d{3} [A-Z]{2}(?= \p{Lu}\p{Ll}))/gu;

/** What stands above the lines is no part of a sentence below them. */
const goesOn = (above: TextLine, { page, box }: TextLine): boolean =>
  above.page === page && box.y - bottom(above.box) < SENTENCE_GAP * box.height;
/** In text heights. */
const SENTENCE_GAP = 3;

/** "3 433 | 18" under "Kroner | Øre": on a line of nothing but figures, the cents in a column of their own. */
const inTwoColumns = (cells: Cell[], mark: DecimalMark): { value: Decimal; text: string }[] =>
  cells.some(({ text }) => /\p{L}/u.test(text))
    ? []
    : cells.flatMap(({ text }, at) => {
        const cents = cells[at + 1]?.text ?? '';
        const whole = GROUPED.test(text) && /^\d\d$/.test(cents) ? parseNumber(text, mark) : null;
        return whole?.decimals === 0 ? [{ value: Decimal.of(`${whole}.${cents}`), text: `${text} ${cents}` }] : [];
      });
const GROUPED = /^[1-9]\d{0,2}(?:[ .,'’]\d{3})+$/;

/** "Mrs. Wiechert, 12.03.": a day that goes without its year, where amounts have commas. */
const isDayOfMonth = ({ text }: NumberToken, cell: Cell): boolean =>
  DAY_OF_MONTH.test(text) &&
  new RegExp(String.raw`(?<![\d.,])${text.replaceAll('.', String.raw`\.`)}\.(?!\d)`).test(cell.text);
const DAY_OF_MONTH = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/;

/** "NAF-APE : 43.32A", "ATECO 62.01": what the sender does, by the numbers of the statistics office. */
const isCodeOfTrade = ({ text }: NumberToken, cell: Cell): boolean =>
  /^\d\d\.\d\d$/.test(text) &&
  new RegExp(
    String.raw`(?:^|[ -])(?:NAF|APE|NACE|CNAE|ATECO|PKD|CAE|SNI|SBI|CAEN)(?: code| Rev\. ?\d)? ?:? ?${text}`,
  ).test(cell.text);

const isMoney = ({ percent, value, text }: NumberToken): boolean =>
  !percent && (value.decimals === 2 ? /\d[.,]\d\d(?!\d)/.test(text) : value.decimals === 0 && WITH_CURRENCY.test(text));
/** Too many for the days of a month, the hours of a day or a year with its month. */
const isNoTime = ({ text }: NumberToken, cell: Cell): boolean =>
  THOUSANDS.test(text) || (HUNDREDS.test(text) && withoutDates(cell.text).includes(text));
const HUNDREDS = /^[1-9]\d\d[.,]\d\d$/;
const THOUSANDS = /^\d{1,3}(?:[ .,'’]\d{3})+[.,]\d\d$/;
/** "18,640": an amount whose mark has slipped. */
const isShifted = ({ percent, value }: NumberToken): boolean => !percent && value.decimals === 3;
/** With a currency, behind the name of a sum, or between the figures of a row of sums; what is weighed has three decimals, too. */
function isAmount(token: NumberToken, cell: Cell, { cells }: TextLine, mark: DecimalMark): boolean {
  if (WITH_CURRENCY.test(token.text)) return true;
  const label = fold(cell.text.replace(token.text, ''));
  const isSum = (one: Cell): boolean =>
    classifyAmountLabel(one.folded) !== null || numberIn(one, mark)?.value.decimals === 2;
  return (
    !cells.some((one) => isWeighed(one) || isTotalQuantity(one.folded)) &&
    (label === '' ? cells.some((one) => one !== cell && isSum(one)) : classifyAmountLabel(label) !== null)
  );
}

/** Of what may never come: "in case of", in the languages of invoices. Folded. */
const IN_CASE =
  /(?:^| )(?:in case|in the event|if|im falle?|falls|bei|en cas|si|en caso|in caso|se|in geval|indien|w przypadku|v pripade|i tilfaelde|i tilfelle|vid|em caso|in cazul|durumunda|halinde|eseten|u slucaju|v primeru|при|σε περιπτωση)(?= )/u;

const isUnit = (text: string): boolean => {
  const [first = ''] = fold(text).split(' ');
  return UNIT_WORD.test(first) || PACKED.test(first) || COIN.test(first) || OF_DAY.test(first);
};

/** "8.30 am". */
const OF_DAY = /^(?:[ap]m|uhr)$/;

const keyOf = (value: Decimal): string => value.abs().trimmed().toString();

function knownOf({ lines, amounts }: Pick<Draft, 'lines' | 'amounts'>): Decimal[] {
  const ofLines = lines.flatMap(({ quantity, unitPrice, lineTotal, discount, tax, beside = [] }) =>
    [quantity, unitPrice, lineTotal, discount, tax, ...beside.map(({ amount }) => amount)].flatMap(
      (value) => value?.value ?? [],
    ),
  );
  const ofSums = amounts.flatMap(({ amount, others = [], rate }) => [
    ...[amount, ...others].flatMap((value) => value?.value ?? []),
    ...(rate ? [rate] : []),
  ]);
  // "Unit price: 50.47 net / 54.00 gross"
  const ofPieces = lines.flatMap(({ quantity, beside = [] }) =>
    quantity && !quantity.value.isZero() ? beside.map(({ amount }) => amount.value.dividedBy(quantity.value, 2)) : [],
  );
  const pieces = Decimal.sum(lines.flatMap(({ quantity }) => quantity?.value ?? []));
  return [...ofLines, ...ofPieces, ...ofSums, ...ofRates(lines), pieces, Decimal.zero];
}

/** Of each rate what its lines come to, and their tax: rounded once, or line by line. */
function ofRates(lines: Draft['lines']): Decimal[] {
  const rates = new Map<string, Decimal[]>();
  for (const { tax, lineTotal } of lines) {
    const key = tax && lineTotal ? keyOf(tax.value) : undefined;
    if (key !== undefined) rates.set(key, [...(rates.get(key) ?? []), lineTotal!.value]);
  }
  return [...rates].flatMap(([key, totals]) => {
    const [rate, base] = [Decimal.of(key), Decimal.sum(totals)];
    const taxes = [base.percent(rate).inCents(), Decimal.sum(totals.map((total) => total.percent(rate).inCents()))];
    return [base, ...taxes, ...taxes.map((tax) => base.plus(tax))];
  });
}
