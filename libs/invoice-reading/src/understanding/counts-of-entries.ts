import { Decimal } from '../decimal.js';
import { multipliesOut } from '../line-arithmetic.js';
import { unitIn } from './block-figures.js';
import { columnRoles } from './column-vocabulary.js';
import { fold } from './fold.js';
import type { AmountLine } from './summed-runs.js';
import { textToken, type NumberToken, type TextToken, type Token } from './tokens.js';
import { DISCOUNT } from './words/discount-words.js';

/** How many of how much: "13 × £24.22", "2 @ 5.00", "7 hours at £104.34", "4 Std. zu je 60,00". */
const TIMES = /^(?:[x×*@✕]|(?:\p{L}{1,10}\.? )?(?:[x×@]|at|à|á|zu|zu je|je|per))$/iu;

export interface Count {
  quantity: NumberToken;
  price: NumberToken;
  /** "115 × 48.03 – 10 %". */
  discount: NumberToken | null;
}

/** With what else stands in its row. */
export interface CountOfRow extends Count {
  rest: Token[];
}

/** The words that come before how many and at which price. */
export function beforeCount(words: AmountLine['words']): AmountLine['words'] {
  const at = words.findIndex(({ text }) => TIMES.test(text) || /^\d+[x×*]\d+[.,]\d\d$/i.test(text));
  return at < 0 ? words : words.slice(0, Math.max(0, at - 1));
}

/** How many at which price a row says; `mustLead`: what comes to the amount. */
export function countIn(tokens: Token[], amount: AmountLine, mustLead: boolean): CountOfRow | undefined {
  const beside = tokens.flatMap((_, at) => countAt(tokens, at) ?? []);
  if (!mustLead) return beside[0];
  const around = tokens.flatMap((_, at) => countAround(tokens, at) ?? []);
  return [...beside, ...around].find((count) => leadsTo(count, amount));
}

/** "Quantity: 88" on a line of its own, where the price stands beside the amount. */
export function countApart(texts: TextToken[], price: NumberToken, amount: AmountLine) {
  const at = texts.findIndex(({ text }) => {
    const label = /^(\p{L}[^\d:]*): ?\d/u.exec(text)?.[1];
    return label !== undefined && columnRoles(fold(label)).includes('quantity');
  });
  const [figure] = (texts[at]?.words ?? []).slice(1);
  const value = figure && /^\d{1,6}$/.test(figure.text) ? Decimal.of(figure.text) : null;
  if (!value || !multipliesOut(value, price.value, amount.amount.value)) return null;
  const quantity: NumberToken = {
    kind: 'number',
    value,
    percent: false,
    text: figure!.text,
    words: [figure!],
    box: figure!.box,
  };
  return {
    count: { quantity, price, discount: null },
    texts: withoutWords(
      texts.filter((_, index) => index !== at),
      price,
    ),
  };
}

const withoutWords = (texts: TextToken[], { words: own }: NumberToken): TextToken[] =>
  texts.flatMap(({ words }) => {
    const rest = words.filter((word) => !own.includes(word));
    return rest.length > 0 ? [textToken(rest)] : [];
  });

function countAt(tokens: Token[], at: number): CountOfRow | null {
  const [quantity, times, price, ...more] = tokens.slice(at, at + 5);
  if (quantity?.kind !== 'number' || price?.kind !== 'number' || times?.kind !== 'text') return null;
  if (!TIMES.test(times.text) || quantity.percent || price.percent) return null;
  const isLess = more[0]?.kind === 'text' && (LESS.test(more[0].text) || DISCOUNT.test(fold(more[0].text)));
  const off = isLess ? more[1] : more[0];
  const discount = off?.kind === 'number' && off.percent && (isLess || /^[-–−(]/.test(off.text)) ? off : null;
  const length = discount ? (isLess ? 5 : 4) : 3;
  const found = { discount, rest: [...tokens.slice(0, at), ...tokens.slice(at + length)] };
  // "12.00 × 2.984" is no price of so many: only a bare count stands behind one.
  const isSwapped = isMoney(quantity) && !isMoney(price) && price.value.decimals === 0;
  return isSwapped ? { ...found, quantity: price, price: quantity } : { ...found, quantity, price };
}
const LESS = /^(?:[-–−]|\/|less|abzgl\.?)$/i;

/** "4 hrs Template changes at 62.00": what is counted stands between the count and the price. */
function countAround(tokens: Token[], at: number): CountOfRow | null {
  const [quantity, ...between] = tokens.slice(0, at);
  const [price, first, last] = [tokens[at], between[0], between.at(-1)];
  if (quantity?.kind !== 'number' || price?.kind !== 'number' || quantity.percent || price.percent) return null;
  if (first?.kind !== 'text' || last?.kind !== 'text' || !TIMES.test(last.words.at(-1)!.text)) return null;
  const unit = unitIn(first.words);
  const name = between
    .flatMap(({ words }) => words)
    .filter((word) => !unit.includes(word) && word !== last.words.at(-1));
  if (name.length === 0) return null;
  return { quantity, price, discount: null, rest: [textToken(name), ...tokens.slice(at + 1)] };
}

const leadsTo = ({ quantity, price, discount }: Count, { amount }: AmountLine): boolean =>
  multipliesOut(quantity.value, price.value, amount.value, { discount: discount?.value });

const isMoney = ({ text, value }: NumberToken): boolean => value.decimals === 2 || /\p{Sc}|\p{L}/u.test(text);
