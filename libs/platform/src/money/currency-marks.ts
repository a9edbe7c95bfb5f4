import { code } from 'currency-codes';

/** `€`, `US$`, `EUR`: what can only be a currency. */
export const isCurrencyMark = (text: string): boolean =>
  /^\p{L}{0,3}\p{Sc}$/u.test(text) || (/^\p{L}{3}$/u.test(text) && code(text) !== undefined);

/** Whether people write a currency so: `$`, `US$`, `usd` and `USD` are dollars, `$` and `CA$` are those of Canada, too. */
export function isMarkOf(currency: string, mark: string): boolean {
  const written = mark.normalize('NFKC');
  if (written.toUpperCase() === currency) return true;
  const sign = signOf(currency);
  return written.endsWith(sign) && currency.startsWith(written.slice(0, -sign.length));
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
