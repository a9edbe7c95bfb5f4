import type { Doubt } from '../../draft.js';
import { accountsByCurrency } from '../currency.js';
import { CODE_GOES_ON, CURRENCY_CODES } from '../numbers.js';
import type { Printed } from './leftovers.js';

/** Another currency than the invoice's, wherever and however it is named. */
export function leftCurrencies({ lines, tail, notes, read: { currency } }: Printed): Doubt[] {
  if (!currency) return [];
  const accounts = accountsByCurrency(lines);
  const left = [...lines, ...tail, ...notes].flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      if (accounts.has(cell)) return [];
      const { text, folded } = cell;
      const codes = (text.match(CODES) ?? []).filter((code) => code !== currency.value);
      const names = folded
        .split(' ')
        .filter((word) => NAMES.some(([name, of]) => name.test(word) && !of.includes(currency.value)));
      const signs = text
        .split(' ')
        .filter((word) => SIGNS.some(([sign, of]) => sign.test(word) && !of.includes(currency.value)));
      const dollars = DOLLARS.filter(([name, of]) => name.test(folded) && of !== currency.value).map(([, of]) => of);
      return [...codes, ...names, ...signs, ...dollars];
    }),
  );
  return left.slice(0, 1).map((name) => ({
    code: 'several-currencies',
    message: `Amounts are in ${currency.value}, but the paper names another currency as well: ${name}.`,
    field: 'currency' as const,
  }));
}
const CODES = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\p{Lu}-)(?:${CURRENCY_CODES}|HRK|GEL)(?![\p{L}\p{N}]|${CODE_GOES_ON})`,
  'gu',
);
/** Folded. */
const DOLLARS: [RegExp, string][] = [
  [/(?:^| )(?:us|u s|american) dollars?(?= |$)/, 'USD'],
  [/(?:^| )canadian dollars?(?= |$)/, 'CAD'],
  [/(?:^| )australian dollars?(?= |$)/, 'AUD'],
  [/(?:^| )new zealand dollars?(?= |$)/, 'NZD'],
];
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
/** Whole words, folded, in the languages of invoices; what several countries call theirs stands for all of them. */
const NAMES: [RegExp, string][] = [
  [
    /^(?:eur[oa]s?|euron|euroa|eurot|euroa|eurow?|eurem|euru|eura|eurai|euru|eurus|eiro|evr[aoi]\p{L}{0,2}|евро|ευρω|avro)$/u,
    'EUR',
  ],
  [/^(?:dol+ar\p{L}{0,4}|долар\p{L}{0,2}|δολαρι\p{L}{1,2})$/u, 'USD CAD AUD NZD SGD HKD TWD'],
  [/^(?:sterling\p{L}{0,3}|sterlin\p{L}{0,3}|funt[yo]?w?|esterlinas?|livres? sterling)$/u, 'GBP'],
  [/^(?:franken|frank(?:ow|y|u)?|francs?|franchi|francos|φραγκ\p{L}{1,2})$/u, 'CHF'],
  [/^(?:zlot\p{L}{1,4}|злот\p{L}{1,3})$/u, 'PLN'],
  [/^(?:korun\p{L}{0,3}|kron(?:a|or|er|e|en)|coronas?|corone|couronnes?|korona|koron\p{L})$/u, 'CZK SEK NOK DKK ISK'],
  [/^forint\p{L}{0,3}$/u, 'HUF'],
  [/^(?:leu|leilor|леи)$/u, 'RON MDL'],
  [/^(?:leva|левa|лева|лев)$/u, 'BGN'],
  [/^(?:lira(?:si|dir)?|lirasi|liras|lire)$/u, 'TRY'],
  [
    /^(?:yen|yens|yuan|renminbi|rupees?|rupien|roupies?|rand|rubl\p{L}{1,3}|rubel|dinar\p{L}{0,2}|dirham\p{L}{0,2}|kuna|hryvn\p{L}{1,3})$/u,
    'JPY CNY INR ZAR RUB RSD AED HRK UAH',
  ],
];
