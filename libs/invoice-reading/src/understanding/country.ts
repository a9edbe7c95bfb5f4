import type { DateOrder } from './dates.js';

const US_STATE =
  'A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const UNITED_STATES = new RegExp(
  String.raw`\b(?:${US_STATE}),?\s+\d{5}(?:-\d{4})?\b|\b\d{5} (?:[A-Z][a-z.]+ ){0,2}[A-Z][a-z]+, (?:${US_STATE})\b|\bUnited States\b|\bU\.?S\.?A\b|\bUS Dollars?\b`,
);
/** Countries whose own currency is also called dollar. */
const OTHER_DOLLARS =
  /\b(?:Canada|Ontario|Qu[eé]bec|British Columbia|Alberta|GST|HST|PST|QST|TPS(?! [a-z]{3})|TVQ|Australia|ABN|BSB|New Zealand|Singapore|Hong Kong|Taiwan|M[eé]xico|RFC|Chile|SII|S\.I\.I|RUT|R\.U\.T|Colombia|DIAN|Argentina|CUIT)\b|\b(?:NSW|VIC|QLD),?\s+\d{4}\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b/;
/** Taxes and registrations that only senders of one country print. A country's name may be the receiver's. */
const DOLLARS_OF = { CAD: /\b(?:HST|PST|QST|TPS(?! [a-z]{3})|TVQ)\b/, AUD: /\b(?:ABN|BSB)\b/, NZD: /\bNZBN\b/ };

/** Words that only languages and countries writing the day first have on their invoices. */
const DAY_FIRST =
  /\b(?:Rechnung[a-z]*|Facture|Factuur[a-z]*|Factura|Fattura|Fatura|Faktur[a-z]*|Nota Fiscal|CNPJ|DPH|KDV|Moms|MVA|NIP|USt|MwSt|TVA|BTW|IVA|Datum|Fecha|United Kingdom|England|Scotland|London|Ireland|ABN|Australia|New Zealand|NZBN|India|GSTIN)\b/i;
/** Likewise, in scripts and languages of countries that all write the day first. */
const DAY_FIRST_LETTERS =
  /[\p{Script=Greek}\p{Script=Cyrillic}]{4}|(?<!\p{L})(?:Sąskait|Rēķin|Račun|Faktúr|Lasku|Päiväys|Kuupäev)/iu;
/** Speaks for the day first, but not where the money is dollars: Americans who sell abroad print it too. */
const VAT = /\bVAT\b/;
const DOLLARS = /\$|\bUSD\b/;

export interface CountryHints {
  dateOrder: DateOrder | null;
  /** What "$" alone means here; null when it may be another country's dollar. */
  dollar: 'USD' | keyof typeof DOLLARS_OF | null;
  /** Likewise for "Rs" and "kr". */
  rupee: 'INR' | null;
  krona: 'SEK' | 'DKK' | 'NOK' | null;
}

const INDIA = /\b(?:GSTIN|CGST|SGST|IGST|India)\b/;
const KRONA = {
  SEK: /\b(?:Sverige|Sweden|Bankgiro|Plusgiro|Organisationsnummer|SE\d\d(?: ?\d{4}){2,5}|SE\d{10}01)\b/i,
  DKK: /\b(?:Danmark|Denmark|CVR|DK\d{8}|DK\d\d(?: ?\d{4}){2,3})\b/i,
  NOK: /\b(?:Norge|Norway|MVA|merverdiavgift|KID|NO\d\d(?: ?\d{4}){2})\b/i,
};

function kronaOf(text: string): CountryHints['krona'] {
  const [only, ...others] = (Object.keys(KRONA) as (keyof typeof KRONA)[]).filter((code) => KRONA[code].test(text));
  return only && others.length === 0 ? only : null;
}

/** The only country on the paper that has dollars. */
function dollarOf(text: string, isAmerican: boolean): CountryHints['dollar'] {
  if (!OTHER_DOLLARS.test(text)) return 'USD';
  const [only, ...others] = (Object.keys(DOLLARS_OF) as (keyof typeof DOLLARS_OF)[]).filter((code) =>
    DOLLARS_OF[code].test(text),
  );
  if (others.length > 0 || isAmerican) return null;
  return only ?? (isAustralian(text) ? 'AUD' : null);
}

/** An Australian address, company, tax and domain: two of them, where nothing speaks of another country. */
const AUSTRALIAN = [/\b(?:NSW|VIC|QLD|TAS),?\s+\d{4}\b/, /\bPty\b/i, /\bGST\b/, /\.(?:com\.)?au\b/, /\bAustralia\b/];
const NOT_AUSTRALIAN = /\b(?:Canada|HST|PST|QST|New Zealand|NZBN|Singapore|Hong Kong|Taiwan)\b/;
const isAustralian = (text: string): boolean =>
  AUSTRALIAN[0]!.test(text) && AUSTRALIAN.filter((sign) => sign.test(text)).length > 2 && !NOT_AUSTRALIAN.test(text);

/** What addresses and words on the paper say about the customs of its country. */
export function readCountryHints(text: string): CountryHints {
  const american = UNITED_STATES.test(text);
  const dayFirst = DAY_FIRST.test(text) || DAY_FIRST_LETTERS.test(text) || (VAT.test(text) && !DOLLARS.test(text));
  return {
    dateOrder: american === dayFirst ? null : american ? 'month-first' : 'day-first',
    dollar: dollarOf(text, american),
    rupee: INDIA.test(text) ? 'INR' : null,
    krona: kronaOf(text),
  };
}
