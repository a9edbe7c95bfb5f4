import type { Word } from '../../page-model.js';
import { currenciesAtHome } from '../../understanding/currency.js';

/** Signs with a letter that the engine's model does not know, and what it makes of them behind an amount. */
const SIGNS = [
  { sign: 'zł', currency: 'PLN', misread: /^z[tli1]$/ },
  { sign: '₺', currency: 'TRY', misread: /^[b©&¢6%£€]$/ },
  { sign: 'Kč', currency: 'CZK', misread: /^K[cCeEéÉ¢&č]$/ },
];
const OFTEN = 4;
const AMOUNT = /\d[.,]\d{2}$/;

/**
 * "zł", "Kč" and "₺" as they are printed: where what the engine makes of them stands behind amount after amount, on a paper with
 * a tax number, an account or a web address of the country whose currency it is.
 */
export function withHomeSigns(words: Word[]): Word[] {
  const behindAmounts = words.filter((_, at) => AMOUNT.test(words[at - 1]?.text ?? ''));
  const home = SIGNS.find(
    ({ currency, misread }) =>
      behindAmounts.filter(({ text }) => misread.test(text)).length >= OFTEN &&
      currenciesAtHome(words.map(({ text }) => text)).has(currency),
  );
  if (!home) return words;
  const printed = new Set(behindAmounts.filter(({ text }) => home.misread.test(text)));
  return words.map((word) => (printed.has(word) ? { ...word, text: home.sign } : word));
}
