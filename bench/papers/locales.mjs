import { entriesOf, listOf } from './words.mjs';

/** Signs in figures, by the names they have in locales.txt. */
const SIGNS = {
  ...{ none: '', dot: '.', comma: ',', space: ' ', hard: '\u00a0', thin: '\u202f', quote: "'", apostrophe: '’' },
  lakh: 'lakh',
};

/**
 * What a country prescribes or is used to: `lang`, `country`, `currency`, `money` (what stands for the currency), `decimal`
 * and `groups` (how figures are written), `dates` (patterns; `MMMM` is the month in words), `rates` of value-added tax in
 * hundredths of a percent with the usual one first, `local` (what the country's own number of a firm is called), `cash` (cents
 * to which totals are rounded), `whole` (amounts have no cents), `withholding` (hundredths of a percent).
 */
export const LOCALES = Object.fromEntries(
  Object.entries(entriesOf('locales')).map(([code, text]) => [code, localeOf(text)]),
);

/** @returns {Record<string, any>} */
function localeOf(text) {
  const fields = Object.fromEntries(text.split('; ').map((field) => field.split(/=(.*)/s)));
  const numbers = (value) => value && listOf(value).map(Number);
  return {
    ...fields,
    money: listOf(fields.money),
    decimal: SIGNS[fields.decimal],
    groups: listOf(fields.groups).map((name) => SIGNS[name]),
    dates: listOf(fields.dates),
    rates: numbers(fields.rates),
    cash: Number(fields.cash ?? 0),
    withholding: Number(fields.withholding ?? 0),
    whole: fields.whole === 'true',
  };
}

/** The name that `Intl` has for a locale. */
export const intlOf = (code) => ({ 'el-GR': 'el', 'nb-NO': 'nb' })[code] ?? code;
