import { isShare } from '../account/tax-rates.js';
import { Decimal } from '../decimal.js';
import type { AmountKind, LabelledAmount } from '../draft.js';
import { right } from '../page-model.js';
import { UNIT_WORD } from './column-vocabulary.js';
import { fold } from './fold.js';
import { TIME } from './leftovers/harmless-words.js';
import { CURRENCY_CODES } from './numbers.js';
import { taxRowOf, type TaxRow } from './tax-rows.js';
import { readNumber, type NumberToken, type TextToken, type Token } from './tokens.js';
import { classifyAmountLabel } from './words/amount-labels.js';
import { isJustAmount } from './words/amount-words.js';

/** Words between a label's figures: "Tax 15% on 112.90: 16.94", "Total 22 pcs 185.00". */
const CONNECTOR = /^(?:on|of|at|von|auf|aus|sur|de|du|su|di|over|van|sobre|af|av|pa|od|ze?|din|op|a|@|=|x|€|\$|)$/;

/** "CHF | 188.45": the currency in a cell of its own. */
export const CURRENCY = new RegExp(String.raw`^(?:${CURRENCY_CODES})$`);

/** Words that go on between a label and its figures: prepositions, units, a currency. */
export const isConnector = ({ text }: TextToken): boolean =>
  CONNECTOR.test(fold(text)) || UNIT_WORD.test(fold(text)) || CURRENCY.test(text.replace(/\W+/g, ''));

/** A label with the figures right of it. */
export interface Segment {
  label: string;
  numbers: NumberToken[];
  /** Percent of the tax that the charge bears. */
  taxedAt?: Decimal;
}

/** A printed line as labels with the figures right of each; figures before the first label have none. */
export function segments(tokens: Token[]): Segment[] {
  const found: Segment[] = [];
  for (const [at, token] of tokens.entries()) {
    const segment = found.at(-1);
    const next = tokens[at + 1];
    if (segment && isOfReceipt(segment, token, next)) segment.label += ` ${token.text}`;
    else if (token.kind === 'number') {
      if (segment) segment.numbers.push(asIn(segment, token, next));
      else found.push({ label: '', numbers: [token] });
    } else if (segment?.label === '' && segment.numbers.every(({ percent }) => percent)) {
      // "+22,00 % of 2.441,00   537,02": the rate stands before what it is the rate of.
      segment.label = token.text;
    } else if (segment && token.text === '%' && segment.numbers.length > 0) {
      // "CGST @ 9% | 9 | % | 505.43": in a column of its own.
      segment.numbers.push({ ...segment.numbers.pop()!, percent: true });
    } else if (segment && isTaxOfCharge(segment, token)) segment.taxedAt = segment.numbers.pop()!.value.abs();
    else if (segment && isShareOf(segment, token)) {
      // "630.00 (inkl. 126.00 moms)": the name behind the amount is its own, and not that of the total.
      const isFirst = JUST_INCLUDED.test(fold(segment.label));
      segment.label = isFirst ? `${token.text} ${segment.label}` : `${segment.label} ${token.text}`;
    } else if (segment && isToldOfShare(segment, token)) segment.label += ` ${token.text}`;
    else if (segment && isOfRate(segment, token)) segment.label += ` ${token.text}`;
    else if (segment && isBehindBase(segment, next)) continue;
    else if (segment && (isBaseOf(segment, token, next, tokens[at + 2]) || closesBase(segment, token))) continue;
    else if (segment && (segment.numbers.length === 0 || isConnector(token))) {
      if (segment.numbers.length === 0) segment.label += ` ${token.text}`;
    } else found.push({ label: token.text, numbers: [] });
  }
  return found;
}

/** "Paid with receipt 118 on 28/10/2025: 2,000.00", "s-a achitat avans 500.00 lei cu chitanta": a whole number between words counts no money. */
const isOfReceipt = ({ label, numbers }: Segment, token: Token, next: Token | undefined): boolean =>
  token.kind === 'number' &&
  numbers.length === 0 &&
  !token.percent &&
  /^\d+$/.test(token.text) &&
  next?.kind === 'text' &&
  /\p{L}{2}/u.test(next.text) &&
  !TIME.test(fold(next.text).split(' ')[0]!) &&
  kindOfLabel(label) === 'paid';

/**
 * "VAT 20% (taxable 493.20)", "Insurance 6 % of the hire 1,450.00 | 87.00": what a tax or a charge is taken of is named behind
 * it, whatever it is called.
 */
function isBaseOf(segment: Segment, { text }: TextToken, base: Token | undefined, share: Token | undefined): boolean {
  const isTold = rateOf(segment, 'tax') !== undefined && (text.startsWith('(') || kindOfLabel(text) === 'net');
  const rate = rateOf(segment, 'tax', 'charge');
  if (isTold || !rate) return isTold;
  return base?.kind === 'number' && share?.kind === 'number' && isShare(share.value, rate.value, base.value);
}

/** "Diesel surcharge 8.5 % of 1,915.00 freight | 162.78": words go on between what a charge is taken of and its share. */
function isBehindBase({ label, numbers: [rate, base, ...more] }: Segment, share: Token | undefined): boolean {
  if (!rate?.percent || !base || more.length > 0 || share?.kind !== 'number') return false;
  return kindOfLabel(label) === 'charge' && isShare(share.value, rate.value, base.value);
}

/** "VAT 23%  Base 286.90  Value 65.99": the tax is the share of what is named before it. */
export function withTaxesBehindBases(amounts: LabelledAmount[]): LabelledAmount[] {
  const isTaxOf = ({ kind, rate, amount: base }: LabelledAmount, next: LabelledAmount | undefined): boolean =>
    kind === 'tax' &&
    !!rate &&
    !!base &&
    next?.kind === 'other' &&
    !!next.amount &&
    isShare(next.amount.value, rate, base.value);
  return amounts.flatMap((one, at) => {
    const next = amounts[at + 1];
    if (isTaxOf(one, next)) return [{ ...one, amount: next!.amount, others: [one.amount!] }];
    return amounts[at - 1] && isTaxOf(amounts[at - 1]!, one) ? [] : [one];
  });
}

/** "ÁFA 27 % (496.021 után) 133.926": what stands in brackets with the base is said of it. */
const closesBase = ({ label, numbers }: Segment, { text }: TextToken): boolean =>
  /^\([^)]*$/.test(numbers.at(-1)?.text ?? '') && /^[^()\d]*\)$/.test(text) && kindOfLabel(label) === 'tax';

/** Of a label that names one of these kinds and, so far, no amount. */
const rateOf = ({ label, numbers }: Segment, ...kinds: (AmountKind | null)[]): NumberToken | undefined =>
  numbers.every(({ percent }) => percent) && kinds.includes(kindOfLabel(label)) ? numbers.at(-1) : undefined;

/** "VAT-% 19.0" is a rate; what the tax is taken of may stand in brackets, "VAT 25 % (622.05) | 155.51", and is not negative. */
function asIn(segment: Segment, token: NumberToken, next: Token | undefined): NumberToken {
  if (isRate(segment, token)) return { ...token, percent: true };
  const isBase = token.text.startsWith('(') && next?.kind === 'number' && rateOf(segment, 'tax') !== undefined;
  // "VAT: 14 % - 68.250,00": a dash before a space sets apart.
  const isApart = /^[-–] /.test(token.text) && segment.numbers.length > 0 && rateOf(segment, 'tax') !== undefined;
  return isBase || isApart ? { ...token, value: token.value.abs() } : token;
}

/** "Km 22,00 % summa", "ÁFA 27% összesen", "Tax 6 % on goods", "el IVA del 4 % es de": an amount, right behind the rate their sum, or what it is of, or a verb. */
function isOfRate(segment: Segment, token: TextToken): boolean {
  const { text, words } = token;
  const rate = rateOf(segment, 'tax');
  if (!rate || isJustAmount(fold(text)) || OF_BASE.test(text)) return rate !== undefined;
  if (/\p{Ll}{2}/u.test(segment.label) && isVerb(token)) return true;
  const [first] = words;
  const gap = first!.box.x - right(rate.words.at(-1)!.box);
  return words.length === 1 && kindOfLabel(text) === 'total' && gap < first!.box.height / 2;
}
const isVerb = (token: TextToken): boolean =>
  VERB.test(token.text) && !isConnector(token) && kindOfLabel(token.text) === null;
const VERB = /^\p{Ll}[\p{Ll}'’]*(?: \p{Ll}{1,3})?:?$/u;

/** "VAT (of which 3.50 at the till": without the bracket that follows its words. */
function withoutBrackets(label: string): string {
  const letter = label.search(/\p{L}/u);
  const bracket = letter < 0 ? -1 : label.indexOf('(', letter);
  return bracket < 0 ? label : label.slice(0, bracket);
}

/** What stands in brackets explains the label before them; a sentence before it is none of it: "Net 15. A deposit of". */
export function kindOfLabel(printed: string): AmountKind | null {
  const label = printed.split(/(?<=\d|\p{Ll}{7})\. (?=\p{Lu})/u).at(-1)!;
  // "Total amount (net)".
  const [, explained] = /\(((?:\p{L}|[. ]){2,20})\)\W*$/u.exec(label) ?? [];
  if (explained && classifyAmountLabel(fold(explained)) === 'net') return 'net';
  return classifyAmountLabel(fold(withoutBrackets(label))) ?? classifyAmountLabel(fold(label));
}

/** "VAT-% 19.0": the sign stands with the label; alone in brackets it says what the figure is, "VAT rate (%): 22.00". */
const isRate = ({ label, numbers }: Segment, { value }: NumberToken): boolean =>
  numbers.length === 0 &&
  /%\W*$/.test(label) &&
  (value.decimals < 2 || (/\(%\)\W*$/.test(label) && value.compare(ALL) < 0));
const ALL = Decimal.of(100);

/** "incl. 19% VAT 35.51": the tax is named behind its rate. */
const isShareOf = ({ label, numbers }: Segment, { text }: TextToken): boolean =>
  numbers.length > 0 &&
  (numbers.every(({ percent }) => percent) || JUST_INCLUDED.test(fold(label))) &&
  kindOfLabel(text) === 'tax';
/** "Shipping (20 % VAT)", "Versand (inkl. 19 % MwSt.)": how a charge is taxed, in brackets behind its name. */
function isTaxOfCharge({ label, numbers }: Segment, { text }: TextToken): boolean {
  const [rate, ...more] = numbers;
  if (!rate?.percent || more.length > 0 || kindOfLabel(text) !== 'tax') return false;
  const [, name] = IN_BRACKETS.exec(`${label} ${rate.text}`) ?? [];
  return name !== undefined && kindOfLabel(name) === 'charge';
}
const IN_BRACKETS = /^(.*\p{L}) ?\((?:\p{L}+\.? )?[\d.,]+ ?%$/u;
/** "Retention 5 % until handover (of 1,739.60)": words that name no amount go on with what the share is. */
const isToldOfShare = ({ label, numbers }: Segment, { text }: TextToken): boolean =>
  numbers.length > 0 &&
  numbers.every(({ percent }) => percent) &&
  OF_SHARES.has(kindOfLabel(label)) &&
  (kindOfLabel(text) === null || OF_BASE.test(text)) &&
  text.split(' ').length > 1;
/** "Acompte de 30 % du TTC versé le 26/09/2025". */
const OF_SHARES = new Set<AmountKind | null>(['discount', 'paid']);
/** "IRPF 15 % s/ base -152,97". */
const OF_BASE = /^(?:s\/|on|of|sobre|sur|su|auf|von|over|van|du|del|della|do|des|af|av|z|ze) ?\p{L}/iu;
/** "Includes 19.60 sales tax (8.25%)": the tax is named behind its amount. */
const JUST_INCLUDED =
  /^(?:incl|includes|including|inclusive|inkl|inklusive|enthalt|darin|davon|dont|inclus|comprend|incluye|incluidos?|di cui|comprende|inclusief|waarvan)(?: enthalten)?(?: of)?$/;

/** With two decimals, or whole with its thousands apart. */
export const isMoney = (number: NumberToken): boolean =>
  !number.percent && (number.value.decimals === 2 || isWholeMoney(number));
const isWhole = ({ value }: NumberToken): boolean => value.decimals === 0;
const isWholeMoney = (number: NumberToken): boolean => isWhole(number) && GROUPED.test(number.text);
/** "33 295": where money has no cents, only groups tell it from a count. */
const GROUPED = /(?<![\d.,])[1-9]\d{0,2}[ \u00a0\u202f.,'’]\d{3}(?![\d.,])/;

/** "High 21.00 | 899.03 188.80": the rate without its sign, before what is taxed and the tax. */
function bareRateRow([first, ...figures]: NumberToken[]): TaxRow | null {
  if (!first || first.percent || figures.length < 2 || !figures.every(isMoney)) return null;
  const rate = first.value.abs();
  const row = rate.compare(HIGHEST) <= 0 ? taxRowOf(figures, rate) : null;
  return row && row.tax.value.compare(row.others[0]!.value) < 0 ? row : null;
}
/** Of all rates of tax. */
const HIGHEST = Decimal.of(30);

/** What a label and its figures say: one amount with its rate, the row of a tax, or several amounts of no known kind. */
export function toAmounts({ label, numbers, taxedAt }: Segment): LabelledAmount[] {
  if (numbers.length === 0) return [];
  const kind = label ? kindOfLabel(label) : null;
  // "Discount (-10 %)": what is taken off has its sign in the amount as well, or nowhere else.
  const rate = numbers.find((number) => number.percent)?.value.abs() ?? null;
  const figures = numbers.filter((number) => !number.percent);
  // "18 %  3 689  664  4 353": beside sums of thousands a smaller one has no groups.
  const money = rate && figures.some(isWholeMoney) && figures.every(isWhole) ? figures : figures.filter(isMoney);
  const bare = kind === null || kind === 'tax' ? bareRateRow(numbers) : null;
  const row = bare ?? (kind === null || kind === 'tax' || kind === 'net' ? taxRowOf(money, rate) : null);
  // "Items in all   283.76   65.26   349.02": net, tax and what both come to.
  const isSumRow = kind === 'net' && row?.others.length === 2;
  if (row && (kind === 'tax' || rate || isSumRow || bare)) {
    const others = row.others.map(readNumber);
    return [{ kind: 'tax', label, amount: readNumber(row.tax), rate: row.rate, others }];
  }
  if (!kind)
    return figures.filter(isMoney).map((figure) => ({ kind: 'other', label, amount: readNumber(figure), rate }));
  // Where figures stand in a row (base, rate without its sign, amount), amounts are those with cents.
  const amount = figures.findLast((number) => number.value.decimals >= 2) ?? figures.at(-1);
  if (!amount && !((kind === 'tax' || kind === 'discount') && rate)) return [];
  // "Total of delivery note 881 20 417 | 531.62": beside cents a number in groups is no amount of money.
  const isAmount = (figure: NumberToken): boolean =>
    isMoney(figure) && !(kind === 'total' && isWhole(figure) && amount !== undefined && !isWhole(amount));
  const rest = figures.filter((figure) => figure !== amount && isAmount(figure));
  const others = rest.length > 0 ? { others: rest.map(readNumber) } : {};
  const said = kind === 'tax' ? (rate ?? rateInName(label)) : rate;
  const own = { kind, label, amount: amount ? readNumber(amount) : null, rate: said, ...others };
  return [taxedAt ? { ...own, taxedAt } : own];
}

/** "IGST@18%" in one word. */
function rateInName(label: string): Decimal | null {
  const rate = /\p{L}@ ?(\d{1,2}(?:\.\d{1,2})?) ?%/u.exec(label)?.[1];
  return rate === undefined ? null : Decimal.of(rate);
}
