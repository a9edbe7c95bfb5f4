import { multipliesOut } from '../line-arithmetic.js';
import type { Token } from './tokens.js';

/** "Deposit on crates 4 × 4.50   18.00": how many at which price is part of the label, where it leads to the amount. */
export function withoutCount(tokens: Token[]): Token[] {
  const amount = tokens.at(-1);
  const at = tokens.findIndex((token) => token.kind === 'text' && TIMES.test(token.text));
  const [count, price] = [tokens[at - 1], tokens[at + 1]];
  const isCounted =
    count?.kind === 'number' &&
    price?.kind === 'number' &&
    amount?.kind === 'number' &&
    price !== amount &&
    multipliesOut(count.value, price.value, amount.value.abs());
  return isCounted ? [...tokens.slice(0, at - 1), ...tokens.slice(at + 2)] : tokens;
}
const TIMES = /^[x×*@à]$/i;
