import { code } from 'currency-codes';

/** `€`, `US$`, `EUR`: what can only be a currency. */
export const isCurrencyMark = (text: string): boolean =>
  /^\p{L}{0,3}\p{Sc}$/u.test(text) || (/^\p{L}{3}$/u.test(text) && code(text) !== undefined);

/**
 * Whether people write a currency so: `$`, `US$`, `usd`, `USD`, `US Dollar` and `dollars` are dollars, `$`, `CA$` and
 * `dollars` are those of Canada, too.
 */
export function isMarkOf(currency: string, mark: string): boolean {
  const written = mark.normalize('NFKC').trim();
  if (written.toUpperCase() === currency) return true;
  const sign = signOf(currency);
  if (written.endsWith(sign) && currency.startsWith(written.slice(0, -sign.length))) return true;
  return namesOf(currency).has(plain(written));
}

const SIGN = String.raw`(?<!\p{L})\p{L}{1,3}\p{Sc}|\p{Sc}`;
const IN_HEADING = new RegExp(String.raw`[([]\s?([A-Z]{3})\s?[)\]]|(${SIGN})|\s([A-Z]{3})$`, 'u');

/** The currency that a heading names: `EUR` of `Price (EUR)` and of `Preis EUR`, `€` of `€ net`. */
export function markInHeading(heading: string): string | null {
  const mark = IN_HEADING.exec(heading)
    ?.slice(1)
    .find((part) => part !== undefined);
  return mark !== undefined && isCurrencyMark(mark) ? mark : null;
}

/** Those in which tables have their headings. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'nb', 'fi', 'cs'];

const names = new Map<string, Set<string>>();

/** `euro`, `euros`, `us dollar`, `us dollars`, `dollars`. */
function namesOf(currency: string): Set<string> {
  let own = names.get(currency);
  if (!own) {
    const english = namesIn('en', currency);
    const nouns = english.map((name) => name.split(' ').at(-1)!);
    own = new Set([...LANGUAGES.flatMap((language) => namesIn(language, currency)), ...english, ...nouns]);
    names.set(currency, own);
  }
  return own;
}

/** By itself, and as it follows numbers. */
function namesIn(language: string, currency: string): string[] {
  const style = { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: 0 } as const;
  const format = new Intl.NumberFormat(language, style);
  const counted = [1, 2, 5].map((n) => format.formatToParts(n).find(({ type }) => type === 'currency')?.value);
  const named = new Intl.DisplayNames(language, { type: 'currency' }).of(currency);
  return [named, ...counted].filter((name) => name !== undefined).map(plain);
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[\s.-]+/g, ' ')
    .trim();

/** By currency; whoever asks is a row of a table, and tables have thousands. */
const signs = new Map<string, string>();

function signOf(currency: string): string {
  let sign = signs.get(currency);
  if (sign === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
    signs.set(currency, sign);
  }
  return sign;
}
