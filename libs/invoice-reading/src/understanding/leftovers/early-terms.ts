import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { datesIn, inOrder } from '../dates.js';
import { fold } from '../fold.js';
import { isWeighed } from '../measures.js';
import { goesOn, sentencesOf } from '../sentences.js';
import { type Cell, cellOf } from '../cells.js';
import { textOf, type TextLine } from '../text-lines.js';
import { numberTokensIn } from '../tokens.js';
import { EARLY, isConditional, isEarlyTerms, OF_REST } from '../words/request-words.js';
import { daysIn } from '../words/day-counts.js';
import type { Printed } from './leftovers.js';
import { dueDays, isWithinAYear, termsIn } from './terms.js';

/** What an early payment saves is its share of the total, and it is saved after the invoice is written. */
export const leftEarlyTerms = (printed: Printed): Doubt[] => [
  ...wrongShares(printed),
  ...pastDays(printed),
  ...afterAll(printed),
];

/** "2 % discount = 15.57, then 763.23": the share of a total, or what is left of it. */
function wrongShares({ lines, offers, mark, read }: Printed): Doubt[] {
  const totals = read.amounts.flatMap(({ kind, amount }) =>
    amount && (kind === 'total' || kind === 'due' || kind === 'net') ? amount.value : [],
  );
  const dues = read.amounts.flatMap(({ kind, amount }) => (kind === 'due' && amount ? amount.value : []));
  // "6 % | 538.30 | 32.30", and "Discount 0.00" in the same row.
  const ofTaxes = new Set(
    read.amounts.flatMap(({ kind, amount, others = [] }) =>
      kind === 'tax' ? [amount, ...others].flatMap((one) => one?.value.toString() ?? []) : [],
    ),
  );
  const cells = lines.flatMap((line) => line.cells.filter((cell) => !offers.has(cell)));
  const early = cells.filter(({ folded }) => EARLY.test(folded));
  const rates = early.flatMap((cell) =>
    numberTokensIn(cell, mark).flatMap(({ percent, value }) => (percent ? value : [])),
  );
  const left = lines.flatMap((line, index) => {
    const rest = restOfSentence(line, lines[index + 1]);
    const said = rest ? `${textOf(line)} ${rest.text}` : textOf(line);
    if (line.cells.some((cell) => offers.has(cell))) return [];
    if (!isEarlyTerms(fold(said)) && !(EARLY.test(fold(said)) && isConditional(fold(said)))) return [];
    // "Net weight 37.850 kg" beside the terms, in a column of its own.
    const own = line.cells.filter((cell) => EARLY.test(cell.folded) || !isWeighed(cell));
    const numbers = [...own, ...(rest ? [rest] : [])].flatMap((cell) => numberTokensIn(cell, mark));
    const [share, ...more] = numbers.filter(({ percent }) => percent);
    if (more.length > 0) return [];
    const figures = numbers.filter(
      ({ percent, value }) => !percent && value.decimals >= 2 && !value.isZero() && !ofTaxes.has(value.toString()),
    );
    // "2 % discount" in the terms, and what it comes to in a sentence of its own.
    if (!share && (rates.length === 0 || figures.length < 2)) return [];
    const bases = dues.length > 0 && OF_REST.test(fold(said)) ? dues : totals;
    const isShare = (value: Decimal): boolean =>
      bases.some((total) =>
        (share ? [share.value] : rates).some((rate) => {
          const off = total.percent(rate).inCents();
          return [total, off, total.minus(off)].some((one) => one.equals(value.abs()));
        }),
      );
    return figures.filter(({ value }) => !isShare(value)).map(({ text }) => ({ text, said }));
  });
  return left.slice(0, 1).map(({ text, said }) => ({
    code: 'early-discount',
    message: `“${said}”: ${text} is neither that share of the total nor what it leaves.`,
  }));
}

/** "2 % discount (63.23" over "€), then 3,098.16.": the end of a sentence, in the row below. */
function restOfSentence({ cells: [cell, ...more] }: TextLine, next: TextLine | undefined): Cell | undefined {
  const rest = next?.cells[0];
  if (!cell || more.length > 0 || !rest || !goesOn(cell, rest)) return undefined;
  const end = sentencesOf(rest.text)[0]!.split(' ').length;
  return cellOf(rest.words.slice(0, end));
}

/** "2 % discount until 26 February" on a paper of March, or until after all is due; in whatever language, where the figures say what they are. */
function pastDays(printed: Printed): Doubt[] {
  const { lines, offers, order, read } = printed;
  const { invoiceDate } = read;
  if (!invoiceDate) return [];
  const isEarly = (cell: Cell): boolean => offers.has(cell) || (EARLY.test(cell.folded) && isConditional(cell.folded));
  const early = lines.flatMap(({ cells }) => cells.filter(isEarly));
  if (early.length === 0) return [];
  const due = dueDays(printed);
  const left = early.flatMap(({ text }) => {
    const said = sentencesOf(text)
      .filter((one) => !NONE_TAKEN_OFF.test(fold(one)))
      .join(' ');
    const until = EARLY.test(fold(said)) || said.includes('%') ? dayOfShare(said) : undefined;
    if (!until) return [];
    const others = [...due, ...datesIn(said)].filter(({ text }) => text !== until.text);
    const isInTime = (date: string): boolean =>
      isWithinAYear(invoiceDate.value, date) &&
      (others.length === 0 || others.some(({ dates }) => dates.some((last) => date <= last)));
    return inOrder(until.dates, order).some(isInTime) ? [] : said;
  });
  return left.slice(0, 1).map((said) => ({
    code: 'early-discount',
    message: `“${said}”: that day is before the invoice's, long after it, or after all is due.`,
  }));
}

/** "Escompte néant", "Kein Skonto". Folded. */
const NONE_TAKEN_OFF =
  /^(?:escompte(?: pour (?:paiement|reglement) anticipe)? (?:neant|nul|aucun)|(?:pas d|sans|aucun) escompte(?: pour (?:paiement|reglement) anticipe)?|kein skonto|skonto keins?|no (?:early payment )?discount|sin descuento por pronto pago|nessuno sconto|geen korting)$/;

/** "Within 30 days", and 3 % for whoever pays within 45, in another sentence or another part of the same one. */
function afterAll({ lines }: Printed): Doubt[] {
  const net = termsIn(lines).map(({ number }) => Number(number));
  const early = lines.flatMap(({ cells }) =>
    cells.filter(({ folded }) => EARLY.test(folded)).flatMap(({ text }) => sentencesOf(text)),
  );
  for (const text of early) {
    const parts = text.split(/[,;]\s/);
    const daysOf = (some: string[]): number[] => some.flatMap((one) => daysIn(fold(one)));
    const [[days, ...more], rest] = [
      parts.filter((part) => part.includes('%')),
      parts.filter((part) => !part.includes('%')),
    ].map(daysOf) as [number[], number[]];
    const all = [...net, ...rest];
    if (days !== undefined && more.length === 0 && all.length > 0 && days > Math.max(...all))
      return [{ code: 'early-discount', message: `“${text}”: by then all is due, after ${Math.max(...all)} days.` }];
  }
  return [];
}

/** "Payable until 14 April, until 2 April with 2 %": of several days the one in the part that names the share. */
function dayOfShare(text: string): ReturnType<typeof datesIn>[number] | undefined {
  const [first, ...more] = datesIn(text);
  if (more.length === 0) return first;
  const sentence = sentencesOf(text).find((one) => one.includes('%')) ?? text;
  const part = datesIn(sentence).length === 1 ? sentence : sentence.split(PARTS).find((one) => one.includes('%'));
  const [day, ...others] = datesIn(part ?? '');
  return others.length === 0 ? day : undefined;
}
const PARTS = /[,;]\s|\s(?:or|oder|ou|o|of|lub|nebo|eller|tai)\s/;
