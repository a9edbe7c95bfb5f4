import { isRounding, signed, totalOf } from '../../account/sums.js';
import { isShare, taxByUnit } from '../../account/tax-rates.js';
import { Decimal } from '../../decimal.js';
import type { Doubt, LabelledAmount } from '../../draft.js';
import { sidewaysOverlap } from '../../page-model.js';
import { fold } from '../fold.js';
import type { DecimalMark } from '../numbers.js';
import { goesOn, sentenceAbove, sentencesOf } from '../sentences.js';
import type { Cell } from '../cells.js';
import { textOf, type TextLine } from '../text-lines.js';
import { numberTokensIn, tokensOf } from '../tokens.js';
import { DEPOSIT } from '../words/payment-words.js';
import { CONDITION, isConditional } from '../words/request-words.js';
import type { Printed } from './leftovers.js';
import { baseOfOtherRate, taxOfOtherRate } from './named-rate.js';
import { ratesOfCharges } from './rates-of-charges.js';
import {
  areRatesOfLines,
  isDiscountOf,
  isRateOfLines,
  isShareOfQuantities,
  isTaxOf,
  rateOf,
} from './rates-of-lines.js';

export const leftRates = (printed: Printed): Doubt[] =>
  [
    ...unknownRates(printed),
    ...linesOtherRates(printed),
    ...otherRatesInColumns(printed),
    ...taxesOfOtherLines(printed),
    ...ratesOfCharges(printed),
    ...taxOfOtherRate(printed),
    ...baseOfOtherRate(printed),
    ...rateOfNothing(printed),
    ...rateInRow(printed),
  ].slice(0, 1);

/** Where every line has its rate, and the sums the taxes of two at least: each is that of the lines of its rate. */
function taxesOfOtherLines({ read: { lines, amounts }, noted, mark }: Printed): Doubt[] {
  const taxes = amounts.filter(({ kind, amount, rate }) => kind === 'tax' && amount && rate);
  const isRate = rateOf(
    lines,
    taxes.map(({ rate }) => rate!),
  );
  const isPlain =
    amounts.every(
      ({ kind, label, amount }) =>
        (kind !== 'charge' && kind !== 'discount') || !amount || amount.value.isZero() || isRounding(label),
    ) && lines.every(({ tax, lineTotal, allowance }) => tax && isRate(tax) && lineTotal && !allowance);
  const rates = new Set(taxes.map(({ rate }) => rate!.toString()));
  // "1" and "2" are the codes of the rates.
  const areCodes = !lines.some(({ tax }) => tax && taxes.some(({ rate }) => rate!.equals(tax.value)));
  if (!isPlain || areCodes || rates.size < 2 || rates.size < taxes.length) return [];
  const others = amounts.flatMap(({ kind, amount }) => (kind === 'other' ? (amount?.value ?? []) : []));
  const wrong = taxes.find(({ amount, rate }) => {
    const taxed = lines.filter(({ tax }) => tax!.value.equals(rate!));
    // "21 % | 5,20 %": a second tax has a column of its own.
    const isSecond = (cell: Cell): boolean =>
      numberTokensIn(cell, mark).some(({ percent, value }) => percent && value.equals(rate!));
    const own = taxed.length > 0 ? taxed : noted.flatMap((one) => (one.own.some(isSecond) ? one.line : []));
    const sum = totalOf(own).toNumber();
    const net = sum / (1 + rate!.toNumber() / 100);
    // What nobody knows by its name may be charged with these lines.
    const withOthers = others.map((other) => sum + other.toNumber());
    return (
      [sum, net, ...withOthers].every((base) => !isTaxOf(base, rate!, amount!.value, own.length)) &&
      !taxByUnit(own, rate!).equals(amount!.value)
    );
  });
  if (!wrong) return [];
  const message = `The tax of ${wrong.amount!.text} is not ${wrong.rate!} % of the lines that have this rate.`;
  return [{ code: 'left-rate', message, field: 'taxAmount' }];
}

/** "VAT (reverse charge) 19 % | 0.00" as the only tax: either that share is taxed, or nothing is. */
function rateOfNothing({ read: { amounts } }: Printed): Doubt[] {
  const taxes = amounts.filter(({ kind, amount }) => kind === 'tax' && amount);
  const [rated] = taxes.filter(({ rate, others = [] }) => rate && !rate.isZero() && others.length === 0);
  if (!rated || taxes.some(({ amount }) => !amount!.value.isZero())) return [];
  const message = `“${rated.label}” names a rate of ${rated.rate!} %, and no tax is taken.`;
  return [{ code: 'left-rate', message, field: 'taxAmount' }];
}

/** "W tym | 4,007.00 | 8 | 921.61 | 4,928.61": beside what is taxed, its tax and both together a small whole number is the rate. */
function rateInRow({ lines, mark, read }: Printed): Doubt[] {
  const counts = [
    Decimal.of(String(read.lines.length)),
    Decimal.sum(read.lines.flatMap(({ quantity }) => quantity?.value ?? [])),
  ];
  const wrong = lines.find((line) => {
    const values = line.cells.flatMap((cell) => numberTokensIn(cell, mark)).map(({ value }) => value);
    const [rate, ...more] = values.filter((value) => value.decimals === 0 && !value.isZero() && value.toNumber() < 100);
    const [net, tax, gross, ...others] = values.filter((value) => value !== rate);
    return (
      rate !== undefined &&
      gross !== undefined &&
      more.length + others.length === 0 &&
      net!.plus(tax!).equals(gross) &&
      // Weights come to each other as well.
      read.amounts.some(({ kind, amount }) => kind !== 'information' && amount?.value.equals(gross)) &&
      !counts.some((count) => count.equals(rate)) &&
      !isTaxOf(net!.toNumber(), rate, tax!, read.lines.length)
    );
  });
  if (!wrong) return [];
  return [
    { code: 'left-rate', message: `“${textOf(wrong)}” names a rate that its tax is not of.`, field: 'taxAmount' },
  ];
}

/** Where the sums name the rates of their taxes, lines have no others. */
function linesOtherRates({ read }: Printed): Doubt[] {
  const taxes = read.amounts.filter(({ kind, amount }) => kind === 'tax' && amount?.value.isZero() === false);
  const rated = taxes.filter(({ rate }) => rate);
  const rates = rated.map(({ rate }) => rate!);
  const all = Decimal.sum(rated.map(({ amount }) => amount!.value));
  // "Total taxes" is all of them once more.
  const isOfOther = taxes.some(({ rate, amount }) => !rate && !amount!.value.equals(all));
  if (rates.length === 0 || isOfOther) return [];
  const isRate = rateOf(read.lines, rates);
  const ofSums = read.lines.filter(({ tax }) => rates.some((rate) => tax?.value.equals(rate)));
  // Where not every tax has a rate, it may be a code, "1" for 20 %, unless most lines have the rates of the sums.
  const areRates = rates.length === taxes.length || ofSums.length * 2 > read.lines.length;
  const other = read.lines.find(
    ({ tax, lineTotal }) =>
      tax &&
      isRate(tax) &&
      (areRates || tax.text.includes('%')) &&
      !tax.value.isZero() &&
      lineTotal?.value.isZero() === false &&
      ![...rates, ...togetherOfOneBase(rated)].some((rate) => rate.equals(tax.value)),
  );
  if (!other) return [];
  const named = rates.map((rate) => `${rate} %`).join(', ');
  return [
    { code: 'left-rate', message: `A line is taxed at ${other.tax!.text}, the sums at ${named}.`, field: 'taxAmount' },
  ];
}

/** 18 % of a line are the 9 % "CGST" and 9 % "SGST" of the sums: two taxes, one after the other, of the same. */
const togetherOfOneBase = (taxes: LabelledAmount[]): Decimal[] =>
  taxes.flatMap((tax, index) => {
    const last = taxes[index - 1];
    const isOfOneBase = last && Math.abs(baseOf(tax) - baseOf(last)) <= CENT / tax.rate!.toNumber();
    return isOfOneBase ? tax.rate!.plus(last.rate!) : [];
  });
/** Of a tax, in hundredths of what it is taken of. */
const CENT = 1;
const baseOf = ({ amount, rate }: LabelledAmount): number => amount!.value.toNumber() / rate!.toNumber();

/** "18 %" among lines that have the rate of the sums' tax in that column, whatever it is called. */
function otherRatesInColumns({ table, mark, read }: Printed): Doubt[] {
  const taxes = read.amounts.flatMap(({ kind, rate }) => (kind === 'tax' && rate ? rate : []));
  if (taxes.length === 0) return [];
  const known = [
    ...taxes,
    ...read.lines.flatMap(({ tax, discount }) => [tax, discount].flatMap((one) => one?.value ?? [])),
  ];
  const alone = table
    .flatMap(({ cells }) => cells.filter(({ text }) => text.includes('%')))
    .flatMap((cell) => {
      const [token, ...more] = tokensOf(cell, mark);
      return token?.kind === 'number' && token.percent && more.length === 0 ? [{ cell, rate: token.value.abs() }] : [];
    });
  // 5.5 % may be printed as 6 %.
  const isOneOf = (rates: Decimal[], rate: Decimal): boolean =>
    rates.some((one) => one.abs().minus(rate).abs().toNumber() <= (rate.decimals === 0 ? 0.5 : 0));
  const other = alone.find(
    ({ cell, rate }) =>
      !rate.isZero() &&
      !isOneOf(known, rate) &&
      alone.some((one) => isOneOf(taxes, one.rate) && sidewaysOverlap(one.cell.box, cell.box) > 0),
  );
  if (!other) return [];
  const message = `“${other.cell.text}” stands where the lines have their tax, and no sum is taxed so.`;
  return [{ code: 'left-rate', message, field: 'taxAmount' }];
}

/** A share that no line, tax or discount has. */
function unknownRates({ lines, tail, table, offers, mark, read }: Printed): Doubt[] {
  const isTaxed = read.amounts.some(({ kind, amount }) => kind === 'tax' && amount);
  const known = [
    ...read.lines.flatMap(({ tax, discount }) => [tax, discount].flatMap((value) => value?.value ?? [])),
    // What no word calls anything has a rate only where it is that share of something.
    // So has a tax without an amount, where another has one.
    ...read.amounts.flatMap(({ kind, amount, rate }) =>
      kind === 'other' || (kind === 'tax' && !amount && isTaxed) ? [] : (rate ?? []),
    ),
  ];
  const sums = read.amounts.flatMap(({ amount, others = [] }) =>
    [amount, ...others].flatMap((value) => value?.value ?? []),
  );
  const goods = totalOf(read.lines);
  const changes = read.amounts.filter(({ kind, amount }) => (kind === 'charge' || kind === 'discount') && amount);
  const bases = [...sums, goods, goods.plus(Decimal.sum(changes.map(signed)))];
  // "126.00" of 630.00 with a tax of 25 % in them.
  const included = read.amounts.flatMap(({ kind, amount, rate }) =>
    kind === 'tax' && amount && !rate && !amount.value.isZero() ? amount.value : [],
  );
  // "Tax rate 19 %" on a line of its own: what one of the sums is of another.
  const isKnown = (rate: Decimal): boolean =>
    known.some((one) => one.abs().equals(rate)) ||
    isRateOfLines(read.lines, rate) ||
    read.lines.some((line) => isDiscountOf(line, rate)) ||
    sums.some((share) => !share.isZero() && bases.some((base) => isShare(share.abs(), rate, base.abs()))) ||
    included.some((tax) => bases.some((base) => isShare(tax, rate, base.minus(tax))));
  const isOfLines = table.some((line) => !tail.includes(line) && /%/.test(textOf(line)));
  // Below the last line stand words of its own, where other lines have such words too.
  const all = [...lines, ...(isOfLines ? [] : tail)];
  const left = all.flatMap((line, index) =>
    line.cells.flatMap((cell, at) => {
      if (offers.has(cell) || isOfNothing(line, mark) || SHORT_TERMS.test(cell.folded)) return [];
      // "Interest on late payment" stands before or over its rate.
      const named = [
        line.cells[at - 1],
        ...(all[index - 1]?.cells ?? []).filter((one) => sidewaysOverlap(one.box, cell.box) > 0),
      ];
      if ([cell, ...named].some((label) => label && NO_TAX.test(label.folded))) return [];
      // What OCR may have misread is folded otherwise.
      if (
        [cell.folded, fold(cell.text), ...begunIn(all[index - 1], cell), ...endedIn(cell, all[index + 1])].some(
          (text) => isConditional(text) || DEPOSIT.test(text),
        )
      )
        return [];
      const spelled = PER_CENT.exec(cell.folded)?.[1] ?? BARE.exec(cell.folded)?.[1];
      if (spelled && spelled !== '0' && !isKnown(Decimal.of(spelled))) return [cell.text];
      const rates = tokensOf(cell, mark).flatMap((token) =>
        token.kind === 'number' && token.percent && !token.value.isZero() ? token.value.abs() : [],
      );
      // "19 % / 5 %"
      const isOfQuantities = (rate: Decimal): boolean => isShareOfQuantities(read.lines, rate, cell.text);
      return rates.every((rate) => isKnown(rate) || isOfQuantities(rate)) ||
        (rates.length > 1 && areRatesOfLines(read.lines, rates))
        ? []
        : [cell.text];
    }),
  );
  return left.slice(0, 1).map((text) => ({
    code: 'left-rate',
    message: `“${text}” names a rate that no line and no sum has.`,
    field: 'taxAmount' as const,
  }));
}

/** "2% 10, Net 30", also behind other words "2% 10/Net 30": what is taken off within ten days, and all of it within thirty. Folded. */
const SHORT_TERMS =
  /^\d(?: \d)?% (?:in )?\d{1,2} (?:days )?net \d{1,3}(?: days)?$|(?:^| )\d ?% ?\d{1,2} (?:net|n) ?\d{1,3}$/;

/** The sentence that the cell goes on with, from the row above it. Folded. */
function begunIn(above: TextLine | undefined, cell: Cell): string[] {
  const begun = sentenceAbove(cell, above);
  return begun ? [fold(`${begun} ${sentencesOf(cell.text)[0]}`)] : [];
}

/** The sentence that the cell ends with, to its end in the row below it. Folded. */
function endedIn(cell: Cell, below: TextLine | undefined): string[] {
  const last = sentencesOf(cell.text).at(-1)!;
  const rest = below?.cells.find((other) => goesOn(cell, other));
  return rest && last.includes('%') ? [fold(`${last} ${sentencesOf(rest.text)[0]}`)] : [];
}

/** "0,00 | 0,00 | 8 % | 0,00": a row of the table of taxes for a rate that nothing has. */
function isOfNothing({ cells }: TextLine, mark: DecimalMark): boolean {
  const numbers = cells.flatMap((cell) => numberTokensIn(cell, mark));
  const sums = numbers.filter(({ percent }) => !percent);
  return sums.length > 1 && numbers.length === sums.length + 1 && sums.every(({ value }) => value.isZero());
}

/** "12 per cent", and "VAT 12" alone in a cell. Folded. */
const PER_CENT =
  /(?:^| )(\d{1,2}) (?:per ?cent|prozent|pour ?cent|por ?ciento|per ?cento|por ?cento|procent\p{L}*|prosent\p{L}*|szazalek|la suta|posto|odstotkov)(?= |$)/u;
const BARE = /^(?:vat|gst|mwst|ust|tva|iva|btw|moms|mva|dph|alv|pdv|ddv|kdv) (?:rate )?(\d{1,2})$/;

/** "FSC Mix 70 %", "PEFC 100 %": of what the goods are made. Folded. */
const CERTIFIED = /(?:^| )(?:fsc|pefc|grs|gots|recycled|recycling\p{L}*) (?:\p{L}+ )?\d{1,3} ?%/u;
const NO_TAX = new RegExp(`${CONDITION.source}|${DEPOSIT.source}|${CERTIFIED.source}`, 'u');
