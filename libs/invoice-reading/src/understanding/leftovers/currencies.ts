import type { Doubt } from '../../draft.js';
import { accountsByCurrency } from '../currency.js';
import { CODE_GOES_ON, CURRENCY_CODES, NO_CURRENCY_BEFORE } from '../numbers.js';
import { fold } from '../fold.js';
import { CAPITAL } from '../words/amount-labels.js';
import { CURRENCY_NAMES } from '../words/currency-names.js';
import type { Printed } from './leftovers.js';

/** Another currency than the invoice's, wherever and however it is named. */
export function leftCurrencies({ lines, tail, notes, read: { currency } }: Printed): Doubt[] {
  if (!currency) return [];
  const accounts = accountsByCurrency(lines);
  const left = [...lines, ...tail, ...notes].flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      if (accounts.has(cell) || CAPITAL.test(cell.folded)) return [];
      const { text, folded } = cell;
      const codes = (text.match(CODES) ?? []).filter((code) => code !== currency.value);
      const names = cell.words
        .filter(({ text: word }) => !FIRST_NAME.test(word))
        .flatMap(({ text: word }) => fold(word).split(' '))
        .filter((word) => CURRENCY_NAMES.some(([name, of]) => name.test(word) && !of.includes(currency.value)));
      const signs = text
        .split(' ')
        .filter((word) => SIGNS.some(([sign, of]) => sign.test(word) && !of.includes(currency.value)));
      const ofCountries = OF_COUNTRY.filter(([name, of]) => name.test(folded) && of !== currency.value).map(
        ([, of]) => of,
      );
      return [...codes, ...names, ...signs, ...ofCountries];
    }),
  );
  return left.slice(0, 1).map((name) => ({
    code: 'several-currencies',
    message: `Amounts are in ${currency.value}, but the paper names another currency as well: ${name}.`,
    field: 'currency' as const,
  }));
}
const CODES = new RegExp(
  String.raw`${NO_CURRENCY_BEFORE}(?<![\p{L}\p{N}]|\p{Lu}-)(?:${CURRENCY_CODES}|HRK|GEL)(?![\p{L}\p{N}]|${CODE_GOES_ON})`,
  'gu',
);
/** What several countries call theirs, with the country. Folded. */
const OF_COUNTRY: [RegExp, string][] = (
  [
    ['(?:us|u s|american) dollars?', 'USD'],
    ['canadian dollars?', 'CAD'],
    ['australian dollars?', 'AUD'],
    ['new zealand dollars?', 'NZD'],
    ['(?:svensk[ae]|swedish|schwedischen?) (?:kron\\p{L}+|crowns?)', 'SEK'],
    ['(?:dansk[ae]|danish|danischen?) (?:kron\\p{L}+|crowns?)', 'DKK'],
    ['(?:norsk[ae]|norwegian|norwegischen?) (?:kron\\p{L}+|crowns?)', 'NOK'],
    ['(?:cesk\\p{L}+|czech|tschechischen?) (?:korun\\p{L}*|crowns?|kronen)', 'CZK'],
  ] as const
).map(([name, code]) => [new RegExp(`(?:^| )${name}(?= |$)`, 'u'), code]);
/** The currency is no word of German, and begins with a small letter where it is one. */
const FIRST_NAME = /^Frank[.,;]?$/;
/** Alone, or in brackets; beside an amount the sums have been asked. */
const SIGNS: [RegExp, string][] = [
  [/^\(?€\)?[.,;:]?$/, 'EUR'],
  [/^\(?£\)?[.,;:]?$/, 'GBP'],
  [/^\(?(?:US|C|CA|A|AU)?\$\)?[.,;:]?$/, 'USD CAD AUD NZD SGD HKD TWD MXN CLP COP ARS'],
  [/^\(?[₹]\)?[.,;:]?$/, 'INR'],
  [/^\(?zł\)?[.,;:]?$/, 'PLN'],
  [/^\(?Kč\)?[.,;:]?$/, 'CZK'],
  [/^\(?₺\)?[.,;:]?$/, 'TRY'],
];
